/*
 * Calls of sendmsg(2) and sendmmsg(2), which the supervisor makes in place of the program, on a copy of the message.
 *
 * A message may bring descriptors along. The kernel counts those that nobody has received yet for the whole user, and lets
 * nobody of that user send any when there are too many; so a program that may send some could keep the user's windows and
 * services from theirs.
 */
#ifndef SENDING_H
#define SENDING_H

#include "asking.h"

#include <stdbool.h>

/*
 * Sends a message that brings nothing along, and answers. Never waits: where it takes time, a process of its own does.
 *
 * is_many  sendmmsg(2) was called; of its messages one is sent, and the caller is told so
 */
void sending_answer(const struct asking *asking, bool is_many);

#endif
