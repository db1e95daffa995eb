#define _GNU_SOURCE
#include "changing.h"

#include "target.h"
#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Nothing changes it afterwards. Landlock has looked at nothing where it is neither for reading nor for writing. */
static bool is_opened_for_writing(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || (flags & O_PATH) != 0) return false;
    return (flags & O_ACCMODE) == O_WRONLY || (flags & O_ACCMODE) == O_RDWR;
}

/* A copy of the descriptor in the first argument; -1 where the call is answered, because nothing of it may be changed. */
static int changeable(const struct asking *asking) {
    int copy = asking_descriptor(asking, 0);
    if (copy < 0) return -1;
    struct stat status;
    /* Devices are not the program's own, even those that it may write to. */
    if (is_opened_for_writing(copy) && fstat(copy, &status) == 0 && S_ISREG(status.st_mode)) return copy;
    close(copy);
    asking_answer(asking, 0, EPERM);
    return -1;
}

void changing_answer_mode(const struct asking *asking) {
    int copy = changeable(asking);
    if (copy < 0) return;
    asking_answer(asking, 0, fchmod(copy, asking->call.data.args[1] & 0777) == 0 ? 0 : errno);
    close(copy);
}

void changing_answer_times(const struct asking *asking) {
    struct timespec times[2];
    uint64_t address = asking->call.data.args[2];
    bool is_now = address == 0;
    if (!is_now && target_read((pid_t)asking->call.pid, address, times, sizeof times) != (ssize_t)sizeof times) {
        asking_answer(asking, 0, EFAULT);
        return;
    }
    int copy = changeable(asking);
    if (copy < 0) return;
    asking_answer(asking, 0, futimens(copy, is_now ? NULL : times) == 0 ? 0 : errno);
    close(copy);
}

void changing_answer_lock(const struct asking *asking) {
    int operation = (int)asking->call.data.args[1];
    int copy = asking_descriptor(asking, 0);
    if (copy < 0) return;
    int error = 0;
    pid_t worker = -1;
    if (!is_opened_for_writing(copy)) error = EPERM;
    /* A lock belongs to the open file, and so to whoever has a descriptor of it. */
    else if (flock(copy, operation | LOCK_NB) != 0) error = errno;
    if (error == EWOULDBLOCK && (operation & LOCK_NB) == 0) {
        worker = workers_fork();
        if (worker < 0) error = ENOLCK;
    }
    if (worker == 0) {
        asking_answer(asking, 0, flock(copy, operation) == 0 ? 0 : errno);
        _exit(0);
    }
    if (worker < 0) asking_answer(asking, 0, error);
    close(copy);
}
