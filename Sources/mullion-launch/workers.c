#define _GNU_SOURCE
#include "workers.h"

#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <unistd.h>

/* Those that work at the moment; zeros are free places. */
static pid_t workers[32];

void workers_child_ended(pid_t child) {
    for (size_t i = 0; i < sizeof workers / sizeof *workers; i++) {
        if (workers[i] == child) workers[i] = 0;
    }
}

pid_t workers_fork(void) {
    for (size_t i = 0; i < sizeof workers / sizeof *workers; i++) {
        if (workers[i] != 0) continue;
        pid_t worker = fork();
        if (worker == 0) prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
        else if (worker > 0) workers[i] = worker;
        return worker;
    }
    return -1;
}
