/* System calls that no plugin may make, whatever their arguments. */
#ifndef CALLS_H
#define CALLS_H

#include <stddef.h>

extern const long denied_calls[];
extern const size_t denied_call_count;

/* Those that change owner, mode, times or attributes of a file by its path. */
extern const long attribute_calls[];
extern const size_t attribute_call_count;

#endif
