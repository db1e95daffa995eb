#define _GNU_SOURCE
#include "target.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { pidfd_open_number = 434, pidfd_getfd_number = 438 };

ssize_t target_read(pid_t thread, uint64_t address, void *bytes, size_t count) {
    /* In two parts, because of a part that crosses into a page that is not there nothing is read at all. */
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t first = page - (size_t)(address % page);
    if (first > count) first = count;
    struct iovec here = {bytes, count};
    struct iovec there[2] = {
        {(void *)(uintptr_t)address, first},
        {(void *)(uintptr_t)(address + first), count - first},
    };
    return process_vm_readv(thread, &here, 1, there, count > first ? 2 : 1, 0);
}

/* A file of /proc about a process, ended by zero; false where it is gone. */
static bool read_file(pid_t process, const char *name, char *text, size_t room) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    ssize_t count = read(descriptor, text, room - 1);
    close(descriptor);
    if (count <= 0) return false;
    text[count] = 0;
    return true;
}

pid_t target_process(pid_t thread) {
    char text[1024];
    if (!read_file(thread, "status", text, sizeof text)) return -1;
    /* After the name, in which line ends are written as \n. */
    const char *line = strstr(text, "\nTgid:");
    return line ? (pid_t)atoi(line + strlen("\nTgid:")) : -1;
}

/* State and parent of a process, as proc(5) has them; false where it is gone. */
static bool read_status(pid_t process, char *state, int *parent) {
    char text[512];
    if (!read_file(process, "stat", text, sizeof text)) return false;
    /* The name is in brackets and may have brackets in it. */
    const char *end = strrchr(text, ')');
    return end != NULL && sscanf(end + 1, " %c %d", state, parent) == 2;
}

pid_t target_parent(pid_t process) {
    char state;
    int parent;
    return read_status(process, &state, &parent) ? parent : -1;
}

bool target_runs(pid_t process) {
    char state;
    int parent;
    return read_status(process, &state, &parent) && strchr("TtZXx", state) == NULL;
}

bool target_descends(pid_t process) {
    pid_t self = getpid();
    /* Longer chains are nobody's but those of somebody who makes them for us. */
    for (int generations = 0; generations < 1000 && process > 1; generations++) {
        process = target_parent(process);
        if (process == self) return true;
    }
    return false;
}

int target_descriptor(pid_t process, int number) {
    int handle = (int)syscall(pidfd_open_number, process, 0);
    if (handle < 0) return -1;
    int copy = (int)syscall(pidfd_getfd_number, handle, number, 0);
    close(handle);
    return copy;
}

int target_reference(pid_t process, int number) {
    int copy = target_descriptor(process, number);
    if (copy >= 0) return copy;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)process, number);
    return open(path, O_PATH | O_CLOEXEC);
}

bool target_write(pid_t thread, uint64_t address, const void *bytes, size_t count) {
    struct iovec here = {(void *)(uintptr_t)bytes, count}, there = {(void *)(uintptr_t)address, count};
    return process_vm_writev(thread, &here, 1, &there, 1, 0) == (ssize_t)count;
}
