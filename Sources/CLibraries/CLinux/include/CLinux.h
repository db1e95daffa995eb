/*
 * What Linux offers and Swift's Glibc module lacks. Nothing here decides anything: each function is the system call or
 * the libc function that it names, with the same result and the same errno.
 *
 * epoll, eventfd, timerfd, signalfd and pidfd are declared without _GNU_SOURCE, so their headers are simply included.
 * The rest needs _GNU_SOURCE, which must never be defined in a module's header: it changes the layout of types such as
 * fd_set and then two modules disagree about them. Those functions are wrapped in CLinux.c.
 */
#ifndef CLINUX_H
#define CLINUX_H

#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/types.h>

/* pipe2(2). */
int linux_pipe2(int descriptors[2], int flags);

/* accept4(2), without the address of the other end. */
int linux_accept4(int listener, int flags);

/* dup3(2). */
int linux_dup3(int old_number, int new_number, int flags);

/* close_range(2): closes every descriptor from first to last, both included. */
int linux_close_range(unsigned int first, unsigned int last, int flags);

/* gettid(2). */
pid_t linux_gettid(void);

/* prctl(2) with PR_SET_DUMPABLE: whether others of the same user may look into this process; 0 or 1. */
int linux_set_dumpable(int dumpable);

/* prctl(2) with PR_GET_DUMPABLE. */
int linux_get_dumpable(void);

/* prctl(2) with PR_SET_NAME: names the calling thread, at most 15 bytes. */
int linux_set_thread_name(const char *name);

/* setvbuf(3) with _IOLBF of stdout: what is printed is written at each end of a line, also to a pipe. */
int linux_write_lines_at_once(void);

/* waitid(2) with P_PIDFD. Stores si_pid (0: WNOHANG, and no change of state yet), si_code (CLD_...) and si_status. */
int linux_waitid_pidfd(int pidfd, int options, pid_t *pid, int *code, int *status);

/* getsockopt(2) with SO_PEERCRED (unix(7)). Stores the number of the process that connected, or 0 where it has none here. */
int linux_peer_process(int socket, pid_t *pid);

/* getsockopt(2) with SO_PEERCRED (unix(7)). Stores the user of the process that connected. */
int linux_peer_user(int socket, uid_t *uid);

/* memfd_create(2), close-on-exec, with seals allowed, and never to be executed where the kernel knows of that. */
int linux_memfd_create(const char *name);

/* fcntl(2) with F_ADD_SEALS: neither its size nor its seals change from now on. */
int linux_seal_size(int memory);

/* The same, but seals may be added later. */
int linux_seal_size_alone(int memory);

/*
 * fcntl(2) with F_ADD_SEALS and F_SEAL_FUTURE_WRITE (Linux 5.1): from now on nobody writes to the file or maps it for writing, and no seal is added.
 * Mappings that are there stay what they are. Does nothing where the file is sealed so already.
 */
int linux_seal_future_writing(int memory);

/* sendmsg(2) of bytes on a connected Unix socket, and with them a descriptor (SCM_RIGHTS of unix(7)). */
ssize_t linux_send_descriptor(int socket, const void *bytes, size_t count, int flags, int descriptor);

/*
 * recvmsg(2) on a connected Unix socket. Stores the descriptors that came along, close-on-exec, and how many; those for which there is no room
 * are closed. Where the process has no number left for what came, -1 stands after those that it got (MSG_CTRUNC).
 */
ssize_t linux_receive_descriptors(
    int socket, void *bytes, size_t room, int flags, int *descriptors, int descriptor_room, int *descriptor_count);

/* fcntl(2) with F_OFD_SETLK: locks all of a file that is open for writing, until nobody has this opening of it any more. Does not wait. */
int linux_lock_file(int file);

/* fcntl(2) with F_OFD_GETLK: 1 where another opening of the file holds such a lock, else 0. It locks nothing. */
int linux_is_file_locked(int file);

/* ioctl(2) with SIOCOUTQ: stores a measure of what was sent on a Unix socket and not read yet; 0 exactly where all of it was read. */
int linux_unread_bytes(int socket, int *bytes);

/* posix_spawn_file_actions_addclosefrom_np(3), glibc 2.34. Like all of posix_spawn, returns an errno value. */
int linux_spawn_add_closefrom(posix_spawn_file_actions_t *actions, int first);

/* posix_spawn_file_actions_addchdir_np(3), glibc 2.29. */
int linux_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path);

/* dl_iterate_phdr(3): calls `visit` with the path of each object that is loaded, the program itself (an empty path) first. */
void linux_visit_objects(void (*visit)(const char *path, void *context), void *context);

/* getxattr(2). */
ssize_t linux_getxattr(const char *path, const char *name, void *value, size_t size);

/*
 * The two entry points by which a foreign main loop serves libdispatch's main queue; libdispatch exports them for
 * CoreFoundation and declares them in no installed header.
 *
 * The handle is an eventfd that becomes readable when the main queue has work. It must be read before the callback is
 * called: libdispatch never reads it. Both may be used on the main thread only, and not after dispatch_main().
 */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

#endif
