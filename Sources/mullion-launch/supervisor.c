#define _GNU_SOURCE
#include "supervisor.h"

#include "broker.h"
#include "control_group.h"
#include "descendants.h"
#include "ending.h"
#include "handshake.h"
#include "speech.h"
#include "stage.h"
#include "target.h"
#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* A plugin notices the end of its host by itself and ends in good order; this is for the others. In milliseconds. */
enum { GRACE_WITHOUT_HOST = 1000 };

/* How long to wait for the death of those that were killed before looking for more. In milliseconds. */
enum { PAUSE_BETWEEN_KILLS = 20 };

enum { pidfd_send_signal_number = 424, pidfd_open_number = 434 };

struct supervisor {
    const struct options *options;
    pid_t child;       /* the program, or the wrapper */
    int program;       /* a pidfd of the program; -1: it has not said that it is there */
    int signals;       /* signalfd */
    int handshake;     /* -1: over */
    int listener;      /* where the filter asks; -1: nowhere */
    bool has_ended;    /* the child */
    int status;        /* its, as of wait(2) */
    bool host_is_gone;
    long long deadline; /* when all is ended by force; in milliseconds of the monotonic clock */
};

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* All signals come by the descriptor. Those that mean nothing here stay blocked, and wake nobody. */
static int open_signals(void) {
    sigset_t all, wanted;
    sigfillset(&all);
    sigemptyset(&wanted);
    const int numbers[] = {SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&wanted, numbers[i]);
    int descriptor = sigprocmask(SIG_BLOCK, &all, NULL) == 0 ? signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK) : -1;
    if (descriptor < 0) refuse("signals cannot be received: %s.", strerror(errno));
    return descriptor;
}

/* Collects every child that has ended; false when there is none left. */
static bool collect(struct supervisor *supervisor) {
    int status;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG | __WALL)) > 0) {
        workers_child_ended(ended);
        if (ended != supervisor->child) continue;
        supervisor->has_ended = true;
        supervisor->status = status;
    }
    return ended == 0;
}

static void pass_on(const struct supervisor *supervisor, int number) {
    if (supervisor->program >= 0) syscall(pidfd_send_signal_number, supervisor->program, number, NULL, 0);
    else if (!supervisor->has_ended) kill(supervisor->child, number);
}

static void lose_host(struct supervisor *supervisor) {
    if (supervisor->host_is_gone) return;
    supervisor->host_is_gone = true;
    supervisor->deadline = now() + GRACE_WITHOUT_HOST;
}

static void kill_all(const struct supervisor *supervisor) {
    control_group_kill(supervisor->options->control_group);
    descendants_kill();
}

static void take_signals(struct supervisor *supervisor) {
    struct signalfd_siginfo signal;
    while (read(supervisor->signals, &signal, sizeof signal) == sizeof signal) {
        switch (signal.ssi_signo) {
        case SIGCHLD: collect(supervisor); break;
        case SIGHUP: lose_host(supervisor); break;
        case SIGUSR1: kill_all(supervisor); break;
        default: pass_on(supervisor, (int)signal.ssi_signo); break;
        }
    }
}

/* Copies of what the program named; but for the listener, to be open is all that they are for. */
static void keep(struct supervisor *supervisor, const struct word *word, pid_t program) {
    for (int i = 0; i < word->count; i++) {
        bool is_listener = i == 0 && word->name == WATCHED;
        int copy = is_listener ? target_descriptor(program, word->descriptors[i])
                               : target_reference(program, word->descriptors[i]);
        if (copy < 0) refuse("the plugin cannot be watched: its descriptors cannot be copied: %s.", strerror(errno));
        if (is_listener) supervisor->listener = copy;
    }
}

static void answer_word(struct supervisor *supervisor) {
    pid_t sender = 0;
    struct word heard = handshake_hear(supervisor->handshake, &sender), answer = {0};
    if (heard.name == READY) {
        supervisor->program = (int)syscall(pidfd_open_number, sender, 0);
        answer.name = supervisor->options->confine && broker_can_help(sender) ? HELPED : ALONE;
        handshake_tell(supervisor->handshake, &answer);
        return;
    }
    if (heard.name == WATCHED || heard.name == SEALED) {
        keep(supervisor, &heard, sender);
        int connector = supervisor->listener >= 0 ? (int)getpid() : (int)sender;
        report_line(supervisor->options->report, "connector %d", connector);
        report_line(supervisor->options->report, "plugin %d", (int)sender);
        answer.name = GO;
        handshake_tell(supervisor->handshake, &answer);
    }
    close(supervisor->handshake);
    supervisor->handshake = -1;
}

static void take_turn(struct supervisor *supervisor) {
    struct pollfd events[] = {
        {.fd = supervisor->signals, .events = POLLIN},
        {.fd = supervisor->host_is_gone ? -1 : supervisor->options->report},
        {.fd = supervisor->handshake, .events = POLLIN},
        {.fd = supervisor->listener, .events = POLLIN},
    };
    int timeout = -1;
    if (supervisor->host_is_gone) {
        long long left = supervisor->deadline - now();
        timeout = left > 0 ? (int)left : 0;
    }
    if (poll(events, sizeof events / sizeof *events, timeout) < 0) return;
    if (events[0].revents != 0) take_signals(supervisor);
    /*
     * Asked for nothing, it tells only that nobody reads it. The program has no part in it; of its own lifeline it could
     * open the other end in /proc.
     */
    if (events[1].revents != 0) lose_host(supervisor);
    if (events[2].revents != 0) answer_word(supervisor);
    if ((events[3].revents & POLLIN) != 0) {
        broker_answer(supervisor->listener, supervisor->options);
    } else if (events[3].revents != 0) {
        /* Nobody is left whom the filter holds. */
        close(supervisor->listener);
        supervisor->listener = -1;
    }
}

/* Again and again: whoever is killed may have started another a moment before. */
static void leave_nothing(struct supervisor *supervisor) {
    while (collect(supervisor)) {
        kill_all(supervisor);
        struct pollfd event = {.fd = supervisor->signals, .events = POLLIN};
        poll(&event, 1, PAUSE_BETWEEN_KILLS);
        struct signalfd_siginfo signal;
        while (read(supervisor->signals, &signal, sizeof signal) == sizeof signal) continue;
    }
    control_group_remove(supervisor->options->control_group);
}

static _Noreturn void become(const struct options *options, int handshake, pid_t supervisor) {
    if (options->wraps >= 0) stage_run_wrapper(options, handshake, supervisor);
    stage_run(options, handshake, supervisor);
}

void supervise(const struct options *options) {
    struct supervisor supervisor = {.options = options, .program = -1, .listener = -1};
    supervisor.signals = open_signals();
    if (options->report >= 0) fcntl(options->report, F_SETFD, options->wraps >= 0 ? 0 : FD_CLOEXEC);
    if (options->parent > 0) {
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGHUP, 0UL, 0UL, 0UL);
        /* It may have died before it was asked for. */
        if (getppid() != options->parent) refuse("the host has ended before its plugin was started.");
    }
    descendants_adopt();
    /* Neither its memory nor its descriptors are for a plugin to look at, and it leaves no core when it ends as one. */
    prctl(PR_SET_DUMPABLE, 0UL, 0UL, 0UL, 0UL);

    int ends[2];
    if (!handshake_open(ends)) refuse("there is no way to talk to the plugin: %s.", strerror(errno));
    pid_t self = getpid();
    supervisor.child = control_group_fork(options->control_group);
    if (supervisor.child < 0) refuse("no further process is allowed: %s; see ulimit -u and pids.max.", strerror(errno));
    if (supervisor.child == 0) {
        close(ends[0]);
        become(options, ends[1], self);
    }
    close(ends[1]);
    supervisor.handshake = ends[0];

    while (!supervisor.has_ended && !(supervisor.host_is_gone && now() >= supervisor.deadline)) take_turn(&supervisor);
    leave_nothing(&supervisor);
    ending_repeat(supervisor.status, options->wraps >= 0);
}
