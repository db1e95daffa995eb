/*
 * Executes a program as on a kernel, or in a container, that lacks something.
 *
 *   LesserKernelFixture LACK... -- PROGRAM ARGUMENT...
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct lack {
    const char *name;
    unsigned call;
    int error;
    /* If not zero, only calls whose second argument has this bit. */
    unsigned flag;
} lacks[] = {
    /* Linux before 5.13, or lsm= without it. */
    {"landlock", 444, ENOSYS, 0},
    /* Docker's own filter, for a container without CAP_SYS_PTRACE. */
    {"looking", 438, EPERM, 0},
    {"looking", SYS_process_vm_readv, EPERM, 0},
    /* Linux before 5.0, or a sandbox that has its own kernel. */
    {"asking", SYS_seccomp, EINVAL, SECCOMP_FILTER_FLAG_NEW_LISTENER},
    {"filters", SYS_seccomp, EINVAL, 0},
    /* Somebody has taken what there is. */
    {"room", SYS_seccomp, ENOMEM, 0},
    {"clone3", 435, ENOSYS, 0},
};

static void forbid(const struct lack *lack) {
    struct sock_filter steps[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, lack->call, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, lack->flag, 0, lack->flag != 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (unsigned)lack->error),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog code = {sizeof steps / sizeof *steps, steps};
    /* By prctl(2), because seccomp(2) may be forbidden already. */
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &code, 0UL, 0UL) != 0) perror("LesserKernelFixture");
}

int main(int count, char **words) {
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL);
    int i = 1;
    for (; i < count && strcmp(words[i], "--") != 0; i++) {
        for (size_t j = 0; j < sizeof lacks / sizeof *lacks; j++) {
            if (strcmp(lacks[j].name, words[i]) == 0) forbid(&lacks[j]);
        }
    }
    if (i + 1 < count) execv(words[i + 1], words + i + 1);
    perror("LesserKernelFixture");
    return 64;
}
