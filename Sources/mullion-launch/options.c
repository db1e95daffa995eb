#include "options.h"

#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The newest version of Landlock whose rights landlock.c knows. */
static const int newest_landlock = 7;

static long long number(const char *name, const char *text, long long most) {
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (errno != 0 || end == text || *end != 0 || value < 0 || value > most) {
        misuse("%s %s is no number from 0 to %lld.", name, text, most);
    }
    return value;
}

static bool rule_named(const char *name, enum rule_kind *kind) {
    static const struct {
        const char *name;
        enum rule_kind kind;
    } kinds[] = {
        {"--read", RULE_READ},
        {"--list", RULE_LIST},
        {"--write", RULE_WRITE},
        {"--device", RULE_DEVICE},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(name, kinds[i].name) == 0) {
            *kind = kinds[i].kind;
            return true;
        }
    }
    return false;
}

/* Whoever is to have it later is passed it on purpose. */
static int open_descriptor(const char *name, const char *value) {
    int descriptor = (int)number(name, value, INT_MAX);
    if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0) misuse("%s %s names no open descriptor.", name, value);
    return descriptor;
}

static void add_rule(struct options *options, enum rule_kind kind, const char *path, int descriptor) {
    options->rules[options->rule_count++] = (struct rule){kind, path, descriptor};
}

static void take(struct options *options, const char *name, const char *value) {
    enum rule_kind kind;
    if (rule_named(name, &kind)) add_rule(options, kind, value, -1);
    else if (strcmp(name, "--read-open") == 0) add_rule(options, RULE_READ, NULL, open_descriptor(name, value));
    else if (strcmp(name, "--write-open") == 0) add_rule(options, RULE_WRITE, NULL, open_descriptor(name, value));
    else if (strcmp(name, "--connect") == 0) options->sockets[options->socket_count++] = value;
    else if (strcmp(name, "--report") == 0) options->report = (int)number(name, value, INT_MAX);
    else if (strcmp(name, "--wraps") == 0) options->wraps = (int)number(name, value, INT_MAX);
    else if (strcmp(name, "--inside") == 0) options->inside = (int)number(name, value, INT_MAX);
    else if (strcmp(name, "--parent") == 0) options->parent = (pid_t)number(name, value, INT_MAX);
    else if (strcmp(name, "--landlock") == 0) options->landlock = (int)number(name, value, newest_landlock);
    else if (strcmp(name, "--open-files") == 0) options->open_files = (long)number(name, value, INT_MAX);
    else if (strcmp(name, "--file-size") == 0) options->file_size = number(name, value, LLONG_MAX);
    else if (strcmp(name, "--processes") == 0) options->processes = (long)number(name, value, INT_MAX);
    else if (strcmp(name, "--badness") == 0) options->badness = (int)number(name, value, 1000);
    else if (strcmp(name, "--control-group") == 0) options->control_group = value;
    else misuse("there is no option %s.", name);
}

struct options options_parse(int count, char **words) {
    struct options options = {
        .report = -1, .inside = -1, .wraps = -1, .landlock = newest_landlock, .open_files = 1024,
        .file_size = 1LL << 30, .processes = 4096, .badness = 300,
    };
    options.rules = calloc((size_t)count + 1, sizeof *options.rules);
    options.sockets = calloc((size_t)count + 1, sizeof *options.sockets);
    if (options.rules == NULL || options.sockets == NULL) refuse("there is not enough memory.");

    int i = 1;
    for (; i < count && strcmp(words[i], "--") != 0; i++) {
        if (strcmp(words[i], "--confine") == 0) options.confine = true;
        else if (strcmp(words[i], "--strict") == 0) options.strict = true;
        else if (strcmp(words[i], "--network") == 0) options.network = true;
        else if (i + 1 < count) take(&options, words[i], words[i + 1]), i++;
        else misuse("%s needs a value, or does not exist.", words[i]);
    }
    if (i + 1 >= count) misuse("no program is named; a host says: mullion-launch OPTIONS -- PROGRAM ARGUMENTS.");
    options.program = words + i + 1;
    if (options.report >= 0 && fcntl(options.report, F_GETFD) < 0) misuse("--report names no open descriptor.");
    return options;
}
