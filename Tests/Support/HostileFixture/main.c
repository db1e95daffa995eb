/*
 * A program that means harm, for tests of mullion-launch: tries what it is told, and prints how each try ended.
 *
 *   HostileFixture VERB VALUE [VERB VALUE]...
 *
 * Each pair is one line of output: "VERB VALUE: done", or the system's words for why not.
 */
#include "attempts.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const struct attempt *attempt_named(const char *name) {
    const struct attempt *const lists[] = {
        file_attempts, socket_attempts, message_attempts, other_attempts,
        kernel_attempts, life_attempts, descriptor_attempts, limit_attempts,
    };
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        for (const struct attempt *attempt = lists[i]; attempt->name != NULL; attempt++) {
            if (strcmp(attempt->name, name) == 0) return attempt;
        }
    }
    return NULL;
}

int main(int count, char **words) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (int i = 1; i + 1 < count; i += 2) {
        const struct attempt *attempt = attempt_named(words[i]);
        if (attempt == NULL) {
            fprintf(stderr, "HostileFixture: there is no attempt %s\n", words[i]);
            return 64;
        }
        errno = 0;
        int failure = attempt->make(words[i + 1]) < 0 ? errno : 0;
        printf("%s %s: %s\n", words[i], words[i + 1], failure ? strerror(failure) : "done");
    }
    return 0;
}
