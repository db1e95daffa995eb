#define _GNU_SOURCE
#include "sending.h"

#include "target.h"
#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

/* Of a stream, more than this is sent by the next call; a message that is longer is too long. */
enum { MOST_BYTES = 1 << 16 };

/* The others do something else than to send, or tell of it by means that a copy of the message does not have. */
enum { KNOWN_FLAGS = MSG_CONFIRM | MSG_DONTROUTE | MSG_DONTWAIT | MSG_EOR | MSG_MORE | MSG_NOSIGNAL | MSG_OOB };

struct sending {
    const struct asking *asking;
    bool is_many;
    int socket; /* a copy of the program's */
    int flags;
    struct msghdr header;
    struct sockaddr_storage address;
};

static char bytes[MOST_BYTES];

/* Sends, and answers unless that would wait; returns whether it has. */
static bool send_now(const struct sending *sending, int flags) {
    const struct asking *asking = sending->asking;
    ssize_t sent = sendmsg(sending->socket, &sending->header, flags | MSG_NOSIGNAL);
    if (sent < 0) {
        if (errno == EAGAIN && flags != sending->flags) return false;
        asking_answer(asking, 0, errno);
        return true;
    }
    unsigned count = (unsigned)sent;
    uint64_t place = asking->call.data.args[1] + offsetof(struct mmsghdr, msg_len);
    bool is_told = !sending->is_many || target_write((pid_t)asking->call.pid, place, &count, sizeof count);
    asking_answer(asking, sending->is_many ? 1 : sent, is_told ? 0 : EFAULT);
    return true;
}

static void send_once(const struct sending *sending) {
    bool may_wait = (sending->flags & MSG_DONTWAIT) == 0 && (fcntl(sending->socket, F_GETFL) & O_NONBLOCK) == 0;
    if (send_now(sending, sending->flags | (may_wait ? MSG_DONTWAIT : 0))) return;
    pid_t worker = workers_fork();
    if (worker < 0) asking_answer(sending->asking, 0, ENOBUFS);
    if (worker != 0) return;
    send_now(sending, sending->flags);
    _exit(0);
}

/* Other sockets would look at who sends, and that is the supervisor, which may be root's. */
static int check_socket(int socket, bool *is_stream) {
    int family, type;
    socklen_t size = sizeof family;
    if (getsockopt(socket, SOL_SOCKET, SO_DOMAIN, &family, &size) != 0) return errno;
    if (family != AF_UNIX && family != AF_INET && family != AF_INET6) return EPERM;
    size = sizeof type;
    if (getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) != 0) return errno;
    *is_stream = type == SOCK_STREAM;
    return 0;
}

/* Copies what the header names. Returns an error, or 0. */
static int copy_message(struct sending *sending, bool is_stream) {
    static struct iovec parts[IOV_MAX];
    static struct iovec whole;
    pid_t caller = (pid_t)sending->asking->call.pid;
    struct msghdr *header = &sending->header;
    if (header->msg_controllen != 0) return EPERM;
    if (header->msg_namelen > sizeof sending->address) return EINVAL;
    if (header->msg_name == NULL) header->msg_namelen = 0;
    if (target_read(caller, (uintptr_t)header->msg_name, &sending->address, header->msg_namelen) !=
        (ssize_t)header->msg_namelen) {
        return EFAULT;
    }
    header->msg_name = header->msg_namelen > 0 ? &sending->address : NULL;
    if (header->msg_iovlen > IOV_MAX) return EMSGSIZE;
    size_t length = header->msg_iovlen * sizeof *parts, total = 0;
    if (target_read(caller, (uintptr_t)header->msg_iov, parts, length) != (ssize_t)length) return EFAULT;
    for (size_t i = 0; i < header->msg_iovlen; i++) {
        size_t count = parts[i].iov_len, room = sizeof bytes - total;
        if (count > room && !is_stream) return EMSGSIZE;
        if (count > room) count = room;
        if (target_read(caller, (uintptr_t)parts[i].iov_base, bytes + total, count) != (ssize_t)count) return EFAULT;
        total += count;
    }
    whole = (struct iovec){bytes, total};
    *header = (struct msghdr){
        .msg_name = header->msg_name, .msg_namelen = header->msg_namelen, .msg_iov = &whole, .msg_iovlen = 1};
    return 0;
}

void sending_answer(const struct asking *asking, bool is_many) {
    const struct seccomp_data *call = &asking->call.data;
    struct sending sending = {
        .asking = asking, .is_many = is_many, .flags = (int)call->args[is_many ? 3 : 2]};
    if (is_many && (unsigned)call->args[2] == 0) {
        asking_answer(asking, 0, 0);
        return;
    }
    if ((sending.flags & ~KNOWN_FLAGS) != 0) {
        asking_answer(asking, 0, EOPNOTSUPP);
        return;
    }
    size_t size = sizeof sending.header;
    if (target_read((pid_t)asking->call.pid, call->args[1], &sending.header, size) != (ssize_t)size) {
        asking_answer(asking, 0, EFAULT);
        return;
    }
    sending.socket = asking_descriptor(asking, 0);
    if (sending.socket < 0) return;
    bool is_stream = false;
    int error = check_socket(sending.socket, &is_stream);
    if (error == 0) error = copy_message(&sending, is_stream);
    /* Memory was read by a number; it is the caller's if that waits still. */
    if (error != 0) asking_answer(asking, 0, error);
    else if (asking_still_waits(asking)) send_once(&sending);
    close(sending.socket);
}
