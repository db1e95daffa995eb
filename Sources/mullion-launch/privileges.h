/* What a process has by birth and must give up before it becomes a plugin: privileges and unlimited resources. */
#ifndef PRIVILEGES_H
#define PRIVILEGES_H

#include "options.h"

/* Limits of resources, and a place ahead of the host where the kernel looks for memory. Ends the process on failure. */
void limit_resources(const struct options *options);

/* No capability, and no program that would give one. Ends the process on failure. */
void drop_privileges(void);

#endif
