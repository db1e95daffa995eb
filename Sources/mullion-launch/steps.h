/* A filter of system calls, step by step. Each call's number is loaded until one of these functions loads something else. */
#ifndef STEPS_H
#define STEPS_H

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>

/* Answers. EPERM and not a death, so that a program that only tries something goes on without. */
#define ALLOW SECCOMP_RET_ALLOW
#define DENY (SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN (SECCOMP_RET_ERRNO | ENOSYS)
#define ASK SECCOMP_RET_USER_NOTIF

struct steps {
    struct sock_filter list[1024];
    unsigned short count;
};

/* Ends this process where there is no room left. */
void step(struct steps *steps, unsigned short code, unsigned char yes, unsigned char no, unsigned value);

void answer(struct steps *steps, unsigned action);
void load(struct steps *steps, size_t offset);

/* The lower half of an argument: all that the kernel looks at where the argument is an int. */
void load_argument(struct steps *steps, int number);

/* The half that `load_argument` leaves out. */
void load_upper_half(struct steps *steps, int number);

void answer_if_equal(struct steps *steps, unsigned value, unsigned action);

/* Answers if one of these bits is set. */
void answer_if_any(struct steps *steps, unsigned bits, unsigned action);

void answer_call(struct steps *steps, long call, unsigned action);

/* Begins what is done for one call only; to be ended with `end_call`, at most 255 steps later. */
unsigned short begin_call(struct steps *steps, long call);
void end_call(struct steps *steps, unsigned short begin, unsigned otherwise);

/* Jumps over the next `length` steps unless what is loaded is `value`. */
void skip_unless(struct steps *steps, unsigned value, unsigned char length);

#endif
