import Glibc

/// The time that a processor has worked for a thread. What else the machine does meanwhile makes no difference to it.
package enum ProcessorTime {
    package static func ofThisThread() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
