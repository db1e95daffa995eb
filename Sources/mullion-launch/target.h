/* A look at another process: the one that waits for an answer. */
#ifndef TARGET_H
#define TARGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Copies memory of a thread's process; what is not there ends the copy. Returns the number of bytes, or -1. */
ssize_t target_read(pid_t thread, uint64_t address, void *bytes, size_t count);

/* The process of a thread; -1 where it is gone. */
pid_t target_process(pid_t thread);

/* The parent of a process; -1 where it is gone. */
pid_t target_parent(pid_t process);

/* Whether a process is neither stopped nor dead. */
bool target_runs(pid_t process);

/* Whether a process comes of this one. */
bool target_descends(pid_t process);

/* A copy of a descriptor of the process; -1 with errno where that cannot be. */
int target_descriptor(pid_t process, int number);

/*
 * Something that keeps alive what a descriptor of the process stands for, and is good for nothing else: a copy, or where
 * this process may not have one, its path; -1 with errno where that cannot be either.
 */
int target_reference(pid_t process, int number);

/* Writes into the memory of a thread's process; false where not all of it is there. */
bool target_write(pid_t thread, uint64_t address, const void *bytes, size_t count);

#endif
