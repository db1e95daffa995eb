/* How this process ends: as the program did, so that whoever waits for it learns what it would have learnt of that. */
#ifndef ENDING_H
#define ENDING_H

#include <stdbool.h>

/*
 * Ends this process with the same status, or by the same signal.
 *
 * status  of the child, as wait(2) gives it
 * wraps   the child was a wrapper, which tells of a signal as shells do: by 128 and its number
 */
_Noreturn void ending_repeat(int status, bool wraps);

#endif
