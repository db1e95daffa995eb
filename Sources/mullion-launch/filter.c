#define _GNU_SOURCE
#include "filter.h"

#include "denied_calls.h"
#include "filter_parts.h"

#include <errno.h>
#include <linux/audit.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
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

enum { pidfd_send_signal_number = 424, openat2_number = 437 };

/* x86-64 numbers from here on belong to the x32 interface, which would get around every comparison below. */
#define FIRST_X32 0x40000000

/* The call's argument must be this; nothing else of it matters. */
static void allow_only(struct steps *steps, long call, int argument, unsigned value) {
    unsigned short begin = begin_call(steps, call);
    load_argument(steps, argument);
    answer_if_equal(steps, value, ALLOW);
    end_call(steps, begin, DENY);
}

static void deny_flags(struct steps *steps, long call, int argument, unsigned flags) {
    unsigned short begin = begin_call(steps, call);
    load_argument(steps, argument);
    answer_if_any(steps, flags, DENY);
    end_call(steps, begin, ALLOW);
}

/* A zero means the caller; any other number may be that of anybody. */
static void ask_about_others(struct steps *steps, long call, int argument, unsigned about_others) {
    unsigned short begin = begin_call(steps, call);
    load_argument(steps, argument);
    answer_if_equal(steps, 0, ALLOW);
    end_call(steps, begin, about_others);
}

/* What could hold up or end other processes of the same user, the host first of all. */
static void filter_targets(struct steps *steps, bool asks) {
    unsigned about_others = asks ? ASK : ALLOW;
    ask_about_others(steps, SYS_prlimit64, 0, about_others);
    ask_about_others(steps, SYS_sched_setaffinity, 0, about_others);
    ask_about_others(steps, SYS_sched_setattr, 0, about_others);
    ask_about_others(steps, SYS_sched_setparam, 0, about_others);
    ask_about_others(steps, SYS_sched_setscheduler, 0, about_others);
    ask_about_others(steps, SYS_ioprio_set, 1, about_others);
    unsigned short begin = begin_call(steps, SYS_setpriority);
    load_argument(steps, 0);
    answer_if_equal(steps, PRIO_USER, DENY);
    load_argument(steps, 1);
    answer_if_equal(steps, 0, ALLOW);
    end_call(steps, begin, about_others);
}

static void filter_signals(struct steps *steps, bool asks) {
    unsigned short begin = begin_call(steps, SYS_kill);
    load_argument(steps, 0);
    answer_if_equal(steps, (unsigned)-1, DENY);
    end_call(steps, begin, asks ? ASK : ALLOW);
    if (!asks) return;
    answer_call(steps, SYS_tgkill, ASK);
    answer_call(steps, SYS_tkill, ASK);
    answer_call(steps, SYS_rt_sigqueueinfo, ASK);
    answer_call(steps, SYS_rt_tgsigqueueinfo, ASK);
    answer_call(steps, SYS_pidfd_open, ASK);
    /* There are other ways to a descriptor of a process: SO_PEERPIDFD is one of the host. */
    answer_call(steps, pidfd_send_signal_number, DENY);
}

static void compile(struct steps *steps, const struct filter *filter) {
    load(steps, offsetof(struct seccomp_data, arch));
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
    answer(steps, DENY);
    load(steps, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    step(steps, BPF_JMP | BPF_JGE | BPF_K, 0, 1, FIRST_X32);
    answer(steps, UNKNOWN);
#endif
    for (size_t i = 0; i < denied_call_count; i++) answer_call(steps, denied_calls[i], DENY);
    if (filter->truncate) answer_call(steps, SYS_truncate, DENY);

    /* Their flags are in memory, where no filter sees them; programs then use clone and openat. */
    answer_call(steps, SYS_clone3, UNKNOWN);
    answer_call(steps, openat2_number, UNKNOWN);
    deny_flags(steps, SYS_clone, 0,
               CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET);
    allow_only(steps, SYS_personality, 0, 0xFFFFFFFF);
    /* Of huge pages the machine has as many as somebody has set aside for somebody. */
    deny_flags(steps, SYS_mmap, 3, MAP_HUGETLB);
    deny_flags(steps, SYS_memfd_create, 1, MFD_HUGETLB);

    unsigned short begin = begin_call(steps, SYS_prctl);
    load_argument(steps, 0);
    /* Else it would outlive a supervisor that was killed. PR_SET_DUMPABLE harms nobody but the plugin's debugger. */
    answer_if_equal(steps, PR_SET_PDEATHSIG, DENY);
    /* Filters take room of which the machine has so much. */
    answer_if_equal(steps, PR_SET_SECCOMP, DENY);
    end_call(steps, begin, ALLOW);

    filter_sockets(steps, filter->network, filter->asks_sends);
    filter_descriptors(steps, filter->network);
    filter_changes(steps, filter->asks_changes);
    filter_modes(steps);
    filter_targets(steps, filter->asks_targets);
    filter_signals(steps, filter->asks_signals);
    if (filter->asks_connect) answer_call(steps, SYS_connect, ASK);
    filter_opens(steps, filter->asks_open, filter->truncate);
    answer(steps, ALLOW);
}

bool filter_exists(void) { return ARCHITECTURE != 0; }

bool filter_install(const struct filter *filter, int *listener) {
    struct steps steps = {.count = 0};
    compile(&steps, filter);
    struct sock_fprog code = {steps.count, steps.list};
    bool asks = filter->asks_connect || filter->asks_sends || filter->asks_open || filter->asks_changes ||
                filter->asks_targets || filter->asks_signals;
    unsigned long flags = asks ? SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV : 0;
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &code);
    if (result < 0 && asks) {
        /* Before Linux 5.19 a signal may interrupt a call that waits for an answer. */
        result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &code);
    }
    *listener = asks ? (int)result : -1;
    return result >= 0;
}
