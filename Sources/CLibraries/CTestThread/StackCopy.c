#define _GNU_SOURCE
#include "CTestThread.h"

#include <errno.h>
#include <execinfo.h>
#include <semaphore.h>
#include <signal.h>
#include <string.h>
#include <time.h>

/* The handler itself, and the frame by which the kernel returns from it. */
enum { handler_frames = 2, most_frames = 512 };

static void *frames[most_frames];
static int frame_count;
static sem_t copied;

static void copy_frames(int signal) {
    (void)signal;
    int error = errno;
    frame_count = backtrace(frames, most_frames);
    sem_post(&copied);
    errno = error;
}

int ctestthread_copy_stack(pthread_t thread, void **addresses, int capacity, int milliseconds) {
    /* The first call loads a library, which a handler must not do. */
    backtrace(frames, 1);
    if (sem_init(&copied, 0, 0) != 0) return -1;
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    action.sa_handler = copy_frames;
    action.sa_flags = SA_RESTART;
    if (sigaction(SIGRTMAX, &action, &before) != 0) return -1;
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += milliseconds / 1000;
    end.tv_nsec += milliseconds % 1000 * 1000000L;
    if (end.tv_nsec >= 1000000000L) {
        end.tv_nsec -= 1000000000L;
        end.tv_sec++;
    }
    int waited = pthread_kill(thread, SIGRTMAX);
    while (waited == 0 && sem_timedwait(&copied, &end) != 0) {
        if (errno != EINTR) waited = errno;
    }
    /* A thread that has not answered may do so later; the handler stays for it. */
    if (waited != 0) return -1;
    sigaction(SIGRTMAX, &before, 0);
    int count = frame_count - handler_frames;
    if (count < 0) count = 0;
    if (count > capacity) count = capacity;
    memcpy(addresses, frames + handler_frames, (size_t)count * sizeof *addresses);
    return count;
}
