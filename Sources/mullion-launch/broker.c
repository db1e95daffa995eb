#define _GNU_SOURCE
#include "broker.h"

#include "connecting.h"
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

static void reply(int listener, struct seccomp_notif_resp *answer) {
    /* A caller that is gone needs none. */
    ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, answer);
}

static void reply_error(int listener, uint64_t id, int error) {
    struct seccomp_notif_resp answer = {.id = id, .error = -error};
    reply(listener, &answer);
}

/* The kernel makes the call as it stands: good only where Landlock decides after all, or where nothing is in memory. */
static void let_pass(int listener, uint64_t id) {
    struct seccomp_notif_resp answer = {.id = id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};
    reply(listener, &answer);
}

/* A number can be another process's by the time that it was looked at; not while the call still waits. */
static bool still_waits(int listener, uint64_t id) { return ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &id) == 0; }

static void answer_connect(int listener, const struct seccomp_notif *call, const struct options *options) {
    struct connecting connecting = {.id = call->id, .listener = listener};
    uint64_t length = call->data.args[2] & 0xFFFFFFFF;
    if (length < sizeof(sa_family_t) || length > sizeof connecting.address) {
        reply_error(listener, call->id, EINVAL);
        return;
    }
    connecting.length = (socklen_t)length;
    if (target_read((pid_t)call->pid, call->data.args[1], &connecting.address, length) != (ssize_t)length) {
        reply_error(listener, call->id, EFAULT);
        return;
    }
    pid_t process = target_process((pid_t)call->pid);
    connecting.socket = process > 0 ? target_descriptor(process, (int)call->data.args[0]) : -1;
    if (connecting.socket < 0) {
        reply_error(listener, call->id, errno == EBADF ? EBADF : EACCES);
        return;
    }
    if (still_waits(listener, call->id)) connecting_answer(&connecting, options);
    close(connecting.socket);
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
static void answer_open(int listener, const struct seccomp_notif *call) {
    char path[32];
    ssize_t count = target_read((pid_t)call->pid, call->data.args[1], path, sizeof path - 1);
    path[count > 0 ? count : 0] = 0;
    pid_t owner = strncmp(path, "/proc/", 6) == 0 ? owner_of_maps(path, target_process((pid_t)call->pid)) : -1;
    if (owner < 0 || !target_descends(owner)) {
        let_pass(listener, call->id);
        return;
    }
    char own[64];
    snprintf(own, sizeof own, "/proc/%d/maps", (int)owner);
    int file = open(own, O_RDONLY | O_CLOEXEC);
    struct seccomp_notif_addfd copy = {.id = call->id, .srcfd = (unsigned)file};
    int number = -1;
    /* Looked at again, now that the file is that of one certain process. */
    if (file >= 0 && target_descends(owner) && still_waits(listener, call->id)) {
        number = ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &copy);
    }
    if (file >= 0) close(file);
    if (number < 0) {
        let_pass(listener, call->id);
        return;
    }
    struct seccomp_notif_resp answer = {.id = call->id, .val = number};
    reply(listener, &answer);
}

/* Whom the call is about is a number in a register, which the caller cannot change any more. */
static void answer_target(int listener, const struct seccomp_notif *call, int argument) {
    int number = (int)call->data.args[argument];
    /* Zero is the caller's own group, which is in its own session; a group has the number of the process that began it. */
    bool is_below = number == 0 || (number > INT_MIN && target_descends(number < 0 ? -number : number));
    if (is_below && still_waits(listener, call->id)) let_pass(listener, call->id);
    else reply_error(listener, call->id, EPERM);
}

void broker_answer(int listener, const struct options *options) {
    union question question;
    memset(&question, 0, sizeof question);
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &question.call) != 0) return;
    switch (question.call.data.nr) {
    case SYS_connect: answer_connect(listener, &question.call, options); break;
    case SYS_openat: answer_open(listener, &question.call); break;
    case SYS_setpriority:
    case SYS_ioprio_set: answer_target(listener, &question.call, 1); break;
    default: answer_target(listener, &question.call, 0); break;
    }
}
