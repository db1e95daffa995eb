/* Processes that make a call in the place of the program where the call may wait, so that the supervisor need not. */
#ifndef WORKERS_H
#define WORKERS_H

#include <stdbool.h>
#include <sys/types.h>

/*
 * Divides this process as fork(2) does: returns 0 in the worker, which ends with the supervisor and has to end itself
 * when its call is answered. Returns -1 where too many are at work, or no further process is allowed.
 */
pid_t workers_fork(void);

/* To be told of every child that has ended. */
void workers_child_ended(pid_t child);

#endif
