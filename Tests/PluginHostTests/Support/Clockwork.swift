import MainLoop

/// A main loop by a clock that stands still until a test lets time pass.
@MainActor struct Clockwork {
    let clock = ManualClock()
    let loop: MainLoop

    init() throws {
        loop = try MainLoop(clock: clock)
    }

    /// Lets time pass and has the loop do what is due.
    ///
    /// - Returns: Whether anything was due.
    @discardableResult func pass(_ duration: Duration) -> Bool {
        clock.advance(by: duration)
        return loop.runOneTurn(timeout: .zero)
    }
}
