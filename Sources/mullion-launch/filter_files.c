#define _GNU_SOURCE
#include "filter_parts.h"

#include <asm/sockios.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/random.h>
#include <linux/sockios.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

/* From kernels that are newer than the headers. */
enum { F_DUPFD_QUERY_NUMBER = 1027, F_CREATED_QUERY_NUMBER = 1028 };

/* TCGETS2, whose header does not go together with that of the C library. */
#define TCGETS2_NUMBER 0x802C542A

/* set-user-ID, set-group-ID and sticky */
enum { SPECIAL_BITS = 07000 };

/* O_TMPFILE without the bit of O_DIRECTORY. */
#define UNNAMED_FILE (O_TMPFILE & ~O_DIRECTORY)

static void allow_only_these(struct steps *steps, long call, const unsigned *values, size_t count) {
    unsigned short begin = begin_call(steps, call);
    load_argument(steps, 1);
    for (size_t i = 0; i < count; i++) answer_if_equal(steps, values[i], ALLOW);
    end_call(steps, begin, DENY);
}

/*
 * These two calls are many, new kernels add others, and a descriptor that was opened for reading does for most. So what is
 * allowed is named, unlike anywhere else: what asks only, and what changes nothing but the descriptor, or a file that was
 * opened for writing.
 *
 * Not among them, of fcntl: leases and notices (whoever opens the file would wait for the program), owners (the kernel
 * sends them signals), hints to the disk, the size of pipes (all of a user's have so many pages).
 */
void filter_descriptors(struct steps *steps, bool network) {
    const unsigned commands[] = {
        F_DUPFD, F_DUPFD_CLOEXEC, F_DUPFD_QUERY_NUMBER, F_CREATED_QUERY_NUMBER, F_GETFD, F_SETFD, F_GETFL, F_SETFL,
        F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_GETOWN, F_GETOWN_EX, F_GETSIG, F_GETLEASE,
        F_GETPIPE_SZ, F_GET_SEALS, F_ADD_SEALS, F_GET_RW_HINT, F_GET_FILE_RW_HINT,
    };
    allow_only_these(steps, SYS_fcntl, commands, sizeof commands / sizeof *commands);

    const unsigned requests[] = {
        /* Terminals. */
        TCGETS, TCGETS2_NUMBER, TIOCGWINSZ, TIOCGPGRP, TIOCGSID, TIOCOUTQ,
        /* All descriptors. */
        FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, FIOQSIZE, FIGETBSZ,
        /* Files; the last two write to one that was opened for writing. */
        FS_IOC_GETFLAGS, FS_IOC_GETVERSION, FS_IOC_FSGETXATTR, FICLONE, FICLONERANGE,
        /* /dev/random */
        RNDGETENTCNT,
        /* Sockets. */
        SIOCATMARK, SIOCOUTQNSD,
        /* Those of the internet, from here on. */
        SIOCGIFNAME, SIOCGIFCONF, SIOCGIFFLAGS, SIOCGIFADDR, SIOCGIFDSTADDR, SIOCGIFBRDADDR, SIOCGIFNETMASK,
        SIOCGIFMETRIC, SIOCGIFMTU, SIOCGIFHWADDR, SIOCGIFINDEX,
    };
    enum { INTERNET = 11 };
    allow_only_these(steps, SYS_ioctl, requests, sizeof requests / sizeof *requests - (network ? 0 : INTERNET));
}

void filter_changes(struct steps *steps, bool asks) {
    unsigned short begin = begin_call(steps, SYS_fchmod);
    load_argument(steps, 1);
    answer_if_any(steps, SPECIAL_BITS, DENY);
    end_call(steps, begin, asks ? ASK : DENY);

    /* Without a path it is about the descriptor itself. */
    begin = begin_call(steps, SYS_utimensat);
    load_argument(steps, 1);
    step(steps, BPF_JMP | BPF_JEQ | BPF_K, 0, 3, 0);
    load_upper_half(steps, 1);
    answer_if_equal(steps, 0, asks ? ASK : DENY);
    end_call(steps, begin, DENY);

    if (asks) answer_call(steps, SYS_flock, ASK);
}

static void deny_special_bits(struct steps *steps, long call, int argument) {
    unsigned short begin = begin_call(steps, call);
    load_argument(steps, argument);
    answer_if_any(steps, SPECIAL_BITS, DENY);
    end_call(steps, begin, ALLOW);
}

/* Where no file is made the mode is whatever stands in the register. */
static void deny_special_bits_of_new(struct steps *steps, int flags, int mode) {
    load_argument(steps, flags);
    step(steps, BPF_JMP | BPF_JSET | BPF_K, 0, 3, O_CREAT | UNNAMED_FILE);
    load_argument(steps, mode);
    answer_if_any(steps, SPECIAL_BITS, DENY);
}

/*
 * A fourth kind of access beside reading, writing and both wants the rights to both, gives none of them, and so is nothing
 * that Landlock looks at. Before its version 3 it does not look at what is emptied by being opened for reading either.
 */
static void deny_hidden_access(struct steps *steps, int flags, bool truncate) {
    load_argument(steps, flags);
    step(steps, BPF_ALU | BPF_AND | BPF_K, 0, 0, O_ACCMODE);
    answer_if_equal(steps, O_ACCMODE, DENY);
    if (!truncate) return;
    load_argument(steps, flags);
    step(steps, BPF_ALU | BPF_AND | BPF_K, 0, 0, O_ACCMODE | O_TRUNC);
    answer_if_equal(steps, O_RDONLY | O_TRUNC, DENY);
}

void filter_modes(struct steps *steps) {
    deny_special_bits(steps, SYS_mkdirat, 2);
    deny_special_bits(steps, SYS_mknodat, 2);
#ifdef SYS_open
    deny_special_bits(steps, SYS_mkdir, 1);
    deny_special_bits(steps, SYS_mknod, 1);
    deny_special_bits(steps, SYS_creat, 1);
#endif
}

void filter_opens(struct steps *steps, bool asks, bool truncate) {
    unsigned short begin;
#ifdef SYS_open
    begin = begin_call(steps, SYS_open);
    deny_hidden_access(steps, 1, truncate);
    deny_special_bits_of_new(steps, 1, 2);
    end_call(steps, begin, ALLOW);
#endif
    begin = begin_call(steps, SYS_openat);
    load_argument(steps, 2);
    if (asks) answer_if_equal(steps, 0, ASK);
    deny_hidden_access(steps, 2, truncate);
    deny_special_bits_of_new(steps, 2, 3);
    end_call(steps, begin, ALLOW);
}
