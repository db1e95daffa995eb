/* Calls of connect(2), which the supervisor makes in place of the program. */
#ifndef CONNECTING_H
#define CONNECTING_H

#include "asking.h"
#include "options.h"

/*
 * Connects, if the options allow the address, and answers. Never waits: where it takes time, as over a network, a process
 * of its own does.
 */
void connecting_answer(const struct asking *asking, const struct options *options);

#endif
