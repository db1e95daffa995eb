/* What the kernel has of that which tests of confinement need, asked of the kernel itself, and what Swift cannot ask it for. */
#ifndef KERNEL_FEATURES_H
#define KERNEL_FEATURES_H

#include <stdbool.h>

/* The version of Landlock; 0 where there is none. */
int kernel_landlock_version(void);

/* Whether a process may look into a child of its own, which kernel.yama.ptrace_scope can forbid. */
bool kernel_lets_parents_look(void);

/* Whether there is a filter of system calls that can ask another process. */
bool kernel_has_asking_filter(void);

/* Whether a socket gives a descriptor of the process at its other end (SO_PEERPIDFD, Linux 6.5). */
bool kernel_hands_out_peers(void);

/* Ends the calling thread and nothing else. Of the first thread of a process a zombie stays until the others have ended. */
void kernel_end_this_thread(void) __attribute__((noreturn));

#endif
