#define _GNU_SOURCE
#include "handshake.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

bool handshake_open(int ends[2]) {
    int yes = 1;
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 &&
           setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes) == 0;
}

bool handshake_tell(int end, char word, const int *descriptors, size_t count) {
    struct iovec part = {&word, 1};
    union {
        char bytes[CMSG_SPACE(MOST_DESCRIPTORS * sizeof(int))];
        struct cmsghdr aligned;
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(count * sizeof(int));
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(count * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, count * sizeof(int));
    }
    ssize_t sent;
    do sent = sendmsg(end, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == 1;
}

static void take_descriptors(struct cmsghdr *header, int *descriptors, size_t *count) {
    size_t received = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < received; i++) {
        int descriptor;
        memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof descriptor);
        if (descriptors != NULL && *count < MOST_DESCRIPTORS) descriptors[(*count)++] = descriptor;
        else close(descriptor);
    }
}

char handshake_hear(int end, pid_t *sender, int *descriptors, size_t *count) {
    char word = 0;
    struct iovec part = {&word, 1};
    union {
        char bytes[CMSG_SPACE(MOST_DESCRIPTORS * sizeof(int)) + CMSG_SPACE(sizeof(struct ucred))];
        struct cmsghdr aligned;
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t received;
    do received = recvmsg(end, &message, MSG_CMSG_CLOEXEC);
    while (received < 0 && errno == EINTR);
    if (count != NULL) *count = 0;
    if (received != 1) return 0;
    size_t ignored = 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET) continue;
        if (header->cmsg_type == SCM_RIGHTS) take_descriptors(header, descriptors, count ? count : &ignored);
        if (header->cmsg_type == SCM_CREDENTIALS && sender != NULL) {
            struct ucred credentials;
            memcpy(&credentials, CMSG_DATA(header), sizeof credentials);
            *sender = credentials.pid;
        }
    }
    return word;
}
