#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <linux/sockios.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
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

/* Linux 6.3; older headers lack it, and older kernels refuse it. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 0x0008U
#endif

int linux_memfd_create(const char *name) {
    int memory = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);
    if (memory < 0 && errno == EINVAL) memory = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    return memory;
}

int linux_seal_size(int memory) { return fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL); }

int linux_seal_size_alone(int memory) { return fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW); }

/* Linux 5.1; older headers lack it, and older kernels refuse it. */
#ifndef F_SEAL_FUTURE_WRITE
#define F_SEAL_FUTURE_WRITE 0x0010
#endif

int linux_seal_future_writing(int memory) {
    int seals = fcntl(memory, F_GET_SEALS);
    if (seals < 0) return -1;
    if (seals & F_SEAL_FUTURE_WRITE) return 0;
    return fcntl(memory, F_ADD_SEALS, F_SEAL_FUTURE_WRITE | F_SEAL_SEAL);
}

enum { MOST_DESCRIPTORS = 16 };

ssize_t linux_send_descriptor(int socket, const void *bytes, size_t count, int flags, int descriptor) {
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(sizeof(int))];
    } control = {0};
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.room};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    return sendmsg(socket, &message, flags);
}

ssize_t linux_receive_descriptors(
    int socket, void *bytes, size_t room, int flags, int *descriptors, int descriptor_room, int *descriptor_count) {
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(sizeof(int) * MOST_DESCRIPTORS)];
    } control = {0};
    struct iovec part = {bytes, room};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.room};
    *descriptor_count = 0;
    ssize_t result = recvmsg(socket, &message, flags | MSG_CMSG_CLOEXEC);
    if (result < 0) return result;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; i++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof descriptor);
            if (*descriptor_count < descriptor_room) descriptors[(*descriptor_count)++] = descriptor;
            else close(descriptor);
        }
    }
    if ((message.msg_flags & MSG_CTRUNC) && *descriptor_count < descriptor_room) descriptors[(*descriptor_count)++] = -1;
    return result;
}

int linux_lock_file(int file) {
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(file, F_OFD_SETLK, &whole);
}

int linux_is_file_locked(int file) {
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(file, F_OFD_GETLK, &whole) == 0 ? whole.l_type != F_UNLCK : -1;
}

int linux_unread_bytes(int socket, int *bytes) { return ioctl(socket, SIOCOUTQ, bytes); }

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
