#define _GNU_SOURCE
#include "handshake.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>

bool handshake_open(int ends[2]) {
    int yes = 1;
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 &&
           setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes) == 0;
}

bool handshake_tell(int end, const struct word *word) {
    ssize_t sent;
    do sent = send(end, word, sizeof *word, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)sizeof *word;
}

struct word handshake_hear(int end, pid_t *sender) {
    struct word word = {0}, none = {0};
    struct iovec part = {&word, sizeof word};
    union {
        char bytes[CMSG_SPACE(sizeof(struct ucred))];
        struct cmsghdr aligned;
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t received;
    do received = recvmsg(end, &message, MSG_CMSG_CLOEXEC);
    while (received < 0 && errno == EINTR);
    if (received != (ssize_t)sizeof word || word.count < 0 || word.count > MOST_DESCRIPTORS) return none;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_CREDENTIALS || sender == NULL) continue;
        struct ucred credentials;
        memcpy(&credentials, CMSG_DATA(header), sizeof credentials);
        *sender = credentials.pid;
    }
    return word;
}
