#define _GNU_SOURCE
#include "KernelFeatures.h"

#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

int kernel_landlock_version(void) {
    long version = syscall(444, NULL, 0, 1);
    return version < 0 ? 0 : (int)version;
}

bool kernel_lets_parents_look(void) {
    static char byte;
    pid_t child = fork();
    if (child == 0) {
        for (;;) pause();
    }
    struct iovec here = {&byte, 1}, there = {&byte, 1};
    bool may = child > 0 && process_vm_readv(child, &here, 1, &there, 1, 0) == 1;
    if (child > 0) {
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
    }
    return may;
}

bool kernel_has_asking_filter(void) {
    unsigned action = SECCOMP_RET_USER_NOTIF;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool kernel_hands_out_peers(void) {
    enum { peer_handle = 77 };
    int ends[2], handle = -1;
    socklen_t size = sizeof handle;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
    bool does = getsockopt(ends[0], SOL_SOCKET, peer_handle, &handle, &size) == 0;
    if (does) close(handle);
    close(ends[0]);
    close(ends[1]);
    return does;
}

void kernel_end_this_thread(void) {
    for (;;) syscall(SYS_exit, 0);
}
