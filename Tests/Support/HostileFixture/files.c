#define _GNU_SOURCE
#include "attempts.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static long read_file(const char *path) { return attempt_done(open(path, O_RDONLY | O_CLOEXEC)); }
static long list_folder(const char *path) { return attempt_done(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)); }
static long create_file(const char *path) { return attempt_done(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600)); }
static long empty_file(const char *path) { return truncate(path, 0); }
static long empty_by_opening(const char *path) { return attempt_done(open(path, O_RDONLY | O_TRUNC | O_CLOEXEC)); }
/* Neither for reading nor for writing, which needs the rights to both. */
static long open_for_neither(const char *path) { return attempt_done(open(path, O_ACCMODE | O_CLOEXEC)); }
static long remove_file(const char *path) { return unlink(path); }
static long open_to_all(const char *path) { return chmod(path, 0777); }

static long execute(const char *path) {
    int status;
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t child = fork();
    if (child == 0) {
        execl(path, path, (char *)NULL);
        if (write(failure[1], &errno, sizeof errno) < 0) _exit(126);
        _exit(127);
    }
    close(failure[1]);
    int error = 0;
    ssize_t count = read(failure[0], &error, sizeof error);
    close(failure[0]);
    waitpid(child, &status, 0);
    errno = error;
    return count > 0 ? -1 : 0;
}

/* A hole of ten gigabytes takes no room, and is as long as what would. */
static long fill_disk(const char *path) {
    signal(SIGXFSZ, SIG_IGN);
    int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return -1;
    long result = pwrite(file, "x", 1, 10LL << 30);
    int failure = errno;
    close(file);
    errno = failure;
    return result;
}

const struct attempt file_attempts[] = {
    {"read", read_file},
    {"list", list_folder},
    {"create", create_file},
    {"empty", empty_file},
    {"empty-by-opening", empty_by_opening},
    {"open-for-neither", open_for_neither},
    {"remove", remove_file},
    {"open-to-all", open_to_all},
    {"execute", execute},
    {"fill-disk", fill_disk},
    {NULL, NULL},
};
