#define _GNU_SOURCE
#include "filter_parts.h"

#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/syscall.h>

/* Sockets whose messages have a receiver each could reach anybody; the others only whom they were connected to. */
static void allow_connected_kinds(struct steps *steps) {
    load_argument(steps, 1);
    step(steps, BPF_ALU | BPF_AND | BPF_K, 0, 0, ~(unsigned)(SOCK_NONBLOCK | SOCK_CLOEXEC));
    answer_if_equal(steps, SOCK_STREAM, ALLOW);
    answer_if_equal(steps, SOCK_SEQPACKET, ALLOW);
    answer(steps, DENY);
}

enum { LENGTH_OF_CONNECTED_KINDS = 7 };

/* Others have seldom used code behind them, which the kernel would load. */
static void allow_internet_kinds(struct steps *steps) {
    load_argument(steps, 1);
    step(steps, BPF_ALU | BPF_AND | BPF_K, 0, 0, ~(unsigned)(SOCK_NONBLOCK | SOCK_CLOEXEC));
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 2, 0, SOCK_STREAM);
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, SOCK_DGRAM);
    answer(steps, DENY);
    load_argument(steps, 2);
    answer_if_equal(steps, 0, ALLOW);
    answer_if_equal(steps, IPPROTO_TCP, ALLOW);
    answer_if_equal(steps, IPPROTO_UDP, ALLOW);
    answer(steps, DENY);
}

enum { LENGTH_OF_INTERNET_KINDS = 13 };

void filter_sockets(struct steps *steps, bool network, bool asks_sends) {
    unsigned short begin = begin_call(steps, SYS_socketpair);
    load_argument(steps, 0);
    skip_unless(steps, AF_UNIX, LENGTH_OF_CONNECTED_KINDS);
    allow_connected_kinds(steps);
    end_call(steps, begin, DENY);

    begin = begin_call(steps, SYS_socket);
    load_argument(steps, 0);
    skip_unless(steps, AF_UNIX, LENGTH_OF_CONNECTED_KINDS);
    allow_connected_kinds(steps);
    if (network) {
        /* getaddrinfo(3) asks the kernel by netlink which addresses this machine has. */
        skip_unless(steps, AF_NETLINK, 4);
        load_argument(steps, 2);
        answer_if_equal(steps, 0 /* NETLINK_ROUTE */, ALLOW);
        answer(steps, DENY);
        skip_unless(steps, AF_INET, LENGTH_OF_INTERNET_KINDS);
        allow_internet_kinds(steps);
        skip_unless(steps, AF_INET6, LENGTH_OF_INTERNET_KINDS);
        allow_internet_kinds(steps);
    }
    end_call(steps, begin, DENY);

    if (!network) {
        /* Nobody could connect to it that comes of the program; others could take it for somebody else. */
        answer_call(steps, SYS_bind, DENY);
        answer_call(steps, SYS_listen, DENY);
    }
    /*
     * Closing would wait as long as it says, also in the supervisor, which has a copy of each socket for a moment. Filters
     * of sockets take room of which the machine has so much, and without which nobody gets a filter of calls.
     */
    begin = begin_call(steps, SYS_setsockopt);
    load_argument(steps, 1);
    skip_unless(steps, SOL_SOCKET, 11);
    load_argument(steps, 2);
    const unsigned options[] = {
        SO_LINGER, SO_ATTACH_FILTER, SO_ATTACH_BPF, SO_ATTACH_REUSEPORT_CBPF, SO_ATTACH_REUSEPORT_EBPF};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) answer_if_equal(steps, options[i], DENY);
    end_call(steps, begin, ALLOW);

    /* Whether a message brings descriptors stands in memory. Without the network there is hardly anybody to send one to. */
    unsigned unasked = network ? ALLOW : DENY;
    answer_call(steps, SYS_sendmsg, asks_sends ? ASK : unasked);
    answer_call(steps, SYS_sendmmsg, asks_sends ? ASK : unasked);
}
