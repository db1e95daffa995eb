/* System calls that no plugin may make, whatever their arguments. */
#ifndef DENIED_CALLS_H
#define DENIED_CALLS_H

#include <stddef.h>

extern const long denied_calls[];
extern const size_t denied_call_count;

#endif
