/*
 * The talk between the supervisor and the process that becomes the program, before it does. Neither end outlives that:
 * both are close-on-exec when the program is executed.
 *
 *   program     supervisor
 *   READY   ->                here I am; the kernel adds the sender's number, as the supervisor's namespace has it
 *           <-  HELPED        the supervisor may look into the program, so some calls can be left to it
 *           <-  ALONE         it may not
 *   SEALED  ->                everything is in place; brings descriptors to keep
 *   WATCHED ->                the same, and the first descriptor is the one at which the filter asks the supervisor
 *           <-  GO            the host knows the number
 */
#ifndef HANDSHAKE_H
#define HANDSHAKE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { READY = 'r', HELPED = 'h', ALONE = 'a', SEALED = 's', WATCHED = 'w', GO = 'g' };

enum { MOST_DESCRIPTORS = 32 };

/* The first end is the supervisor's. False: see errno. */
bool handshake_open(int ends[2]);

/* Sends a word and copies of some descriptors. False where nobody listens. */
bool handshake_tell(int end, char word, const int *descriptors, size_t count);

/*
 * Waits for a word; 0 where nobody is there any more.
 *
 * sender       gets the number of the process that sent it, on the supervisor's end; may be NULL
 * descriptors  gets at most MOST_DESCRIPTORS that came with it, close-on-exec; may be NULL
 */
char handshake_hear(int end, pid_t *sender, int *descriptors, size_t *count);

#endif
