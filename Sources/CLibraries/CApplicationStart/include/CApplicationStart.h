#ifndef MULLION_CAPPLICATIONSTART_H
#define MULLION_CAPPLICATIONSTART_H

#include <stdbool.h>

/// Calls `mullion_start_application`, which a module that runs applications defines. Such a module does not return.
///
/// Returns false where no such module is linked into the program.
bool mullion_start_application_if_linked(void);

#endif
