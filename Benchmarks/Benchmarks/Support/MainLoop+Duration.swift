import MainLoop

extension MainLoop {
    /// Runs for some time.
    func run(for duration: Duration) {
        let timer = schedule(after: duration) { [unowned self] in stop() }
        run()
        timer.cancel()
    }

    /// - Parameter pace: How long after one beginning the next one comes, at least; nil: one after the other.
    /// - Returns: Milliseconds of each call, by the loop's clock.
    func measure(_ count: Int, every pace: Duration?, _ work: () -> Void) -> [Double] {
        var taken = Duration.zero
        return (0..<count).map { _ in
            if let pace { run(for: max(.zero, pace - taken)) }
            let began = clock.now
            work()
            taken = clock.now - began
            return taken / .milliseconds(1)
        }
    }
}
