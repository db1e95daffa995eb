#define _GNU_SOURCE
#include "steps.h"

#include "speech.h"

void step(struct steps *steps, unsigned short code, unsigned char yes, unsigned char no, unsigned value) {
    if (steps->count >= sizeof steps->list / sizeof *steps->list) refuse("the filter of calls is too long.");
    steps->list[steps->count++] = (struct sock_filter){code, yes, no, value};
}

void answer(struct steps *steps, unsigned action) { step(steps, BPF_RET | BPF_K, 0, 0, action); }

void load(struct steps *steps, size_t offset) { step(steps, BPF_LD | BPF_W | BPF_ABS, 0, 0, (unsigned)offset); }

/* Both processors for which there is a filter put the lower half first. */
void load_argument(struct steps *steps, int number) {
    load(steps, offsetof(struct seccomp_data, args) + (size_t)number * 8);
}

void load_upper_half(struct steps *steps, int number) {
    load(steps, offsetof(struct seccomp_data, args) + (size_t)number * 8 + 4);
}

void answer_if_equal(struct steps *steps, unsigned value, unsigned action) {
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
    answer(steps, action);
}

void answer_if_any(struct steps *steps, unsigned bits, unsigned action) {
    step(steps, BPF_JMP | BPF_JSET | BPF_K, 0, 1, bits);
    answer(steps, action);
}

void answer_call(struct steps *steps, long call, unsigned action) { answer_if_equal(steps, (unsigned)call, action); }

unsigned short begin_call(struct steps *steps, long call) {
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, (unsigned)call);
    return (unsigned short)(steps->count - 1);
}

void end_call(struct steps *steps, unsigned short begin, unsigned otherwise) {
    answer(steps, otherwise);
    int length = steps->count - begin - 1;
    if (length > 255) refuse("what the filter does for one call is too long.");
    steps->list[begin].jf = (unsigned char)length;
}

void skip_unless(struct steps *steps, unsigned value, unsigned char length) {
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 0, length, value);
}
