/* The parts of the filter that look at arguments of calls about files and sockets. */
#ifndef FILTER_PARTS_H
#define FILTER_PARTS_H

#include "steps.h"

#include <stdbool.h>

void filter_sockets(struct steps *steps, bool network, bool asks_sends);

/* What fcntl(2) and ioctl(2) may be asked to do with a descriptor. */
void filter_descriptors(struct steps *steps, bool network);

/* Calls that change a file by a descriptor which may have been opened for reading. */
void filter_changes(struct steps *steps, bool asks);

/* No file is made with a bit that gives whoever executes it another user's rights. */
void filter_modes(struct steps *steps);

/*
 * open(2) and openat(2).
 *
 * asks      where no flag is set the supervisor opens it
 * truncate  Landlock does not look at what is emptied
 */
void filter_opens(struct steps *steps, bool asks, bool truncate);

#endif
