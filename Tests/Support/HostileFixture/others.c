#define _GNU_SOURCE
#include "attempts.h"

#include <asm/sockios.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <unistd.h>

static long send_signal(const char *pid) { return kill(atoi(pid), 0); }
/* Its parent is the supervisor. */
static long signal_parent(const char *number) { return kill(getppid(), atoi(number)); }

/* Whoever owns a descriptor gets signals from the kernel when something can be read there. */
static long signal_by_descriptor(const char *pid) { return fcntl(STDIN_FILENO, F_SETOWN, atoi(pid)); }

static long signal_by_descriptor_extended(const char *pid) {
    struct f_owner_ex owner = {F_OWNER_PID, atoi(pid)};
    return fcntl(STDIN_FILENO, F_SETOWN_EX, &owner);
}

static long signal_by_control(const char *pid) {
    int owner = atoi(pid);
    return ioctl(STDIN_FILENO, FIOSETOWN, &owner);
}

static long signal_all(const char *number) { return kill(-1, atoi(number)); }
static long join_group(const char *group) { return setpgid(0, atoi(group)); }
static long trace(const char *pid) { return ptrace(PTRACE_SEIZE, atoi(pid), NULL, NULL); }

static long read_memory(const char *pid) {
    char byte;
    struct iovec here = {&byte, 1}, there = {&byte, 1};
    return process_vm_readv(atoi(pid), &here, 1, &there, 1, 0);
}

static long limit(const char *pid) {
    struct rlimit small = {1000, 1000};
    return prlimit(atoi(pid), RLIMIT_CPU, &small, NULL);
}

static long slow_down(const char *pid) { return setpriority(PRIO_PROCESS, (id_t)atoi(pid), 19); }
static long slow_down_user(const char *user) { return setpriority(PRIO_USER, (id_t)atoi(user), 19); }

static long move_to_one_processor(const char *pid) {
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    return sched_setaffinity(atoi(pid), sizeof first, &first);
}

const struct attempt other_attempts[] = {
    {"signal", send_signal},
    {"signal-parent", signal_parent},
    {"signal-by-descriptor", signal_by_descriptor},
    {"signal-by-descriptor-extended", signal_by_descriptor_extended},
    {"signal-by-control", signal_by_control},
    {"signal-all", signal_all},
    {"join-group", join_group},
    {"trace", trace},
    {"read-memory", read_memory},
    {"limit", limit},
    {"slow-down", slow_down},
    {"slow-down-user", slow_down_user},
    {"one-processor", move_to_one_processor},
    {NULL, NULL},
};
