#define _GNU_SOURCE
#include "landlock.h"

#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

/*
 * From linux/landlock.h of Linux 6.15 (version 7 of the interface). Written out, because the headers that this is built
 * with are often older than the kernel that it runs on. The numbers of the calls are the same for every processor.
 */
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { ASK_VERSION = 1, BENEATH = 1 };

enum {
    EXECUTE = 1 << 0,
    WRITE_FILE = 1 << 1,
    READ_FILE = 1 << 2,
    READ_DIR = 1 << 3,
    REMOVE_DIR = 1 << 4,
    REMOVE_FILE = 1 << 5,
    MAKE_CHAR = 1 << 6,
    MAKE_DIR = 1 << 7,
    MAKE_REG = 1 << 8,
    MAKE_SOCK = 1 << 9,
    MAKE_FIFO = 1 << 10,
    MAKE_BLOCK = 1 << 11,
    MAKE_SYM = 1 << 12,
    REFER = 1 << 13,     /* version 2 */
    TRUNCATE = 1 << 14,  /* version 3 */
    IOCTL_DEV = 1 << 15, /* version 5 */
};

enum { BIND_TCP = 1 << 0, CONNECT_TCP = 1 << 1 };           /* version 4 */
enum { SCOPE_ABSTRACT_SOCKETS = 1 << 0, SCOPE_SIGNALS = 1 << 1 }; /* version 6 */

struct ruleset {
    uint64_t files;
    uint64_t ports;
    uint64_t scopes;
};

struct beneath {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

int landlock_version(const struct options *options) {
    long version = syscall(CREATE_RULESET, NULL, 0, ASK_VERSION);
    if (version < 0) return 0;
    return version < options->landlock ? (int)version : options->landlock;
}

static uint64_t rights_of(int version) {
    uint64_t rights = (MAKE_SYM << 1) - 1;
    if (version >= 2) rights |= REFER;
    if (version >= 3) rights |= TRUNCATE;
    if (version >= 5) rights |= IOCTL_DEV;
    return rights;
}

static uint64_t rights_for(enum rule_kind kind) {
    switch (kind) {
    case RULE_READ: return EXECUTE | READ_FILE | READ_DIR;
    case RULE_LIST: return READ_DIR;
    case RULE_DEVICE: return READ_FILE | WRITE_FILE | TRUNCATE | IOCTL_DEV;
    case RULE_WRITE: return rights_of(3) & ~(uint64_t)(EXECUTE | MAKE_CHAR | MAKE_BLOCK);
    }
    return 0;
}

/* -1 where a path that is only to be read is not there, or is closed to this user anyway. */
static int open_rule(const struct rule *rule) {
    if (rule->descriptor >= 0) return rule->descriptor;
    int descriptor = open(rule->path, O_PATH | O_CLOEXEC);
    if (descriptor < 0 && rule->kind == RULE_WRITE) {
        refuse("%s cannot be opened for the plugin to write to: %s; make it, or give it to this user.", rule->path,
               strerror(errno));
    }
    return descriptor;
}

static bool is_in_proc(int descriptor) {
    struct statfs system;
    return fstatfs(descriptor, &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

static void allow(int ruleset, const struct rule *rule, int descriptor, int version) {
    struct stat status;
    uint64_t rights = rights_for(rule->kind) & rights_of(version);
    if (fstat(descriptor, &status) == 0 && !S_ISDIR(status.st_mode)) {
        rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;
    }
    if (rights == 0) return;
    struct beneath attributes = {rights, descriptor};
    if (syscall(ADD_RULE, ruleset, BENEATH, &attributes, 0) != 0) {
        refuse("Landlock takes no rule for %s: %s; start the host with --sandbox none to do without.",
               rule->path != NULL ? rule->path : "a file that the host has opened", strerror(errno));
    }
}

size_t landlock_confine(const struct options *options, int version, int *pins, size_t room) {
    struct ruleset attributes = {.files = rights_of(version)};
    size_t size = sizeof attributes.files;
    if (version >= 4) {
        if (!options->network) attributes.ports = BIND_TCP | CONNECT_TCP;
        size += sizeof attributes.ports;
    }
    if (version >= 6) {
        attributes.scopes = SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS;
        size += sizeof attributes.scopes;
    }
    int ruleset = (int)syscall(CREATE_RULESET, &attributes, size, 0);
    if (ruleset < 0) {
        refuse("Landlock makes no set of rules: %s; start the host with --sandbox none to do without.",
               strerror(errno));
    }
    size_t pinned = 0;
    for (size_t i = 0; i < options->rule_count; i++) {
        int descriptor = open_rule(&options->rules[i]);
        if (descriptor < 0) continue;
        allow(ruleset, &options->rules[i], descriptor, version);
        if (pinned < room && is_in_proc(descriptor)) pins[pinned++] = descriptor;
        else close(descriptor);
    }
    if (syscall(RESTRICT_SELF, ruleset, 0) != 0) {
        refuse("Landlock does not confine the plugin: %s; start the host with --sandbox none to do without.",
               strerror(errno));
    }
    close(ruleset);
    return pinned;
}
