#define _GNU_SOURCE
#include "attempts.h"

#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static long new_user_namespace(const char *value) {
    (void)value;
    return unshare(CLONE_NEWUSER);
}

static long clone_user_namespace(const char *value) {
    (void)value;
    long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL);
    if (child == 0) _exit(0);
    return child < 0 ? -1 : waitpid((pid_t)child, NULL, 0);
}

static long clone3_user_namespace(const char *value) {
    (void)value;
    unsigned long long arguments[11] = {CLONE_NEWUSER, 0, 0, 0, SIGCHLD};
    long child = syscall(435, arguments, sizeof arguments);
    if (child == 0) _exit(0);
    return child < 0 ? -1 : waitpid((pid_t)child, NULL, 0);
}

static long mount_memory(const char *path) { return mount("none", path, "tmpfs", 0, NULL); }
static long change_root(const char *path) { return chroot(path); }
static long use_ring(const char *value) { return attempt_done((int)syscall(425, atoi(value), NULL)); }
static long load_program(const char *value) { return syscall(SYS_bpf, atoi(value), NULL, 0); }
static long watch_kernel(const char *value) { return syscall(SYS_perf_event_open, NULL, atoi(value), -1, -1, 0); }
static long catch_faults(const char *value) { return attempt_done((int)syscall(SYS_userfaultfd, atoi(value))); }
static long read_keys(const char *value) { return syscall(SYS_keyctl, 0, atoi(value), 0); }
static long share_memory(const char *value) { return shmget(atoi(value), 4096, 0); }
static long fixed_addresses(const char *value) {
    (void)value;
    return personality(ADDR_NO_RANDOMIZE);
}
static long outlive_parent(const char *value) { return prctl(PR_SET_PDEATHSIG, atoi(value)); }
static long type_for_user(const char *value) { return ioctl(STDIN_FILENO, TIOCSTI, value); }

const struct attempt kernel_attempts[] = {
    {"unshare", new_user_namespace},
    {"clone", clone_user_namespace},
    {"clone3", clone3_user_namespace},
    {"mount", mount_memory},
    {"change-root", change_root},
    {"ring", use_ring},
    {"bpf", load_program},
    {"perf", watch_kernel},
    {"catch-faults", catch_faults},
    {"keys", read_keys},
    {"share-memory", share_memory},
    {"personality", fixed_addresses},
    {"outlive-parent", outlive_parent},
    {"type", type_for_user},
    {NULL, NULL},
};
