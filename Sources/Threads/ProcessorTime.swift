import Glibc

/// The time that a processor has worked for a thread. What else the machine does meanwhile makes no difference to it.
package enum ProcessorTime {
    package static func ofThisThread() -> Duration {
        of(CLOCK_THREAD_CPUTIME_ID)
    }

    /// - Parameter clock: that of a thread, as pthread_getcpuclockid(3) gives it.
    package static func of(_ clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
