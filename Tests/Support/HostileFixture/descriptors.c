#define _GNU_SOURCE
#include "attempts.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

/* Numbers that the headers may not know yet. */
enum {
    OPEN_TREE = 428, MOVE_MOUNT = 429, FSCONFIG = 431, FSMOUNT = 432, FSPICK = 433, PIDFD_GETFD = 438,
    OPENAT2 = 437, PROCESS_MADVISE = 440, MOUNT_SETATTR = 442, QUOTACTL_FD = 443, PROCESS_MRELEASE = 448,
    CACHESTAT = 451, FCHMODAT2 = 452, STATMOUNT = 457, LISTMOUNT = 458, LSM_SET_SELF_ATTR = 460, SETXATTRAT = 463,
    GETXATTRAT = 464, LISTXATTRAT = 465, REMOVEXATTRAT = 466, OPEN_TREE_ATTR = 467, FILE_GETATTR = 468,
    FILE_SETATTR = 469,
};

/* Requests of other file systems, and such that exist nowhere. */
#define BTRFS_SUBVOLUME _IOW(0x94, 14, char[4096])
#define EXT4_MOVE _IOWR('f', 15, char[40])
#define NO_REQUEST 0xABCD1234
enum { SET_DELEGATION = 1024 + 16, NO_COMMAND = 77 };

/* In which the program may write; the second word of the value. */
static const char *own_folder = "/nonexistent";

static const char *link_of(int descriptor) {
    static char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    return path;
}

static const char *own_name(const char *name) {
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", own_folder, name);
    return path;
}

static int own_file(void) { return open(own_name("written"), O_RDWR | O_CREAT | O_CLOEXEC, 0600); }

static const struct timespec long_ago[2] = {{1000, 0}, {1000, 0}};
static char buffer[4096];
static struct iovec part = {buffer, 1};

static long request(int fd, unsigned long number, void *value) { return ioctl(fd, number, value); }

static long own_pipe(int which) {
    int ends[2];
    return pipe(ends) == 0 ? ends[which] : -1;
}

static struct flock whole(short type) { return (struct flock){.l_type = type, .l_whence = SEEK_SET}; }

static long lock(int fd, int command, short type) {
    struct flock lock = whole(type);
    return fcntl(fd, command, &lock);
}

#define CALL(identifier, expression) \
    static long identifier(int fd) { \
        (void)fd; \
        return (long)(expression); \
    }

/* Owner, mode, times, attributes. */
CALL(mode, fchmod(fd, 0))
CALL(mode_of_another_user, fchmod(fd, 04755))
CALL(mode_by_link, chmod(link_of(fd), 0))
CALL(mode_by_empty_path, syscall(FCHMODAT2, fd, "", 0, AT_EMPTY_PATH))
CALL(owner, fchown(fd, getuid(), getgid()))
CALL(owner_by_empty_path, syscall(SYS_fchownat, fd, "", getuid(), getgid(), AT_EMPTY_PATH))
CALL(owner_by_link, chown(link_of(fd), getuid(), getgid()))
CALL(times, futimens(fd, long_ago))
CALL(times_now, futimens(fd, NULL))
CALL(times_by_empty_path, syscall(SYS_utimensat, fd, "", long_ago, AT_EMPTY_PATH))
CALL(times_by_link, utimensat(AT_FDCWD, link_of(fd), long_ago, 0))
#ifdef SYS_futimesat
CALL(times_by_old_call, syscall(SYS_futimesat, fd, NULL, NULL))
#else
CALL(times_by_old_call, (errno = EPERM, -1))
#endif
CALL(attribute, fsetxattr(fd, "user.mullion", "x", 1, 0))
CALL(no_attribute, fremovexattr(fd, "user.mullion"))
CALL(attribute_by_link, setxattr(link_of(fd), "user.mullion", "x", 1, 0))
CALL(attribute_by_empty_path, syscall(SETXATTRAT, fd, "", AT_EMPTY_PATH, "user.mullion", buffer, 16))
CALL(no_attribute_by_empty_path, syscall(REMOVEXATTRAT, fd, "", AT_EMPTY_PATH, "user.mullion"))
CALL(flags_by_empty_path, syscall(FILE_SETATTR, fd, "", buffer, 24, AT_EMPTY_PATH))
CALL(flags, request(fd, FS_IOC_SETFLAGS, &(int){FS_NOATIME_FL}))
CALL(extended_flags, request(fd, FS_IOC_FSSETXATTR, buffer))
CALL(generation, request(fd, _IOW('v', 2, long), buffer))
CALL(verity, request(fd, _IOW('f', 133, char[128]), buffer))
CALL(encryption, request(fd, _IOR('f', 19, char[12]), buffer))
CALL(encryption_key, request(fd, _IOWR('f', 23, char[80]), buffer))
CALL(label, request(fd, FS_IOC_SETFSLABEL, buffer))

/* Content, and places for it. */
CALL(write_bytes, write(fd, "x", 1))
CALL(write_at, pwrite(fd, "x", 1, 0))
CALL(write_parts, pwritev2(fd, &part, 1, 0, RWF_APPEND))
CALL(cut, ftruncate(fd, 0))
CALL(cut_by_link, truncate(link_of(fd), 0))
CALL(reserve, fallocate(fd, 0, 0, 1))
CALL(punch, fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 1))
CALL(map_to_write, mmap(NULL, 1, PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED ? -1 : 0)
CALL(copy_into, copy_file_range(own_file(), NULL, fd, NULL, 1, 0))
CALL(send_into, sendfile(fd, own_file(), NULL, 1))
CALL(splice_into, splice((int)own_pipe(0), NULL, fd, NULL, 1, SPLICE_F_NONBLOCK))
CALL(clone_into, request(fd, FICLONE, (void *)(long)own_file()))
CALL(share_extents, request(fd, FIDEDUPERANGE, buffer))
CALL(move_extents, request(fd, EXT4_MOVE, buffer))
CALL(make_subvolume, request(fd, BTRFS_SUBVOLUME, buffer))
CALL(freeze, request(fd, FIFREEZE, 0))
CALL(trim, request(fd, FITRIM, buffer))
CALL(flush_device, request(fd, BLKFLSBUF, 0))
CALL(no_request, request(fd, NO_REQUEST, buffer))
CALL(open_by_link, open(link_of(fd), O_WRONLY | O_CLOEXEC))
CALL(open_with_memory, syscall(OPENAT2, fd, "", buffer, 24))
CALL(hint, fcntl(fd, F_SET_RW_HINT, &(unsigned long){RWH_WRITE_LIFE_SHORT}))
CALL(hint_of_file, fcntl(fd, F_SET_FILE_RW_HINT, &(unsigned long){RWH_WRITE_LIFE_SHORT}))

/* Who else opens it. */
CALL(lease_to_write, fcntl(fd, F_SETLEASE, F_WRLCK))
CALL(lease_to_read, fcntl(fd, F_SETLEASE, F_RDLCK))
CALL(delegation, fcntl(fd, SET_DELEGATION, buffer))
CALL(notice, fcntl(fd, F_NOTIFY, DN_ACCESS | DN_MULTISHOT))
CALL(receiver, fcntl(fd, F_SETOWN, getpid()))
CALL(receiver_with_kind, fcntl(fd, F_SETOWN_EX, &(struct f_owner_ex){F_OWNER_PID, getpid()}))
CALL(signal_to_receiver, fcntl(fd, F_SETSIG, 40))
CALL(signals_on, request(fd, FIOASYNC, &(int){1}))
CALL(no_command, fcntl(fd, NO_COMMAND, 0))
CALL(lock_alone, flock(fd, LOCK_EX | LOCK_NB))
CALL(lock_together, flock(fd, LOCK_SH | LOCK_NB))
CALL(record_to_write, lock(fd, F_SETLK, F_WRLCK))
CALL(record_to_write_of_file, lock(fd, F_OFD_SETLK, F_WRLCK))
CALL(record_to_read, lock(fd, F_SETLK, F_RDLCK))
CALL(record_to_read_of_file, lock(fd, F_OFD_SETLK, F_RDLCK))
CALL(watch, syscall(SYS_inotify_add_watch, fd, link_of(fd), 1))
CALL(watch_all, syscall(SYS_fanotify_mark, fd, 1, 1L, fd, NULL))

/* Names. */
CALL(name_by_empty_path, linkat(fd, "", AT_FDCWD, own_name("link"), AT_EMPTY_PATH))
CALL(name_by_link, linkat(AT_FDCWD, link_of(fd), AT_FDCWD, own_name("link"), AT_SYMLINK_FOLLOW))
CALL(make_file, openat(fd, "new", O_WRONLY | O_CREAT | O_CLOEXEC, 0600))
CALL(make_unnamed, openat(fd, ".", O_WRONLY | O_TMPFILE | O_CLOEXEC, 0600))
CALL(make_folder, mkdirat(fd, "new", 0700))
CALL(make_link, symlinkat("/", fd, "new"))
CALL(make_pipe, mknodat(fd, "new", S_IFIFO | 0600, 0))
CALL(remove_file, unlinkat(fd, "program", 0))
CALL(rename_file, renameat(fd, "program", fd, "new"))
CALL(handle, syscall(SYS_name_to_handle_at, fd, "", buffer, buffer, AT_EMPTY_PATH))
CALL(open_handle, syscall(SYS_open_by_handle_at, fd, buffer, O_RDONLY))

/* Mounts, namespaces, processes, and the rest of the kernel. */
CALL(mount_attributes, syscall(MOUNT_SETATTR, fd, "", AT_EMPTY_PATH, buffer, 32))
CALL(mount_moved, syscall(MOVE_MOUNT, fd, "", AT_FDCWD, "/", 4))
CALL(tree, syscall(OPEN_TREE, fd, "", AT_EMPTY_PATH))
CALL(tree_with_attributes, syscall(OPEN_TREE_ATTR, fd, "", AT_EMPTY_PATH, buffer, 32))
CALL(pick, syscall(FSPICK, fd, "", 8))
CALL(configure, syscall(FSCONFIG, fd, 0, "a", NULL, 0))
CALL(mount_it, syscall(FSMOUNT, fd, 0, 0))
CALL(quota, syscall(QUOTACTL_FD, fd, 0, 0, NULL))
CALL(list_mounts, syscall(LISTMOUNT, buffer, buffer, 1, 0))
CALL(mount_status, syscall(STATMOUNT, buffer, buffer, 64, 0))
CALL(label_of_process, syscall(LSM_SET_SELF_ATTR, 100, buffer, 32, 0))
CALL(namespace, syscall(SYS_setns, fd, 0))
CALL(descriptor_of_process, syscall(PIDFD_GETFD, fd, 0, 0))
CALL(memory_of_process, syscall(PROCESS_MADVISE, fd, &part, 1, 0, 0))
CALL(reap_memory, syscall(PROCESS_MRELEASE, fd, 0))
CALL(compare, syscall(SYS_kcmp, getpid(), getpid(), 0, fd, fd))
CALL(ring, syscall(SYS_io_uring_enter, fd, 0, 0, 0, NULL, 0))
CALL(ring_buffers, syscall(SYS_io_uring_register, fd, 0, NULL, 0))
CALL(module, syscall(SYS_finit_module, fd, "", 0))
CALL(kernel, syscall(SYS_kexec_file_load, fd, fd, 0, "", 0))
CALL(counters, syscall(SYS_perf_event_open, buffer, 0, -1, fd, 0))
CALL(mode_of_pipe, fcntl((int)own_pipe(1), F_SETPIPE_SZ, 1 << 20))

/* What only looks, and what only the descriptor notices. */
CALL(look, fstat(fd, &(struct stat){0}))
CALL(look_closely, syscall(SYS_statx, fd, "", AT_EMPTY_PATH, 0xFFF, buffer))
CALL(look_at_system, fstatfs(fd, &(struct statfs){0}))
CALL(look_at_flags, request(fd, FS_IOC_GETFLAGS, buffer) == 0 || errno == ENOTTY || errno == EOPNOTSUPP ? 0 : -1)
CALL(look_at_attributes, flistxattr(fd, NULL, 0))
CALL(read_bytes, pread(fd, buffer, 1, 0))
CALL(seek, lseek(fd, 0, SEEK_SET))
CALL(map_to_read, mmap(NULL, 1, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED ? -1 : 0)
CALL(copy_out, copy_file_range(fd, NULL, own_file(), NULL, 1, 0))
CALL(send_out, sendfile(own_file(), fd, NULL, 1))
CALL(splice_out, splice(fd, NULL, (int)own_pipe(1), NULL, 1, 0))
CALL(read_ahead, readahead(fd, 0, 1))
CALL(advise, posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED))
CALL(sync_file, fsync(fd))
CALL(sync_range, sync_file_range(fd, 0, 1, SYNC_FILE_RANGE_WRITE))
CALL(cached, syscall(CACHESTAT, fd, buffer, buffer, 0) == 0 || errno == EPERM || errno == ENOSYS ? 0 : -1)
CALL(duplicate, dup(fd))
CALL(descriptor_flag, fcntl(fd, F_SETFD, FD_CLOEXEC))
CALL(status_flags, fcntl(fd, F_SETFL, O_NONBLOCK))
CALL(without_waiting, request(fd, FIONBIO, &(int){1}))
CALL(poll_it, poll(&(struct pollfd){.fd = fd}, 1, 0))

#define NAMED(identifier) {#identifier, identifier}

static const struct {
    const char *name;
    long (*make)(int descriptor);
} calls[] = {
    NAMED(mode), NAMED(mode_of_another_user), NAMED(mode_by_link), NAMED(mode_by_empty_path), NAMED(owner),
    NAMED(owner_by_empty_path), NAMED(owner_by_link), NAMED(times), NAMED(times_now), NAMED(times_by_empty_path),
    NAMED(times_by_link), NAMED(times_by_old_call), NAMED(attribute), NAMED(no_attribute), NAMED(attribute_by_link),
    NAMED(attribute_by_empty_path), NAMED(no_attribute_by_empty_path), NAMED(flags_by_empty_path), NAMED(flags),
    NAMED(extended_flags), NAMED(generation), NAMED(verity), NAMED(encryption), NAMED(encryption_key), NAMED(label),
    NAMED(write_bytes), NAMED(write_at), NAMED(write_parts), NAMED(cut), NAMED(cut_by_link), NAMED(reserve),
    NAMED(punch), NAMED(map_to_write), NAMED(copy_into), NAMED(send_into), NAMED(splice_into), NAMED(clone_into),
    NAMED(share_extents), NAMED(move_extents), NAMED(make_subvolume), NAMED(freeze), NAMED(trim), NAMED(flush_device),
    NAMED(no_request), NAMED(open_by_link), NAMED(open_with_memory), NAMED(hint), NAMED(hint_of_file),
    NAMED(lease_to_write), NAMED(lease_to_read), NAMED(delegation), NAMED(notice), NAMED(receiver),
    NAMED(receiver_with_kind), NAMED(signal_to_receiver), NAMED(signals_on), NAMED(no_command), NAMED(lock_alone),
    NAMED(lock_together), NAMED(record_to_write), NAMED(record_to_write_of_file), NAMED(record_to_read),
    NAMED(record_to_read_of_file), NAMED(watch), NAMED(watch_all), NAMED(name_by_empty_path), NAMED(name_by_link),
    NAMED(make_file), NAMED(make_unnamed), NAMED(make_folder), NAMED(make_link), NAMED(make_pipe), NAMED(remove_file),
    NAMED(rename_file), NAMED(handle), NAMED(open_handle), NAMED(mount_attributes), NAMED(mount_moved), NAMED(tree),
    NAMED(tree_with_attributes), NAMED(pick), NAMED(configure), NAMED(mount_it), NAMED(quota), NAMED(list_mounts),
    NAMED(mount_status), NAMED(label_of_process), NAMED(namespace), NAMED(descriptor_of_process),
    NAMED(memory_of_process), NAMED(reap_memory), NAMED(compare), NAMED(ring), NAMED(ring_buffers), NAMED(module),
    NAMED(kernel), NAMED(counters), NAMED(mode_of_pipe), NAMED(look), NAMED(look_closely), NAMED(look_at_system),
    NAMED(look_at_flags), NAMED(look_at_attributes), NAMED(read_bytes), NAMED(seek), NAMED(map_to_read),
    NAMED(copy_out), NAMED(send_out), NAMED(splice_out), NAMED(read_ahead), NAMED(advise), NAMED(sync_file),
    NAMED(sync_range), NAMED(cached), NAMED(duplicate), NAMED(descriptor_flag), NAMED(status_flags),
    NAMED(without_waiting), NAMED(poll_it),
};

static long use_folder(const char *path) {
    own_folder = path;
    return 0;
}

/* Makes every call with a descriptor of a file that was opened with these flags; one line of output for each. */
static long walk(const char *path, int flags) {
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        int descriptor = open(path, flags | O_CLOEXEC);
        if (descriptor < 0) return -1;
        errno = 0;
        int failure = calls[i].make(descriptor) < 0 ? errno : 0;
        printf("%s: %s\n", calls[i].name, failure ? strerror(failure) : "done");
        close(descriptor);
    }
    return 0;
}

static long walk_read(const char *path) { return walk(path, O_RDONLY); }
static long walk_named(const char *path) { return walk(path, O_PATH); }

static long change_own(const char *path) {
    struct stat status;
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || fchmod(file, 0640) != 0 || futimens(file, long_ago) != 0 || fstat(file, &status) != 0) return -1;
    printf("mode %o, time %ld\n", status.st_mode & 07777, (long)status.st_mtime);
    return flock(file, LOCK_EX);
}

/* Waits for another open file of its own to give the lock away. */
static long lock_in_turn(const char *path) {
    int first = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600), second = open(path, O_RDWR | O_CLOEXEC);
    if (flock(first, LOCK_EX) != 0 || flock(second, LOCK_EX | LOCK_NB) == 0) return -1;
    pid_t child = fork();
    if (child == 0) {
        /* Only this process has the first one when its parent has closed it. */
        close(second);
        _exit(0);
    }
    close(first);
    return flock(second, LOCK_EX);
}

/* A file with a bit that gives whoever executes it another's rights, made in one step. */
static long make_special(const char *path) {
    const char *names[] = {"open", "openat", "creat", "mknod", "mkdir", "unnamed"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char name[4096];
        snprintf(name, sizeof name, "%s/%s", path, names[i]);
        long result = -1;
        errno = 0;
        switch (i) {
#ifdef SYS_open
        case 0: result = syscall(SYS_open, name, O_WRONLY | O_CREAT, 04755); break;
        case 2: result = syscall(SYS_creat, name, 02755); break;
        case 3: result = syscall(SYS_mknod, name, S_IFREG | 06755, 0); break;
        case 4: result = syscall(SYS_mkdir, name, 02755); break;
#else
        case 0: case 2: result = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT, 02755); break;
        case 3: result = syscall(SYS_mknodat, AT_FDCWD, name, S_IFREG | 06755, 0); break;
        case 4: result = syscall(SYS_mkdirat, AT_FDCWD, name, 02755); break;
#endif
        case 1: result = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT, 04755); break;
        default: result = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_TMPFILE, 04755); break;
        }
        printf("special %s: %s\n", names[i], result < 0 ? strerror(errno) : "done");
    }
    return 0;
}

const struct attempt descriptor_attempts[] = {
    {"own-folder", use_folder},
    {"walk-read", walk_read},
    {"walk-named", walk_named},
    {"change-own", change_own},
    {"lock-in-turn", lock_in_turn},
    {"make-special", make_special},
    {NULL, NULL},
};
