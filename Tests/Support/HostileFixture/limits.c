#define _GNU_SOURCE
#include "attempts.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/aio_abi.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/sem.h>
#include <sys/msg.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Takes one more; nothing of it is given back before this process ends. Returns how many that were, or -1. */

enum { MOST_AT_ONCE = 253, MEMORY_THAT_IS_SECRET = 447 };

static long pass_descriptors(int count) {
    static int ends[2] = {-1, -1};
    if (ends[0] < 0 && socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    union {
        char bytes[CMSG_SPACE(MOST_AT_ONCE * sizeof(int))];
        struct cmsghdr aligned;
    } control;
    memset(&control, 0, sizeof control);
    struct iovec part = {"x", 1};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = CMSG_SPACE((size_t)count * sizeof(int))};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN((size_t)count * sizeof(int));
    for (int i = 0; i < count; i++) ((int *)CMSG_DATA(header))[i] = STDERR_FILENO;
    if (sendmsg(ends[0], &message, MSG_DONTWAIT) >= 0) return count;
    /* The queue of this pair is full; that of another is not. */
    if (errno != EAGAIN) return -1;
    ends[0] = -1;
    return 0;
}

static long many_descriptors(void) { return pass_descriptors(MOST_AT_ONCE); }
static long one_descriptor(void) { return pass_descriptors(1); }
static long notifier(void) { return inotify_init1(IN_CLOEXEC) < 0 ? -1 : 1; }

static long timer(void) {
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_NONE};
    return syscall(SYS_timer_create, CLOCK_MONOTONIC, &event, &timer) < 0 ? -1 : 1;
}

static long waiting_signal(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGRTMIN);
    sigprocmask(SIG_BLOCK, &set, NULL);
    return sigqueue(getpid(), SIGRTMIN, (union sigval){0}) < 0 ? -1 : 1;
}

static long transfers(void) {
    aio_context_t context = 0;
    return syscall(SYS_io_setup, 64, &context) < 0 ? -1 : 64;
}

static long queue(void) {
    char name[64];
    static int number;
    snprintf(name, sizeof name, "mullion-%d-%d", (int)getpid(), number++);
    long result = syscall(SYS_mq_open, name, O_RDWR | O_CREAT | O_EXCL, 0600, NULL);
    int failure = errno;
    syscall(SYS_mq_unlink, name);
    errno = failure;
    return result < 0 ? -1 : 1;
}

static long locked_memory(void) {
    void *bytes = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return bytes == MAP_FAILED || mlock(bytes, 1 << 20) != 0 ? -1 : 1 << 20;
}

static long huge_pages(void) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB;
    return mmap(NULL, 2 << 20, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED ? -1 : 1;
}

static long huge_pages_of_file(void) { return memfd_create("huge", MFD_HUGETLB) < 0 ? -1 : 1; }
static long secret_memory(void) { return syscall(MEMORY_THAT_IS_SECRET, 0) < 0 ? -1 : 1; }

static long pipe_pages(void) {
    int ends[2];
    return pipe(ends) != 0 || fcntl(ends[1], F_SETPIPE_SZ, 1 << 20) < 0 ? -1 : 256;
}

static long key(void) {
    char name[64];
    static int number;
    snprintf(name, sizeof name, "mullion-%d-%d", (int)getpid(), number++);
    return syscall(SYS_add_key, "user", name, "x", 1, -2 /* of this process */) < 0 ? -1 : 1;
}

static long given_back(int identifier, long (*give)(int)) { return identifier < 0 || give(identifier) < 0 ? -1 : 1; }
static long give_memory(int number) { return shmctl(number, IPC_RMID, NULL); }
static long give_semaphores(int number) { return semctl(number, 0, IPC_RMID); }
static long give_messages(int number) { return msgctl(number, IPC_RMID, NULL); }
/* These would stay when the process ends, so they are given back at once. */
static long shared_memory(void) { return given_back(shmget(IPC_PRIVATE, 4096, 0600), give_memory); }
static long semaphores(void) { return given_back(semget(IPC_PRIVATE, 1, 0600), give_semaphores); }
static long messages(void) { return given_back(msgget(IPC_PRIVATE, 0600), give_messages); }

static struct sock_filter pass = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
static struct sock_fprog all_pass = {1, &pass};

static long socket_filter(void) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    return setsockopt(ends[0], SOL_SOCKET, SO_ATTACH_FILTER, &all_pass, sizeof all_pass) != 0 ? -1 : 1;
}

static long call_filter(void) { return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &all_pass) != 0 ? -1 : 1; }
static long call_filter_by_old_call(void) { return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &all_pass) != 0 ? -1 : 1; }
static long watcher_of_all(void) { return syscall(SYS_fanotify_init, 0x200, O_RDONLY) < 0 ? -1 : 1; }
static long user_namespace(void) { return unshare(CLONE_NEWUSER) != 0 ? -1 : 1; }

static long urgency(void) {
    struct sched_param most = {.sched_priority = 1};
    return sched_setscheduler(0, SCHED_FIFO, &most) != 0 ? -1 : 1;
}

static long niceness(void) { return setpriority(PRIO_PROCESS, 0, -5) != 0 ? -1 : 1; }
static long terminal(void) { return open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC) < 0 ? -1 : 1; }

static const struct kind {
    const char *name;
    long (*take)(void);
    /* What is taken by whoever only wants to know whether there is one left; NULL: the same. */
    long (*take_one)(void);
} kinds[] = {
    {"descriptors on their way", many_descriptors, one_descriptor},
    {"inotify instances", notifier, NULL},
    {"timers", timer, NULL},
    {"waiting signals", waiting_signal, NULL},
    {"asynchronous transfers", transfers, NULL},
    {"message queues", queue, NULL},
    {"locked memory", locked_memory, NULL},
    {"huge pages", huge_pages, NULL},
    {"huge pages of files", huge_pages_of_file, NULL},
    {"secret memory", secret_memory, NULL},
    {"pages of pipes", pipe_pages, NULL},
    {"keys", key, NULL},
    {"shared memory", shared_memory, NULL},
    {"semaphores", semaphores, NULL},
    {"System V messages", messages, NULL},
    {"filters of sockets", socket_filter, NULL},
    {"filters of calls", call_filter, NULL},
    {"filters of calls by prctl", call_filter_by_old_call, NULL},
    {"fanotify groups", watcher_of_all, NULL},
    {"user namespaces", user_namespace, NULL},
    {"real-time priority", urgency, NULL},
    {"niceness", niceness, NULL},
    {"terminals", terminal, NULL},
};

/* More than this is as good as without end. */
enum { MOST_TAKEN = 200000, MOST_TURNS = 50000 };

static void exhaust(const struct kind *kind) {
    long taken = 0, more = 0;
    for (int turn = 0; turn < MOST_TURNS && taken < MOST_TAKEN; turn++) {
        more = kind->take();
        if (more < 0) break;
        taken += more;
    }
    int failure = errno;
    printf("%s: %ld, %s\n", kind->name, taken, more < 0 ? strerror(failure) : "without end");
}

static long exhaust_all(const char *value) {
    (void)value;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) exhaust(&kinds[i]);
    return 0;
}

static const struct kind *kind_named(const char *name) {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(kinds[i].name, name) == 0) return &kinds[i];
    }
    return NULL;
}

static long exhaust_one(const char *name) {
    const struct kind *kind = kind_named(name);
    if (kind == NULL) return -1;
    exhaust(kind);
    return 0;
}

/* As a program would that has the limit which most have. */
static long take_one(const char *name) {
    const struct kind *kind = kind_named(name);
    struct rlimit files;
    if (kind == NULL || getrlimit(RLIMIT_NOFILE, &files) != 0) return -1;
    if (files.rlim_cur > 1024) files.rlim_cur = 1024;
    if (setrlimit(RLIMIT_NOFILE, &files) != 0) return -1;
    return kind->take_one != NULL ? kind->take_one() : kind->take();
}

const struct attempt limit_attempts[] = {
    {"exhaust-all", exhaust_all},
    {"exhaust", exhaust_one},
    {"take-one", take_one},
    {NULL, NULL},
};
