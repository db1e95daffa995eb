/* The filter of system calls (seccomp(2)): what the program may not ask the kernel for. */
#ifndef FILTER_H
#define FILTER_H

#include <stdbool.h>

struct filter {
    bool network;       /* TCP and UDP sockets may be made */
    bool truncate;      /* what empties a file is refused, because Landlock does not look at it yet */
    bool asks_connect;  /* connect(2) is left to the supervisor */
    bool asks_sends;    /* so are messages that may bring descriptors along */
    bool asks_changes;  /* and so is what changes a file by a descriptor */
    bool asks_open;     /* and openat(2) with no flag at all, as Swift's runtime opens /proc/self/maps */
    bool asks_targets;  /* and what changes limits or priorities of a process by its number */
    bool asks_signals;  /* and so is what sends signals */
};

/* Whether there is a filter for this processor. */
bool filter_exists(void);

/*
 * Confines this process and all that come of it, for ever. False where the kernel, or the filter of a container, does not
 * let it: then nothing has changed.
 *
 * listener  gets the descriptor at which the supervisor hears what it is asked; -1 where it is asked nothing
 */
bool filter_install(const struct filter *filter, int *listener);

#endif
