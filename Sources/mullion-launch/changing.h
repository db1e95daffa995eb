/*
 * Calls that change a file by its descriptor, and that the kernel allows also where the file was opened for reading. The
 * supervisor makes them in place of the program where the file was opened for writing, which Landlock has looked at.
 */
#ifndef CHANGING_H
#define CHANGING_H

#include "asking.h"

/* fchmod(2) */
void changing_answer_mode(const struct asking *asking);

/* utimensat(2) without a path, which futimens(3) is */
void changing_answer_times(const struct asking *asking);

/* flock(2). Never waits: where somebody else has the lock, a process of its own does. */
void changing_answer_lock(const struct asking *asking);

#endif
