/* System calls that no plugin may make, whatever their arguments. */
#ifndef CALLS_H
#define CALLS_H

#include <stddef.h>

extern const long denied_calls[];
extern const size_t denied_call_count;

#endif
