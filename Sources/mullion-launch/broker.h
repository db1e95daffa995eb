/*
 * Answers the calls that the filter leaves to the supervisor (seccomp_unotify(2)): those about which the filter cannot
 * decide, because what matters is in memory, where the caller could change it between a look and the call.
 */
#ifndef BROKER_H
#define BROKER_H

#include "options.h"

/* Whether this kernel lets this process do what is needed, on a child that waits. */
bool broker_can_help(pid_t child);

/* Answers one call that waits at `listener`. */
void broker_answer(int listener, const struct options *options);

#endif
