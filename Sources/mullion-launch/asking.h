/* A call that waits at the filter until the supervisor answers it (seccomp_unotify(2)). */
#ifndef ASKING_H
#define ASKING_H

#include <linux/seccomp.h>
#include <stdbool.h>

struct asking {
    int listener; /* where it is answered */
    struct seccomp_notif call;
};

/*
 * Whether the caller still waits. What was looked up by a number counts only if this is said afterwards: before that the
 * number could have become another process's.
 */
bool asking_still_waits(const struct asking *asking);

/* Ends the call: with `value`, or where `error` is not 0 with that error. A caller that is gone needs no answer. */
void asking_answer(const struct asking *asking, long value, int error);

/* The kernel makes the call as it stands: good only where Landlock decides after all, or where nothing is in memory. */
void asking_let_pass(const struct asking *asking);

/*
 * A copy of the descriptor that an argument of the call names: so what is done to the copy's file is done to the file that
 * was looked at, whatever the caller makes of the number meanwhile. Where there is none the call is answered, and it is -1.
 */
int asking_descriptor(const struct asking *asking, int argument);

#endif
