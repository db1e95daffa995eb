/*
 * The talk between the supervisor and the process that becomes the program, before it does. Neither end outlives that:
 * both are close-on-exec when the program is executed.
 *
 *   program     supervisor
 *   READY   ->                here I am; the kernel adds the sender's number, as the supervisor's namespace has it
 *           <-  HELPED        the supervisor may look into the program, so some calls can be left to it
 *           <-  ALONE         it may not
 *   SEALED  ->                everything is in place; names descriptors that the supervisor is to keep copies of
 *   WATCHED ->                the same, and the first descriptor is the one at which the filter asks the supervisor
 *           <-  GO            the supervisor has its copies, and the host knows the number
 *
 * Descriptors are named by their numbers and never sent. The kernel counts those that are sent for the whole user, so one
 * program that keeps many on their way would keep every other program from sending any.
 */
#ifndef HANDSHAKE_H
#define HANDSHAKE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { READY = 'r', HELPED = 'h', ALONE = 'a', SEALED = 's', WATCHED = 'w', GO = 'g' };

enum { MOST_DESCRIPTORS = 32 };

struct word {
    int name; /* one of those above; 0: nobody is there any more */
    int count;
    int descriptors[MOST_DESCRIPTORS]; /* numbers in the process that says the word */
};

/* The first end is the supervisor's. False: see errno. */
bool handshake_open(int ends[2]);

/* Says a word. False where nobody listens. */
bool handshake_tell(int end, const struct word *word);

/*
 * Waits for a word.
 *
 * sender  gets the number of the process that said it, on the supervisor's end; may be NULL
 */
struct word handshake_hear(int end, pid_t *sender);

#endif
