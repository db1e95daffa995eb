#define _GNU_SOURCE
#include "control_group.h"

#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { clone3_number = 435 };

/* From linux/sched.h of Linux 5.7, whose headers may be newer than those that this is built with. */
static const uint64_t into_control_group = 0x200000000;

struct clone_request {
    uint64_t flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls, set_tid, set_tid_size, cgroup;
};

static bool write_file(const char *group, const char *name, const char *text) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", group, name);
    int descriptor = open(path, O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    bool is_written = write(descriptor, text, strlen(text)) > 0;
    int failure = errno;
    close(descriptor);
    errno = failure;
    return is_written;
}

pid_t control_group_fork(const char *group) {
    if (group == NULL) return fork();
    int folder = open(group, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) refuse("there is no control group %s: %s.", group, strerror(errno));
    struct clone_request request = {
        .flags = into_control_group, .exit_signal = SIGCHLD, .cgroup = (uint64_t)folder};
    /* To be born in it takes no time; to move there, the kernel waits for all processors. */
    pid_t child = (pid_t)syscall(clone3_number, &request, sizeof request);
    if (child >= 0) {
        close(folder);
        return child;
    }
    close(folder);
    child = fork();
    if (child == 0 && !write_file(group, "cgroup.procs", "0")) {
        refuse("the control group %s cannot be joined: %s.", group, strerror(errno));
    }
    return child;
}

void control_group_kill(const char *group) {
    if (group != NULL) write_file(group, "cgroup.kill", "1");
}

void control_group_remove(const char *group) {
    if (group != NULL) rmdir(group);
}
