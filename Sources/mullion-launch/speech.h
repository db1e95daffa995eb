/* What this program says: one line, on standard error or to the host. */
#ifndef SPEECH_H
#define SPEECH_H

#include "options.h"

/* From sysexits.h: what this program exits with when it does not start the other. */
enum { EXIT_MISUSED = 64, EXIT_REFUSED = 71, EXIT_NOT_EXECUTED = 126 };

/* Ends this process: the command line is no good. */
_Noreturn void misuse(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ends this process: the program cannot be started as it was asked. Says what, why and how to mend it. */
_Noreturn void refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));

/*
 * This kernel lacks something, so the program goes without, and the host is told. Ends this process where it is not to be
 * started then.
 */
void go_without(const struct options *options, const char *sentence);

/*
 * One line to the host, on the descriptor `report`; nothing where that is -1.
 *
 *   without SENTENCE   this kernel lacks something, so the program goes without
 *   connector PID      who connects to the host's sockets, as SO_PEERCRED of unix(7) has it
 *   plugin PID         it is about to be executed, and has this number
 *   exec ERRNO         it could not be executed
 */
void report_line(int report, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
