/* What HostileFixture can try. */
#ifndef ATTEMPTS_H
#define ATTEMPTS_H

#include <unistd.h>

struct attempt {
    const char *name;
    /* Gets the word after the name. Returns -1 with errno where it did not succeed. */
    long (*make)(const char *value);
};

/* For attempts that are to get a descriptor: closes it again. */
static inline long attempt_done(int descriptor) {
    if (descriptor < 0) return -1;
    return close(descriptor);
}

/* Each list ends with an attempt without a name. */
extern const struct attempt file_attempts[];
extern const struct attempt socket_attempts[];
extern const struct attempt other_attempts[];
extern const struct attempt kernel_attempts[];
extern const struct attempt life_attempts[];
extern const struct attempt descriptor_attempts[];
extern const struct attempt limit_attempts[];
extern const struct attempt message_attempts[];

#endif
