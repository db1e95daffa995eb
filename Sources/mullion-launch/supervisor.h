/* The process that stays: it starts the program, keeps watch over it and its host, and leaves nothing behind. */
#ifndef SUPERVISOR_H
#define SUPERVISOR_H

#include "options.h"

/*
 * Starts the program, waits until it and everything below it is gone, and ends as the program did: with its status, or by
 * the signal that ended it.
 *
 * SIGTERM, SIGINT and SIGQUIT are passed on to the program. SIGUSR1 ends it and everything below it at once.
 *
 * When the host is gone (nobody reads the report any more, or SIGHUP, for which the kernel is asked), the program has a
 * moment to end by itself.
 */
_Noreturn void supervise(const struct options *options);

#endif
