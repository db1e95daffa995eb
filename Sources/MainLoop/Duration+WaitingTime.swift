extension Duration {
    /// For poll(2) and epoll_wait(2): in milliseconds, rounded up so that nobody wakes too early; zero where the time has
    /// passed, and at most the 24 days that fit.
    package var waitingTime: CInt {
        guard self > .zero else { return 0 }
        guard self < .milliseconds(Int(CInt.max)) else { return CInt.max }
        let (seconds, attoseconds) = components
        let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
        let rest = (attoseconds + attosecondsPerMillisecond - 1) / attosecondsPerMillisecond
        return CInt(clamping: seconds * 1000 + rest)
    }
}
