#define _GNU_SOURCE
#include "descendants.h"

#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

/* This process has one thread, so its children are all in one list (CONFIG_PROC_CHILDREN). */
static FILE *open_children(void) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    return fopen(path, "re");
}

void descendants_adopt(void) {
    if (prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) != 0) {
        refuse("processes that the plugin leaves behind cannot be found: %s; it needs Linux 3.4.", strerror(errno));
    }
    FILE *children = open_children();
    if (children == NULL) {
        refuse("processes that the plugin leaves behind cannot be found: there is no /proc/self/task/*/children; mount "
               "/proc, with a kernel that has CONFIG_PROC_CHILDREN.");
    }
    fclose(children);
}

static void kill_group(const char *control_group) {
    char path[4096];
    snprintf(path, sizeof path, "%s/cgroup.kill", control_group);
    /* Since Linux 5.14; the children are killed one by one as well. */
    int descriptor = open(path, O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return;
    if (write(descriptor, "1", 1) < 0) { /* nobody is left to be killed, or the group is gone */
    }
    close(descriptor);
}

void descendants_kill(const char *control_group) {
    if (control_group != NULL) kill_group(control_group);
    FILE *children = open_children();
    if (children == NULL) return;
    int child;
    while (fscanf(children, "%d", &child) == 1) kill(child, SIGKILL);
    fclose(children);
}
