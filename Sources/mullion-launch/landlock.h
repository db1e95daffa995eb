/* Landlock (landlock(7)): which files, ports, abstract sockets and processes a program can reach. Since Linux 5.13. */
#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "options.h"

/* The version that counts: what the kernel has, at most what the options allow; 0 where it has none. */
int landlock_version(const struct options *options);

/*
 * Confines this process and all that come of it, for ever, to what the rules allow. Ends it where that fails.
 *
 * pins   gets descriptors that somebody has to keep open as long as the program runs; at most `room`. A rule means an
 *        inode, and /proc makes a new one whenever it has forgotten the last.
 *
 * Returns the number of pins.
 */
size_t landlock_confine(const struct options *options, int version, int *pins, size_t room);

#endif
