#define _GNU_SOURCE
#include "privileges.h"

#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Signals that wait for somebody and have a value with them; most have none, and none need a place in this. */
enum { MOST_SIGNALS = 1024 };

/* Enough for the keys of a library that does not want them on a disk. */
enum { MOST_LOCKED_BYTES = 64 * 1024 };

static void limit(int resource, const char *name, rlim_t most) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) == 0 && limit.rlim_max < most) most = limit.rlim_max;
    limit.rlim_cur = limit.rlim_max = most;
    if (setrlimit(resource, &limit) != 0) refuse("the limit %s cannot be set: %s.", name, strerror(errno));
}

/* Who already stands high, as in a container that says so, goes higher still. Only root could take it back. */
static void volunteer_for_memory(const struct options *options) {
    int descriptor = open("/proc/self/oom_score_adj", O_RDWR | O_CLOEXEC);
    char text[16] = "";
    int length = 0;
    if (descriptor >= 0 && read(descriptor, text, sizeof text - 1) > 0) {
        int wanted = atoi(text) + options->badness;
        length = snprintf(text, sizeof text, "%d", wanted > 1000 ? 1000 : wanted);
    }
    if (length == 0 || pwrite(descriptor, text, (size_t)length, 0) != length) {
        go_without(options, "/proc/self/oom_score_adj cannot be written, so when memory runs out the kernel may end the "
                            "host before a plugin.");
    }
    if (descriptor >= 0) close(descriptor);
}

/* How many processes and threads there are on the machine; proc(5). */
static long running_processes(void) {
    char text[64] = "";
    int descriptor = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0 && read(descriptor, text, sizeof text - 1) < 0) text[0] = 0;
    if (descriptor >= 0) close(descriptor);
    /* 0.20 0.18 0.12 1/80 11206 */
    const char *all = strchr(text, '/');
    return all != NULL ? atol(all + 1) : 0;
}

/*
 * Counts everything that the user runs, and nothing that root does. So it is far away, and ends nothing but a plugin that
 * starts processes without end; a narrow limit is what a control group is for. Of what the user may still start it is the
 * half, so that the other half is left to everybody else.
 */
static rlim_t most_processes(const struct options *options) {
    rlim_t running = (rlim_t)running_processes(), more = (rlim_t)options->processes;
    struct rlimit limit;
    if (getrlimit(RLIMIT_NPROC, &limit) != 0 || limit.rlim_max == RLIM_INFINITY) return running + more;
    rlim_t left = limit.rlim_max > running ? limit.rlim_max - running : 0;
    return running + (more < left / 2 ? more : left / 2);
}

/* RLIMIT_AS is left alone, because Swift reserves much more than it uses. */
void limit_resources(const struct options *options) {
    volunteer_for_memory(options);
    limit(RLIMIT_CORE, "RLIMIT_CORE", 0);
    limit(RLIMIT_NOFILE, "RLIMIT_NOFILE", (rlim_t)options->open_files);
    /* Bounds one file, not all of them. */
    limit(RLIMIT_FSIZE, "RLIMIT_FSIZE", (rlim_t)options->file_size);
    limit(RLIMIT_NPROC, "RLIMIT_NPROC", most_processes(options));
    /*
     * Where the kernel counts for the user, it compares with the limit of whoever takes one more. So with a low limit of
     * its own the plugin leaves the rest to the others.
     */
    limit(RLIMIT_SIGPENDING, "RLIMIT_SIGPENDING", MOST_SIGNALS);
    limit(RLIMIT_MEMLOCK, "RLIMIT_MEMLOCK", MOST_LOCKED_BYTES);
    limit(RLIMIT_MSGQUEUE, "RLIMIT_MSGQUEUE", 0);
    limit(RLIMIT_RTPRIO, "RLIMIT_RTPRIO", 0);
    limit(RLIMIT_NICE, "RLIMIT_NICE", 0);
}

void drop_privileges(void) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) != 0) {
        refuse("no_new_privs cannot be set: %s; it needs Linux 3.5.", strerror(errno));
    }
    prctl(PR_CAP_AMBIENT, (unsigned long)PR_CAP_AMBIENT_CLEAR_ALL, 0UL, 0UL, 0UL);
    /* Fails for whoever has no privilege to lose, and in the end for numbers that the kernel does not know. */
    for (unsigned long capability = 0; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability, 0UL, 0UL, 0UL);
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3];
    memset(none, 0, sizeof none);
    if (syscall(SYS_capset, &header, none) != 0) refuse("capabilities cannot be dropped: %s.", strerror(errno));
}
