#define _GNU_SOURCE
#include "filter.h"

#include "calls.h"
#include "speech.h"

#include <asm/sockios.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define ARCHITECTURE 0
#endif

#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif

/* Answers. EPERM and not a death, so that a program that only tries something goes on without. */
#define ALLOW SECCOMP_RET_ALLOW
#define DENY (SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN (SECCOMP_RET_ERRNO | ENOSYS)
#define ASK SECCOMP_RET_USER_NOTIF

enum { pidfd_send_signal_number = 424 };

/* x86-64 numbers from here on belong to the x32 interface, which would get around every comparison below. */
#define FIRST_X32 0x40000000

struct program {
    struct sock_filter steps[512];
    unsigned short count;
};

static void step(struct program *program, unsigned short code, unsigned char yes, unsigned char no, unsigned value) {
    if (program->count >= sizeof program->steps / sizeof *program->steps) refuse("the filter of calls is too long.");
    program->steps[program->count++] = (struct sock_filter){code, yes, no, value};
}

static void answer(struct program *program, unsigned action) { step(program, BPF_RET | BPF_K, 0, 0, action); }

static void load(struct program *program, size_t offset) {
    step(program, BPF_LD | BPF_W | BPF_ABS, 0, 0, (unsigned)offset);
}

/* The lower half of an argument: all that the kernel looks at where the argument is an int. */
static void load_argument(struct program *program, int number) {
    load(program, offsetof(struct seccomp_data, args) + (size_t)number * 8);
}

static void answer_if_equal(struct program *program, unsigned value, unsigned action) {
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
    answer(program, action);
}

static void answer_call(struct program *program, long call, unsigned action) {
    answer_if_equal(program, (unsigned)call, action);
}

/* Begins what is done for one call only; to be ended with `end_call`. */
static unsigned short begin_call(struct program *program, long call) {
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, (unsigned)call);
    return (unsigned short)(program->count - 1);
}

static void end_call(struct program *program, unsigned short begin, unsigned otherwise) {
    answer(program, otherwise);
    program->steps[begin].jf = (unsigned char)(program->count - begin - 1);
}

/* The call's argument must be this; nothing else of it matters. */
static void allow_only(struct program *program, long call, int argument, unsigned value) {
    unsigned short begin = begin_call(program, call);
    load_argument(program, argument);
    answer_if_equal(program, value, ALLOW);
    end_call(program, begin, DENY);
}

static void deny_flags(struct program *program, long call, int argument, unsigned flags) {
    unsigned short begin = begin_call(program, call);
    load_argument(program, argument);
    step(program, BPF_JMP | BPF_JSET | BPF_K, 0, 1, flags);
    answer(program, DENY);
    end_call(program, begin, ALLOW);
}

/* Sockets whose messages have a receiver each could reach anybody; the others only whom they were connected to. */
static void allow_connected_kinds(struct program *program) {
    load_argument(program, 1);
    step(program, BPF_ALU | BPF_AND | BPF_K, 0, 0, ~(unsigned)(SOCK_NONBLOCK | SOCK_CLOEXEC));
    answer_if_equal(program, SOCK_STREAM, ALLOW);
    answer_if_equal(program, SOCK_SEQPACKET, ALLOW);
    answer(program, DENY);
}

enum { LENGTH_OF_CONNECTED_KINDS = 7 };

/* Others have seldom used code behind them, which the kernel would load. */
static void allow_internet_kinds(struct program *program) {
    load_argument(program, 1);
    step(program, BPF_ALU | BPF_AND | BPF_K, 0, 0, ~(unsigned)(SOCK_NONBLOCK | SOCK_CLOEXEC));
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 2, 0, SOCK_STREAM);
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, SOCK_DGRAM);
    answer(program, DENY);
    load_argument(program, 2);
    answer_if_equal(program, 0, ALLOW);
    answer_if_equal(program, IPPROTO_TCP, ALLOW);
    answer_if_equal(program, IPPROTO_UDP, ALLOW);
    answer(program, DENY);
}

enum { LENGTH_OF_INTERNET_KINDS = 13 };

/* Jumps over the next `length` steps unless the accumulator is `value`. */
static void skip_unless(struct program *program, unsigned value, unsigned char length) {
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 0, length, value);
}

static void filter_sockets(struct program *program, bool network) {
    unsigned short begin = begin_call(program, SYS_socketpair);
    load_argument(program, 0);
    skip_unless(program, AF_UNIX, LENGTH_OF_CONNECTED_KINDS);
    allow_connected_kinds(program);
    end_call(program, begin, DENY);

    begin = begin_call(program, SYS_socket);
    load_argument(program, 0);
    skip_unless(program, AF_UNIX, LENGTH_OF_CONNECTED_KINDS);
    allow_connected_kinds(program);
    if (network) {
        /* getaddrinfo(3) asks the kernel by netlink which addresses this machine has. */
        skip_unless(program, AF_NETLINK, 4);
        load_argument(program, 2);
        answer_if_equal(program, 0 /* NETLINK_ROUTE */, ALLOW);
        answer(program, DENY);
        skip_unless(program, AF_INET, LENGTH_OF_INTERNET_KINDS);
        allow_internet_kinds(program);
        skip_unless(program, AF_INET6, LENGTH_OF_INTERNET_KINDS);
        allow_internet_kinds(program);
    }
    end_call(program, begin, DENY);

    if (!network) {
        /* Nobody could connect to it that comes of the program; others could take it for somebody else. */
        answer_call(program, SYS_bind, DENY);
        answer_call(program, SYS_listen, DENY);
    }
    /* Closing would wait as long as it says, also in the supervisor, which has a copy of each socket for a moment. */
    begin = begin_call(program, SYS_setsockopt);
    load_argument(program, 1);
    skip_unless(program, SOL_SOCKET, 3);
    load_argument(program, 2);
    answer_if_equal(program, SO_LINGER, DENY);
    end_call(program, begin, ALLOW);
}

/* A zero means the caller; any other number may be that of anybody. */
static void ask_about_others(struct program *program, long call, int argument, unsigned about_others) {
    unsigned short begin = begin_call(program, call);
    load_argument(program, argument);
    answer_if_equal(program, 0, ALLOW);
    end_call(program, begin, about_others);
}

/* What could hold up or end other processes of the same user, the host first of all. */
static void filter_targets(struct program *program, bool asks) {
    unsigned about_others = asks ? ASK : ALLOW;
    ask_about_others(program, SYS_prlimit64, 0, about_others);
    ask_about_others(program, SYS_sched_setaffinity, 0, about_others);
    ask_about_others(program, SYS_sched_setattr, 0, about_others);
    ask_about_others(program, SYS_sched_setparam, 0, about_others);
    ask_about_others(program, SYS_sched_setscheduler, 0, about_others);
    ask_about_others(program, SYS_ioprio_set, 1, about_others);
    unsigned short begin = begin_call(program, SYS_setpriority);
    load_argument(program, 0);
    answer_if_equal(program, PRIO_USER, DENY);
    load_argument(program, 1);
    answer_if_equal(program, 0, ALLOW);
    end_call(program, begin, about_others);
}

/* The kernel sends signals to whoever is said to own a descriptor. */
static void filter_owners(struct program *program) {
    unsigned short begin = begin_call(program, SYS_fcntl);
    load_argument(program, 1);
    answer_if_equal(program, F_SETOWN, DENY);
    answer_if_equal(program, F_SETOWN_EX, DENY);
    end_call(program, begin, ALLOW);
}

static void filter_signals(struct program *program, bool asks) {
    unsigned short begin = begin_call(program, SYS_kill);
    load_argument(program, 0);
    answer_if_equal(program, (unsigned)-1, DENY);
    end_call(program, begin, asks ? ASK : ALLOW);
    if (!asks) return;
    answer_call(program, SYS_tgkill, ASK);
    answer_call(program, SYS_tkill, ASK);
    answer_call(program, SYS_rt_sigqueueinfo, ASK);
    answer_call(program, SYS_rt_tgsigqueueinfo, ASK);
    answer_call(program, SYS_pidfd_open, ASK);
    /* There are other ways to a descriptor of a process: SO_PEERPIDFD is one of the host. */
    answer_call(program, pidfd_send_signal_number, DENY);
}


/* Landlock does not look at them. With an open descriptor, which it has looked at, the same can be done. */
static void filter_attributes(struct program *program) {
    for (size_t i = 0; i < attribute_call_count; i++) answer_call(program, attribute_calls[i], DENY);
    unsigned short begin = begin_call(program, SYS_utimensat);
    load_argument(program, 1);
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 3, 0);
    load(program, offsetof(struct seccomp_data, args) + 8 + 4);
    answer_if_equal(program, 0, ALLOW);
    end_call(program, begin, DENY);
}

static void compile(struct program *program, const struct filter *filter) {
    load(program, offsetof(struct seccomp_data, arch));
    step(program, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
    answer(program, DENY);
    load(program, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    step(program, BPF_JMP | BPF_JGE | BPF_K, 0, 1, FIRST_X32);
    answer(program, UNKNOWN);
#endif
    for (size_t i = 0; i < denied_call_count; i++) answer_call(program, denied_calls[i], DENY);
    if (filter->truncate) answer_call(program, SYS_truncate, DENY);
    filter_attributes(program);

    /* Its flags are in memory, where no filter sees them; the C library then uses clone. */
    answer_call(program, SYS_clone3, UNKNOWN);
    deny_flags(program, SYS_clone, 0,
               CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET);
    allow_only(program, SYS_personality, 0, 0xFFFFFFFF);

    unsigned short begin = begin_call(program, SYS_prctl);
    load_argument(program, 0);
    /* Else it would outlive a supervisor that was killed. PR_SET_DUMPABLE harms nobody but the plugin's debugger. */
    answer_if_equal(program, PR_SET_PDEATHSIG, DENY);
    end_call(program, begin, ALLOW);

    begin = begin_call(program, SYS_ioctl);
    load_argument(program, 1);
    answer_if_equal(program, TIOCSTI, DENY);
    answer_if_equal(program, TIOCLINUX, DENY);
    answer_if_equal(program, FIOSETOWN, DENY);
    answer_if_equal(program, SIOCSPGRP, DENY);
    end_call(program, begin, ALLOW);

    filter_sockets(program, filter->network);
    filter_owners(program);
    filter_targets(program, filter->asks_targets);
    filter_signals(program, filter->asks_signals);
    if (filter->asks_connect) answer_call(program, SYS_connect, ASK);
    if (filter->asks_open) {
        begin = begin_call(program, SYS_openat);
        load_argument(program, 2);
        answer_if_equal(program, 0, ASK);
        end_call(program, begin, ALLOW);
    }
    answer(program, ALLOW);
}

bool filter_exists(void) { return ARCHITECTURE != 0; }

bool filter_install(const struct filter *filter, int *listener) {
    struct program program = {.count = 0};
    compile(&program, filter);
    struct sock_fprog code = {program.count, program.steps};
    bool asks = filter->asks_connect || filter->asks_open || filter->asks_targets || filter->asks_signals;
    unsigned long flags = asks ? SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV : 0;
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &code);
    if (result < 0 && asks) {
        /* Before Linux 5.19 a signal may interrupt a call that waits for an answer. */
        result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &code);
    }
    *listener = asks ? (int)result : -1;
    return result >= 0;
}
