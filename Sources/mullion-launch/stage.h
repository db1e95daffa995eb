/* The last steps of a process before it becomes the program. */
#ifndef STAGE_H
#define STAGE_H

#include "options.h"

/*
 * Gives up what the options say and executes the program. Ends this process where something fails.
 *
 * supervisor  the end of the handshake
 * parent      who must be alive; with it this process ends too
 */
_Noreturn void stage_run(const struct options *options, int supervisor, pid_t parent);

/* Executes the wrapper, with the end of the handshake where it was promised to the one inside. */
_Noreturn void stage_run_wrapper(const struct options *options, int supervisor, pid_t parent);

#endif
