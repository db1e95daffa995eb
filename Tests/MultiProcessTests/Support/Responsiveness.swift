import Dispatch

/// Measures how long the main queue was kept from other work.
@MainActor final class Responsiveness {
    private static let interval = DispatchTimeInterval.milliseconds(2)

    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private var last = ContinuousClock.now
    private(set) var longestGap: Duration = .zero

    init() {
        timer.schedule(deadline: .now(), repeating: Self.interval)
        timer.setEventHandler { [weak self] in
            // The main queue's blocks run on the main actor.
            MainActor.assumeIsolated { self?.tick() }
        }
        timer.activate()
    }

    private func tick() {
        let now = ContinuousClock.now
        longestGap = max(longestGap, now - last)
        last = now
    }

    /// Ends the measurement.
    ///
    /// - Returns: The longest time between two looks.
    func stop() -> Duration {
        timer.cancel()
        tick()
        return longestGap
    }
}
