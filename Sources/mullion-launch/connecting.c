#define _GNU_SOURCE
#include "connecting.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/un.h>
#include <unistd.h>

/* The processes that connect at the moment; zeros are free places. */
static pid_t workers[32];

void connecting_child_ended(pid_t child) {
    for (size_t i = 0; i < sizeof workers / sizeof *workers; i++) {
        if (workers[i] == child) workers[i] = 0;
    }
}

static void answer(const struct connecting *connecting, int error) {
    struct seccomp_notif_resp response = {.id = connecting->id, .error = -error};
    /* A caller that is gone needs none. */
    ioctl(connecting->listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

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
    for (size_t i = 0; i < sizeof workers / sizeof *workers; i++) {
        if (workers[i] != 0) continue;
        pid_t worker = fork();
        if (worker == 0) {
            prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
            answer(connecting, connect_now(connecting));
            _exit(0);
        }
        if (worker < 0) break;
        workers[i] = worker;
        return;
    }
    answer(connecting, EAGAIN);
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

void connecting_answer(const struct connecting *connecting, const struct options *options) {
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
