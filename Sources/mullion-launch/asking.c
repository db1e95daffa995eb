#define _GNU_SOURCE
#include "asking.h"

#include "target.h"

#include <errno.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool asking_still_waits(const struct asking *asking) {
    uint64_t id = asking->call.id;
    return ioctl(asking->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &id) == 0;
}

void asking_answer(const struct asking *asking, long value, int error) {
    struct seccomp_notif_resp answer = {.id = asking->call.id, .val = error ? 0 : value, .error = -error};
    ioctl(asking->listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
}

void asking_let_pass(const struct asking *asking) {
    struct seccomp_notif_resp answer = {.id = asking->call.id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};
    ioctl(asking->listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
}

int asking_descriptor(const struct asking *asking, int argument) {
    pid_t process = target_process((pid_t)asking->call.pid);
    errno = 0;
    int copy = process > 0 ? target_descriptor(process, (int)asking->call.data.args[argument]) : -1;
    if (copy < 0) {
        asking_answer(asking, 0, errno == EBADF ? EBADF : EACCES);
        return -1;
    }
    if (asking_still_waits(asking)) return copy;
    close(copy);
    return -1;
}
