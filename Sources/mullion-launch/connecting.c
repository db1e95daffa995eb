#define _GNU_SOURCE
#include "connecting.h"

#include "target.h"
#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

struct connecting {
    const struct asking *asking;
    int socket;                      /* a copy of the program's; so what is connected is the program's own */
    struct sockaddr_storage address; /* a copy too, which the program cannot change any more */
    socklen_t length;
};

static void answer(const struct connecting *connecting, int error) { asking_answer(connecting->asking, 0, error); }

static int connect_now(const struct connecting *connecting) {
    const struct sockaddr *address = (const struct sockaddr *)&connecting->address;
    return connect(connecting->socket, address, connecting->length) == 0 ? 0 : errno;
}

/* A server that is slow to accept must not hold the supervisor; so there is no wait for a place in its queue. */
static int connect_without_waiting(const struct connecting *connecting) {
    int flags = fcntl(connecting->socket, F_GETFL);
    if (flags < 0) return errno;
    if ((flags & O_NONBLOCK) != 0) return connect_now(connecting);
    fcntl(connecting->socket, F_SETFL, flags | O_NONBLOCK);
    int error = connect_now(connecting);
    fcntl(connecting->socket, F_SETFL, flags);
    return error;
}

static void connect_elsewhere(const struct connecting *connecting) {
    pid_t worker = workers_fork();
    if (worker < 0) answer(connecting, EAGAIN);
    if (worker != 0) return;
    answer(connecting, connect_now(connecting));
    _exit(0);
}

static bool is_allowed(const struct connecting *connecting, const struct options *options) {
    const struct sockaddr_un *address = (const struct sockaddr_un *)&connecting->address;
    size_t room = connecting->length - offsetof(struct sockaddr_un, sun_path);
    if (connecting->length <= offsetof(struct sockaddr_un, sun_path)) return false;
    for (size_t i = 0; i < options->socket_count; i++) {
        size_t length = strlen(options->sockets[i]);
        if (length == strnlen(address->sun_path, room) && memcmp(address->sun_path, options->sockets[i], length) == 0) {
            return true;
        }
    }
    return false;
}

static void decide(const struct connecting *connecting, const struct options *options) {
    switch (connecting->address.ss_family) {
    case AF_UNIX:
        answer(connecting, is_allowed(connecting, options) ? connect_without_waiting(connecting) : EACCES);
        break;
    case AF_UNSPEC: answer(connecting, connect_without_waiting(connecting)); break;
    case AF_INET:
    case AF_INET6:
        if (options->network) connect_elsewhere(connecting);
        else answer(connecting, EACCES);
        break;
    default: answer(connecting, EACCES); break;
    }
}

void connecting_answer(const struct asking *asking, const struct options *options) {
    struct connecting connecting = {.asking = asking};
    const struct seccomp_notif *call = &asking->call;
    uint64_t length = call->data.args[2] & 0xFFFFFFFF;
    if (length < sizeof(sa_family_t) || length > sizeof connecting.address) {
        asking_answer(asking, 0, EINVAL);
        return;
    }
    connecting.length = (socklen_t)length;
    if (target_read((pid_t)call->pid, call->data.args[1], &connecting.address, length) != (ssize_t)length) {
        asking_answer(asking, 0, EFAULT);
        return;
    }
    connecting.socket = asking_descriptor(asking, 0);
    if (connecting.socket < 0) return;
    decide(&connecting, options);
    close(connecting.socket);
}
