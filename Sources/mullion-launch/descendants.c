#define _GNU_SOURCE
#include "descendants.h"

#include "speech.h"
#include "target.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { pidfd_send_signal_number = 424, pidfd_open_number = 434 };

/* Above every number that Linux gives to a process (PID_MAX_LIMIT). */
enum { MOST_NUMBERS = 1 << 22 };

/* How many are looked at in one go; whoever is beyond that is found when others are gone. */
enum { MOST_PROCESSES = 1 << 16 };

/* Whoever starts processes faster than they can be stopped is killed unstopped, and looked for again. */
enum { MOST_ROUNDS = 20 };

void descendants_adopt(void) {
    if (prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) != 0) {
        refuse("processes that the plugin leaves behind cannot be found: %s; it needs Linux 3.4.", strerror(errno));
    }
    if (target_parent(getpid()) != getppid()) {
        refuse("processes that the plugin leaves behind cannot be found: mount /proc.");
    }
}

/* What /proc told when it was last listed. Pages of these that are not touched take no memory. */
static struct {
    pid_t process, parent;
} listed[MOST_PROCESSES];
static size_t count;
/* A bit for each number: whether that process comes of this one. */
static unsigned char below[MOST_NUMBERS / 8];

static bool is_below(pid_t process) { return (below[process / 8] & 1 << process % 8) != 0; }

static void list(void) {
    count = 0;
    DIR *folder = opendir("/proc");
    if (folder == NULL) return;
    struct dirent *entry;
    while (count < MOST_PROCESSES && (entry = readdir(folder)) != NULL) {
        long process = strtol(entry->d_name, NULL, 10);
        if (process <= 0 || process >= MOST_NUMBERS) continue;
        pid_t parent = target_parent((pid_t)process);
        if (parent <= 0 || parent >= MOST_NUMBERS) continue;
        listed[count].process = (pid_t)process;
        listed[count++].parent = parent;
    }
    closedir(folder);
}

static void find(void) {
    list();
    memset(below, 0, sizeof below);
    pid_t self = getpid();
    /* Most parents have lower numbers and come before their children, so this takes few rounds. */
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (size_t i = 0; i < count; i++) {
            pid_t process = listed[i].process, parent = listed[i].parent;
            if (is_below(process) || (parent != self && !is_below(parent))) continue;
            below[process / 8] |= (unsigned char)(1 << process % 8);
            has_changed = true;
        }
    }
}

/* By now the number may be another process's; so it counts whose child that is after it is held. */
static void send(size_t i, int number) {
    int handle = (int)syscall(pidfd_open_number, listed[i].process, 0);
    if (handle < 0) return;
    pid_t parent = target_parent(listed[i].process);
    /* This one takes over those whose parents end. */
    if (parent == listed[i].parent || parent == getpid()) {
        syscall(pidfd_send_signal_number, handle, number, NULL, 0);
    }
    close(handle);
}

/* Returns whether there was one that ran. */
static bool stop_all(void) {
    bool has_run = false;
    find();
    for (size_t i = 0; i < count; i++) {
        if (!is_below(listed[i].process) || !target_runs(listed[i].process)) continue;
        has_run = true;
        send(i, SIGSTOP);
    }
    return has_run;
}

void descendants_kill(void) {
    for (int round = 0; round < MOST_ROUNDS && stop_all(); round++) continue;
    for (size_t i = 0; i < count; i++) {
        if (is_below(listed[i].process)) send(i, SIGKILL);
    }
}
