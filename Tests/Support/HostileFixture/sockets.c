#define _GNU_SOURCE
#include "attempts.h"

#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

static long tcp(const char *value) {
    (void)value;
    return attempt_done(socket(AF_INET, SOCK_STREAM, 0));
}

static long udp(const char *value) {
    (void)value;
    return attempt_done(socket(AF_INET6, SOCK_DGRAM, 0));
}

static long netlink(const char *value) { return attempt_done(socket(AF_NETLINK, SOCK_RAW, atoi(value))); }

static long datagram(const char *value) {
    (void)value;
    return attempt_done(socket(AF_UNIX, SOCK_DGRAM, 0));
}

static long sequenced(const char *value) {
    (void)value;
    return attempt_done(socket(AF_INET, SOCK_SEQPACKET, 0));
}

static long stream_protocol(const char *number) { return attempt_done(socket(AF_INET, SOCK_STREAM, atoi(number))); }

static long listen_abstract(const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    if (end < 0 || bind(end, (struct sockaddr *)&address, sizeof address) != 0) return -1;
    return listen(end, 1);
}

/* Who closes the last copy waits until all is sent, or so many seconds. */
static long linger(const char *seconds) {
    struct linger option = {1, atoi(seconds)};
    int end = socket(AF_INET, SOCK_STREAM, 0);
    return end < 0 ? -1 : setsockopt(end, SOL_SOCKET, SO_LINGER, &option, sizeof option);
}

/* The kernel hands out a descriptor of the process at the other end. */
static long signal_peer(const char *path) {
    enum { peer_handle = 77, send_signal = 424 };
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    int end = socket(AF_UNIX, SOCK_STREAM, 0), handle = -1;
    socklen_t size = sizeof handle;
    if (end < 0 || connect(end, (struct sockaddr *)&address, sizeof address) != 0) return -1;
    if (getsockopt(end, SOL_SOCKET, peer_handle, &handle, &size) != 0) return -1;
    return syscall(send_signal, handle, 0, NULL, 0);
}

static void *change_last_letter(void *address) {
    volatile char *last = address;
    for (;;) {
        *last = 'a';
        *last = 'b';
    }
    return NULL;
}

/* Connects often to a path that ends in “a” or “b”, whichever it is at the moment when somebody looks. */
static long connect_in_turns(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    pthread_t changing;
    if (pthread_create(&changing, NULL, change_last_letter, address.sun_path + strlen(path) - 1) != 0) return -1;
    for (int i = 0; i < 2000; i++) {
        int end = socket(AF_UNIX, SOCK_STREAM, 0);
        if (end < 0) return -1;
        connect(end, (struct sockaddr *)&address, sizeof address);
        close(end);
    }
    return 0;
}

static long connect_to(const void *address, socklen_t length, int family) {
    int end = socket(family, SOCK_STREAM, 0);
    if (end < 0) return -1;
    long result = connect(end, address, length);
    int failure = errno;
    close(end);
    errno = failure;
    return result;
}

static long connect_path(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    return connect_to(&address, sizeof address, AF_UNIX);
}

static long connect_abstract(const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
    return connect_to(&address, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name)), AF_UNIX);
}

static long connect_port(const char *port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return connect_to(&address, sizeof address, AF_INET);
}

const struct attempt socket_attempts[] = {
    {"tcp", tcp},
    {"udp", udp},
    {"netlink", netlink},
    {"datagram", datagram},
    {"sequenced", sequenced},
    {"stream-protocol", stream_protocol},
    {"listen", listen_abstract},
    {"linger", linger},
    {"signal-peer", signal_peer},
    {"connect", connect_path},
    {"connect-in-turns", connect_in_turns},
    {"abstract", connect_abstract},
    {"port", connect_port},
    {NULL, NULL},
};
