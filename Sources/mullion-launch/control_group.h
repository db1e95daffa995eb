/* A control group (cgroups(7), version 2) that the host has made for the program; NULL where it has none. */
#ifndef CONTROL_GROUP_H
#define CONTROL_GROUP_H

#include <sys/types.h>

/* As fork(2); the child is in the group. Ends this process, or the child, where that cannot be. */
pid_t control_group_fork(const char *group);

/* Sends SIGKILL to all who are in it, at once. Since Linux 5.14; before, nothing happens. */
void control_group_kill(const char *group);

/* Removes it, if nobody is left in it. */
void control_group_remove(const char *group);

#endif
