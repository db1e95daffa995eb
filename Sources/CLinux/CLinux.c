#define _GNU_SOURCE
#include "CLinux.h"

#include <link.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

int linux_pipe2(int descriptors[2], int flags) { return pipe2(descriptors, flags); }

int linux_accept4(int listener, int flags) { return accept4(listener, NULL, NULL, flags); }

int linux_dup3(int old_number, int new_number, int flags) { return dup3(old_number, new_number, flags); }

int linux_close_range(unsigned int first, unsigned int last, int flags) { return close_range(first, last, flags); }

pid_t linux_gettid(void) { return gettid(); }

int linux_set_dumpable(int dumpable) { return prctl(PR_SET_DUMPABLE, (unsigned long)dumpable, 0UL, 0UL, 0UL); }

int linux_get_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0UL, 0UL, 0UL, 0UL); }

int linux_set_thread_name(const char *name) { return prctl(PR_SET_NAME, (unsigned long)name, 0UL, 0UL, 0UL); }

int linux_write_lines_at_once(void) { return setvbuf(stdout, NULL, _IOLBF, 0); }

int linux_waitid_pidfd(int pidfd, int options, pid_t *pid, int *code, int *status) {
    siginfo_t info = {0};
    int result = waitid(P_PIDFD, (id_t)pidfd, &info, options);
    *pid = info.si_pid;
    *code = info.si_code;
    *status = info.si_status;
    return result;
}

int linux_peer_process(int socket, pid_t *pid) {
    struct ucred credentials = {0};
    socklen_t length = sizeof(credentials);
    int result = getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &length);
    *pid = credentials.pid;
    return result;
}

int linux_peer_user(int socket, uid_t *uid) {
    struct ucred credentials = {.uid = (uid_t)-1};
    socklen_t length = sizeof(credentials);
    int result = getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &length);
    *uid = credentials.uid;
    return result;
}

int linux_spawn_add_closefrom(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int linux_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path) {
    return posix_spawn_file_actions_addchdir_np(actions, path);
}

struct visitor {
    void (*visit)(const char *path, void *context);
    void *context;
};

static int visit_object(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    struct visitor *visitor = data;
    visitor->visit(info->dlpi_name, visitor->context);
    return 0;
}

void linux_visit_objects(void (*visit)(const char *path, void *context), void *context) {
    struct visitor visitor = {visit, context};
    dl_iterate_phdr(visit_object, &visitor);
}

ssize_t linux_getxattr(const char *path, const char *name, void *value, size_t size) {
    return getxattr(path, name, value, size);
}
