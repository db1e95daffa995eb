#define _GNU_SOURCE
#include "broker.h"

#include "asking.h"
#include "changing.h"
#include "connecting.h"
#include "sending.h"
#include "target.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Kernels may know longer forms of what they read and write than the headers did. */
union question {
    struct seccomp_notif call;
    char room[512];
};

bool broker_can_help(pid_t child) {
    /* What is at this address is the same in the child, which is a copy, or another run of this program. */
    char byte;
    int copy = target_descriptor(child, STDIN_FILENO);
    if (copy < 0) return false;
    close(copy);
    return target_read(child, (uint64_t)(uintptr_t)&byte, &byte, 1) == 1 || errno != EPERM;
}

/* The number in /proc/NUMBER/maps, that of the caller for /proc/self/maps, or -1. */
static pid_t owner_of_maps(const char *path, pid_t caller) {
    static const char before[] = "/proc/", after[] = "/maps";
    if (strncmp(path, before, sizeof before - 1) != 0) return -1;
    path += sizeof before - 1;
    if (strcmp(path, "self/maps") == 0) return caller;
    char *end;
    long number = strtol(path, &end, 10);
    return *path >= '1' && *path <= '9' && number <= 0x7FFFFFFF && strcmp(end, after) == 0 ? (pid_t)number : -1;
}

/*
 * Swift's runtime reads /proc/self/maps when a program starts, and traps where it cannot; the program that prints
 * backtraces reads its parent's. Landlock's rules cannot name them, because these processes are not there yet when the
 * rules are made. So such a file of a process below this one is opened here; everything else is Landlock's to decide.
 */
static void answer_open(const struct asking *asking) {
    const struct seccomp_notif *call = &asking->call;
    char path[32];
    ssize_t count = target_read((pid_t)call->pid, call->data.args[1], path, sizeof path - 1);
    path[count > 0 ? count : 0] = 0;
    pid_t owner = strncmp(path, "/proc/", 6) == 0 ? owner_of_maps(path, target_process((pid_t)call->pid)) : -1;
    if (owner < 0 || !target_descends(owner)) {
        asking_let_pass(asking);
        return;
    }
    char own[64];
    snprintf(own, sizeof own, "/proc/%d/maps", (int)owner);
    int file = open(own, O_RDONLY | O_CLOEXEC);
    struct seccomp_notif_addfd copy = {.id = call->id, .srcfd = (unsigned)file};
    int number = -1;
    /* Looked at again, now that the file is that of one certain process. */
    if (file >= 0 && target_descends(owner) && asking_still_waits(asking)) {
        number = ioctl(asking->listener, SECCOMP_IOCTL_NOTIF_ADDFD, &copy);
    }
    if (file >= 0) close(file);
    if (number < 0) asking_let_pass(asking);
    else asking_answer(asking, number, 0);
}

/* Whom the call is about is a number in a register, which the caller cannot change any more. */
static void answer_target(const struct asking *asking, int argument) {
    int number = (int)asking->call.data.args[argument];
    /* Zero is the caller's own group, which is in its own session; a group has the number of the process that began it. */
    bool is_below = number == 0 || (number > INT_MIN && target_descends(number < 0 ? -number : number));
    if (is_below && asking_still_waits(asking)) asking_let_pass(asking);
    else asking_answer(asking, 0, EPERM);
}

void broker_answer(int listener, const struct options *options) {
    union question question;
    memset(&question, 0, sizeof question);
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &question.call) != 0) return;
    struct asking asking = {listener, question.call};
    switch (question.call.data.nr) {
    case SYS_connect: connecting_answer(&asking, options); break;
    case SYS_sendmsg: sending_answer(&asking, false); break;
    case SYS_sendmmsg: sending_answer(&asking, true); break;
    case SYS_openat: answer_open(&asking); break;
    case SYS_fchmod: changing_answer_mode(&asking); break;
    case SYS_utimensat: changing_answer_times(&asking); break;
    case SYS_flock: changing_answer_lock(&asking); break;
    case SYS_setpriority:
    case SYS_ioprio_set: answer_target(&asking, 1); break;
    default: answer_target(&asking, 0); break;
    }
}
