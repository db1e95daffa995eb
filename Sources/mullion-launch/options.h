/* What the host says on the command line. Policy is the host's: this program has no list of folders of its own. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* What a program may do with a path, and with all that is below it. */
enum rule_kind {
    RULE_READ,   /* read files, list folders, execute programs */
    RULE_LIST,   /* list folders, and read no file */
    RULE_WRITE,  /* everything but execute programs and make devices */
    RULE_DEVICE, /* read, write and control this one */
};

struct rule {
    enum rule_kind kind;
    const char *path; /* NULL: it is the descriptor's */
    int descriptor;   /* open since before this program was started, so that no link leads elsewhere; -1: there is a path */
};

struct options {
    int report;                /* pipe for lines to the host, which is gone when nobody can read them; -1: none */
    int inside;                /* descriptor to the supervisor, for the part that runs below a wrapper; -1: this is it */
    pid_t parent;              /* the host, if the spawning thread lives as long as it does; 0: do not ask for its death */
    int wraps;                 /* the program is a wrapper that starts this one again with --inside and this; -1: it is not */
    bool confine;              /* all that follows counts only with it */
    bool strict;               /* where the kernel lacks some of it, the program is not started */
    bool network;              /* internet sockets are allowed */
    int landlock;              /* highest version of Landlock to use */
    long open_files;           /* RLIMIT_NOFILE */
    long long file_size;       /* RLIMIT_FSIZE, in bytes */
    long processes;            /* RLIMIT_NPROC, above what runs on the machine when the program starts */
    int badness;               /* added to oom_score_adj */
    const char *control_group; /* folder of a cgroup (version 2) for the program; NULL: none */
    struct rule *rules;
    size_t rule_count;
    const char **sockets; /* the only paths of Unix sockets that the program may connect to */
    size_t socket_count;
    char **program; /* path and arguments, ended by NULL */
};

/* Ends this process with a sentence where the command line is no good. */
struct options options_parse(int count, char **words);

#endif
