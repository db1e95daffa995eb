/* A call of connect(2) that the supervisor makes in place of the program. */
#ifndef CONNECTING_H
#define CONNECTING_H

#include "options.h"

#include <stdint.h>
#include <sys/socket.h>

struct connecting {
    uint64_t id;  /* of the call that waits */
    int listener; /* where it is answered */
    int socket;   /* a copy of the program's; so what is connected is the program's own */
    struct sockaddr_storage address; /* a copy too, which the program cannot change any more */
    socklen_t length;
};

/*
 * Connects, if the options allow the address, and answers. Never waits: where it takes time, as over a network, a process
 * of its own does.
 */
void connecting_answer(const struct connecting *connecting, const struct options *options);

/* To be told of each child that has ended, because how many connect at a time is limited. */
void connecting_child_ended(pid_t child);

#endif
