#define _GNU_SOURCE
#include "stage.h"

#include "filter.h"
#include "handshake.h"
#include "landlock.h"
#include "privileges.h"
#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

/* Versions of Landlock from which on the kernel itself looks at what the filter has to look at before. */
enum { LOOKS_AT_TRUNCATE = 3, LOOKS_AT_SIGNALS = 6 };

static _Noreturn void lose_supervisor(void) { refuse("the supervisor has ended before the plugin was started."); }

/* A session of its own, so that it can neither join a process group of the host nor reach the host's terminal. */
static void begin_session(pid_t parent) {
    /* The supervisor is not dumpable, and this copy of it would not be either: it could not write to its own /proc. */
    prctl(PR_SET_DUMPABLE, 1UL, 0UL, 0UL, 0UL);
    if (setsid() < 0 && getsid(0) != getpid()) {
        refuse("the plugin gets no session of its own: %s.", strerror(errno));
    }
    prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    if (getppid() != parent) lose_supervisor();
}

/* The supervisor is to keep it, as the first of all descriptors. */
static void keep_listener(struct word *done, int listener) {
    if (listener < 0) return;
    memmove(done->descriptors + 1, done->descriptors, (size_t)done->count * sizeof *done->descriptors);
    done->descriptors[0] = listener;
    done->count++;
    done->name = WATCHED;
}

/* Whether an error says that there is no such thing here, and not that there is too little of something at the moment. */
static bool means_absence(int error) {
    return error == ENOSYS || error == EINVAL || error == EPERM || error == EACCES || error == EBUSY;
}

/* Whether the program has a filter now. */
static bool install(struct filter filter, struct word *done) {
    int listener;
    if (!filter_exists()) return false;
    if (!filter_install(&filter, &listener)) {
        /* That of a container may allow one that asks nobody. */
        filter.asks_connect = filter.asks_sends = filter.asks_open = filter.asks_changes = false;
        filter.asks_targets = filter.asks_signals = false;
        if (!filter_install(&filter, &listener)) {
            /* Others could have taken what it needs, so that this one goes without. */
            if (!means_absence(errno)) refuse("there is no room for a filter of calls: %s.", strerror(errno));
            return false;
        }
    }
    keep_listener(done, listener);
    return true;
}

static void confine(const struct options *options, bool is_helped, struct word *done) {
    limit_resources(options);
    drop_privileges();
    int version = landlock_version(options);
    if (version > 0) done->count = (int)landlock_confine(options, version, done->descriptors, MOST_DESCRIPTORS - 1);
    /* A wrapper gives it process numbers and a /proc of its own. */
    bool is_alone = options->inside >= 0;
    struct filter filter = {
        .network = options->network,
        .truncate = version > 0 && version < LOOKS_AT_TRUNCATE,
        .asks_connect = is_helped,
        .asks_sends = is_helped,
        .asks_changes = is_helped,
        .asks_open = is_helped && version > 0 && !is_alone,
        .asks_targets = is_helped && !is_alone,
        .asks_signals = is_helped && version < LOOKS_AT_SIGNALS && !is_alone,
    };
    bool is_filtered = install(filter, done);

    if (version == 0 && !is_alone) {
        go_without(options, "This kernel has no Landlock (CONFIG_SECURITY_LANDLOCK and lsm=), or this container does not "
                            "let it be used, so plugins can read and write every file that this user can.");
    }
    if (!is_filtered) {
        go_without(options, "This kernel, or this container, takes no filter of system calls for this processor "
                            "(CONFIG_SECCOMP_FILTER), so plugins can make all calls, use the network among them.");
    }
    if (done->name == WATCHED) return;
    if (is_filtered) {
        go_without(options, "A launcher may not look into its own plugin here (kernel.yama.ptrace_scope, or the filter of "
                            "a container), so plugins can connect to every Unix socket that this user can, limit and "
                            "slow down its other processes, and print no backtrace.");
    }
    if (version < LOOKS_AT_SIGNALS && !is_alone) {
        go_without(options, "Landlock is older than version 6 (Linux 6.12) here, or missing, so plugins can send signals "
                            "to every process of this user.");
    }
}

static _Noreturn void execute(const struct options *options) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execv(options->program[0], options->program);
    int failure = errno;
    report_line(options->report, "exec %d", failure);
    if (options->report < 0) refuse("%s cannot be executed: %s.", options->program[0], strerror(failure));
    _exit(EXIT_NOT_EXECUTED);
}

void stage_run(const struct options *options, int supervisor, pid_t parent) {
    begin_session(parent);
    struct word ready = {.name = READY}, done = {.name = SEALED};
    if (!handshake_tell(supervisor, &ready)) lose_supervisor();
    struct word answer = handshake_hear(supervisor, NULL);
    if (answer.name == 0) lose_supervisor();

    if (options->confine) confine(options, answer.name == HELPED, &done);
    if (!handshake_tell(supervisor, &done) || handshake_hear(supervisor, NULL).name != GO) lose_supervisor();

    execute(options);
}

void stage_run_wrapper(const struct options *options, int supervisor, pid_t parent) {
    begin_session(parent);
    /* Without close-on-exec, even where the number is the same. */
    if (supervisor == options->wraps ? fcntl(supervisor, F_SETFD, 0) < 0 : dup2(supervisor, options->wraps) < 0) {
        refuse("the sandbox cannot be told how to reach its supervisor: %s.", strerror(errno));
    }
    for (size_t i = 0; i < options->rule_count; i++) {
        if (options->rules[i].descriptor >= 0) fcntl(options->rules[i].descriptor, F_SETFD, 0);
    }
    execute(options);
}
