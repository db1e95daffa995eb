#define _GNU_SOURCE
#include "attempts.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void ignore_all(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
}

/* What nobody stops, because the test was killed, stops by itself after this time. */
static time_t deadline(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 120;
}

static bool has_passed(time_t deadline) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec >= deadline;
}

/* Its grandchild has a session of its own, no parent that lives, no stream and no ear. Prints its number. */
static long leave_daemon(const char *value) {
    (void)value;
    pid_t middle = fork();
    if (middle < 0) return -1;
    if (middle > 0) return waitpid(middle, NULL, 0);
    setsid();
    pid_t daemon = fork();
    if (daemon > 0) {
        printf("daemon %d\n", (int)daemon);
        fflush(stdout);
        _exit(0);
    }
    ignore_all();
    for (int number = 0; number < 16; number++) close(number);
    for (;;) pause();
}

/* From child to child to child, each in a session of its own: nobody is there long enough to be found. */
static long run_away(const char *value) {
    for (int i = atoi(value); i > 0; i--) {
        if (fork() != 0) continue;
        ignore_all();
        for (time_t end = deadline(); !has_passed(end);) {
            setsid();
            if (fork() > 0) _exit(0);
        }
        _exit(0);
    }
    return 0;
}

static long stay(const char *value) {
    ignore_all();
    printf("%s %d\n", value, (int)getpid());
    for (;;) pause();
    return 0;
}

/* Who holds both ends of a pipe never reads that the other one was closed. */
static long hold_lifeline(const char *number) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%s", number);
    return open(path, O_WRONLY | O_CLOEXEC);
}

/*
 * Starts processes as fast as it can, each of which does the same, until its user has so many; then says so, and goes on
 * in the places of those that are killed. Should nothing stop it, it stops after a hundred thousand, or by its deadline.
 */
static long bomb(const char *most) {
    struct rlimit limit = {(rlim_t)atol(most), (rlim_t)atol(most)};
    if (setrlimit(RLIMIT_NPROC, &limit) != 0) return -1;
    atomic_long *left = mmap(NULL, sizeof *left, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (left == MAP_FAILED) return -1;
    atomic_init(left, 100000);
    pid_t first = getpid();
    bool has_said = false;
    time_t end = deadline();
    ignore_all();
    /* Nobody is told of the children, so they leave nothing to be collected. */
    while (atomic_load(left) > 0 && !has_passed(end)) {
        pid_t child = fork();
        if (child == 0) {
            atomic_fetch_sub(left, 1);
            setsid();
        }
        if (child >= 0 || getpid() != first || has_said) continue;
        printf("full %d\n", (int)first);
        has_said = true;
    }
    _exit(0);
}

static long show_limit(const char *number) {
    struct rlimit limit;
    if (getrlimit(atoi(number), &limit) != 0) return -1;
    printf("limit %s is %lld\n", number, (long long)limit.rlim_max);
    return 0;
}

const struct attempt life_attempts[] = {
    {"daemon", leave_daemon},
    {"run-away", run_away},
    {"hold-lifeline", hold_lifeline},
    {"bomb", bomb},
    {"stay", stay},
    {"show-limit", show_limit},
    {NULL, NULL},
};
