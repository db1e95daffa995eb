/*
 * The main thread of a program that runs tests: what serves it, and where it stands; and which task a thread is at.
 *
 * Linking this target is enough for the first part. In a program that has Swift Testing in it, an asynchronous `main` leaves the main
 * thread to the main run loop of CoreFoundation, which serves the main dispatch queue there. Without that, libdispatch ends the main
 * thread (dispatch_main) and has the main actor served by threads of its own: `Thread.isMainThread` is false on the main actor then,
 * timers of `RunLoop.main` do not fire, and what Foundation does on the main queue waits for the thread that waits for it. In all other
 * programs nothing changes.
 */
#ifndef CTESTTHREAD_H
#define CTESTTHREAD_H

#include <pthread.h>
#include <stdint.h>

/*
 * Copies the return addresses of another thread of this process (backtrace(3)), innermost first; the first one is where the thread is.
 * The thread gets the real-time signal with the highest number, and goes on afterwards. One thread at a time may call this.
 *
 * Returns how many addresses there are, at most `capacity`, or -1 where the thread does not answer within the given time.
 */
int ctestthread_copy_stack(pthread_t thread, void **addresses, int capacity, int milliseconds);

/*
 * Returns the number of the Swift task that the calling thread is at, which no other task of this process ever has, or 0 where it is at none.
 * The address of a task, of which the standard library makes a hash, is that of the next one as soon as the task is over.
 */
uint64_t ctestthread_current_task(void);

#endif
