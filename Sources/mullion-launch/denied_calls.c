#define _GNU_SOURCE
#include "denied_calls.h"

#include <sys/syscall.h>

/*
 * Newer ones by number, because the headers that this is built with may not know them yet; from 424 on all processors
 * number alike.
 */
enum {
    open_tree_number = 428,
    move_mount_number = 429,
    fsopen_number = 430,
    fsconfig_number = 431,
    fsmount_number = 432,
    fspick_number = 433,
    pidfd_getfd_number = 438,
    process_madvise_number = 440,
    mount_setattr_number = 442,
    quotactl_fd_number = 443,
    memfd_secret_number = 447,
    process_mrelease_number = 448,
    fchmodat2_number = 452,
    statmount_number = 457,
    listmount_number = 458,
    lsm_set_self_attr_number = 460,
    setxattrat_number = 463,
    removexattrat_number = 466,
    open_tree_attr_number = 467,
    file_setattr_number = 469,
    listns_number = 470,
};

const long denied_calls[] = {
    /* Other processes' memory, descriptors and registers. */
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, process_madvise_number, pidfd_getfd_number, SYS_kcmp,
    SYS_move_pages, SYS_migrate_pages, process_mrelease_number,
    /* What /proc/self/attr has, which Landlock keeps closed. */
    lsm_set_self_attr_number,
    /* What is mounted where, and namespaces. */
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, open_tree_number, move_mount_number,
    fsopen_number, fsconfig_number, fsmount_number, fspick_number, mount_setattr_number, open_tree_attr_number,
    statmount_number, listmount_number, listns_number,
    /* Files by another way than their path. */
    SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, SYS_fanotify_mark,
    /* Owner, mode, times and attributes of files, at which Landlock does not look: by path, ... */
    SYS_fchmodat, fchmodat2_number, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
    setxattrat_number, removexattrat_number, file_setattr_number,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    /* ... and by descriptor, for which one that was opened for reading does. */
    SYS_fchown, SYS_fsetxattr, SYS_fremovexattr,
    /* What the kernel has only so much of, for all that a user runs, or for the whole machine. */
    SYS_inotify_init1, SYS_inotify_add_watch, SYS_timer_create, SYS_io_setup, memfd_secret_number, SYS_seccomp,
#ifdef SYS_inotify_init
    SYS_inotify_init,
#endif
    /* Large and often broken parts of the kernel that no pane needs; the ring takes calls past this filter. */
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
    /* Keys of the user. */
    SYS_add_key, SYS_request_key, SYS_keyctl,
    /* Memory and queues that all processes of the user share. */
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_shmdt, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget,
    SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
    /* The machine. */
    SYS_kexec_load, SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon,
    SYS_swapoff, SYS_acct, SYS_quotactl, quotactl_fd_number, SYS_syslog, SYS_vhangup, SYS_settimeofday,
    SYS_clock_settime, SYS_sethostname, SYS_setdomainname,
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

const size_t denied_call_count = sizeof denied_calls / sizeof *denied_calls;
