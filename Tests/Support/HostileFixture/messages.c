#define _GNU_SOURCE
#include "attempts.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

/* A message of two parts that brings a descriptor along, if that is wanted. */
struct letter {
    struct iovec parts[2];
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    struct msghdr header;
};

static void write_letter(struct letter *letter, int descriptor) {
    memset(letter, 0, sizeof *letter);
    letter->parts[0] = (struct iovec){"Hello, ", 7};
    letter->parts[1] = (struct iovec){"world", 5};
    letter->header = (struct msghdr){.msg_iov = letter->parts, .msg_iovlen = 2};
    struct cmsghdr *control = (struct cmsghdr *)letter->control;
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(control), &descriptor, sizeof descriptor);
    letter->header.msg_control = control;
    letter->header.msg_controllen = descriptor >= 0 ? sizeof letter->control : 0;
}

static long send_plain(const char *kind) {
    int ends[2];
    struct letter letter;
    char heard[64] = "";
    if (socketpair(AF_UNIX, atoi(kind), 0, ends) != 0) return -1;
    write_letter(&letter, -1);
    long sent = sendmsg(ends[0], &letter.header, 0);
    if (sent < 0 || read(ends[1], heard, sizeof heard - 1) < 0) return -1;
    printf("sent %ld: %s\n", sent, heard);
    return 0;
}

static long send_many(const char *value) {
    (void)value;
    int ends[2];
    struct letter letters[2];
    char heard[64] = "";
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    write_letter(&letters[0], -1);
    write_letter(&letters[1], -1);
    struct mmsghdr headers[2] = {{letters[0].header, 0}, {letters[1].header, 0}};
    int sent = sendmmsg(ends[0], headers, 2, 0);
    if (sent < 1 || read(ends[1], heard, sizeof heard - 1) < 0) return -1;
    printf("sent %d of %u bytes: %.12s\n", sent, headers[0].msg_len, heard);
    return 0;
}

static long send_descriptor(const char *call) {
    int ends[2];
    struct letter letter;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    write_letter(&letter, STDERR_FILENO);
    struct mmsghdr many = {letter.header, 0};
    return strcmp(call, "many") == 0 ? sendmmsg(ends[0], &many, 1, 0) : sendmsg(ends[0], &letter.header, 0);
}

static atomic_bool is_over;

static void *change_control(void *header) {
    volatile struct msghdr *message = header;
    /* Each of the two is there for as long as the other. */
    for (unsigned turn = 0; !atomic_load(&is_over); turn++) {
        message->msg_controllen = turn % 128 < 64 ? 0 : CMSG_SPACE(sizeof(int));
    }
    return NULL;
}

/* Sends often a message that brings a descriptor along, or brings none, whichever it is when somebody looks. */
static long send_in_turns(const char *count) {
    int ends[2], arrived = 0, sent = 0;
    struct letter letter;
    pthread_t changing;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0) return -1;
    write_letter(&letter, STDERR_FILENO);
    if (pthread_create(&changing, NULL, change_control, &letter.header) != 0) return -1;
    for (int i = atoi(count); i > 0; i--) {
        if (sendmsg(ends[0], &letter.header, 0) < 0) continue;
        char heard[64];
        struct letter received;
        write_letter(&received, STDERR_FILENO);
        received.parts[0] = (struct iovec){heard, sizeof heard};
        received.header.msg_iovlen = 1;
        if (recvmsg(ends[1], &received.header, 0) < 0) return -1;
        sent++;
        if (received.header.msg_controllen > 0) arrived++;
    }
    atomic_store(&is_over, 1);
    pthread_join(changing, NULL);
    printf("%s sent, %d descriptors arrived\n", sent > 0 ? "some" : "none", arrived);
    return 0;
}

static void *read_all(void *end) {
    static char room[1 << 16];
    long total = 0, count;
    while ((count = read(*(int *)end, room, sizeof room)) > 0) total += count;
    return (void *)total;
}

/* More than there is room for until somebody reads. */
static long send_much(const char *value) {
    static char bytes[1 << 20];
    int ends[2];
    long left = atol(value);
    pthread_t reading;
    void *read;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    if (pthread_create(&reading, NULL, read_all, &ends[1]) != 0) return -1;
    while (left > 0) {
        struct iovec part = {bytes, left < (long)sizeof bytes ? (size_t)left : sizeof bytes};
        struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
        long sent = sendmsg(ends[0], &message, 0);
        if (sent < 0) return -1;
        left -= sent;
    }
    close(ends[0]);
    pthread_join(reading, &read);
    printf("%ld arrived\n", (long)read);
    return 0;
}

const struct attempt message_attempts[] = {
    {"send-plain", send_plain},
    {"send-many", send_many},
    {"send-descriptor", send_descriptor},
    {"send-in-turns", send_in_turns},
    {"send-much", send_much},
    {NULL, NULL},
};
