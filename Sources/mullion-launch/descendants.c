#define _GNU_SOURCE
#include "descendants.h"

#include "speech.h"

#include <errno.h>
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

void descendants_kill(void) {
    FILE *children = open_children();
    if (children == NULL) return;
    int child;
    while (fscanf(children, "%d", &child) == 1) kill(child, SIGKILL);
    fclose(children);
}
