import UIKit

/// What a window's surroundings do to it.
extension TestHost {
    /// Gives the window another size, in points, as a user or a screen does.
    public func resize(to size: CGSize) async throws {
        try checkOpen()
        try HostSession.check(size, window.screen.scale)
        session.resize(to: size)
        try await settle()
    }

    /// Turns the window by a quarter: width and height change places.
    public func rotate() async throws {
        try await resize(to: CGSize(width: window.bounds.height, height: window.bounds.width))
    }

    /// Changes what the screen is like: light or dark, the size of text, the direction.
    public func changeTraits(_ change: @escaping (inout any UIMutableTraits) -> Void) async throws {
        try checkOpen()
        let screen = session.presenter.uiScreen
        screen.update(size: screen.bounds.size, traits: screen.traitCollection.modifyingTraits(change))
        try await settle()
    }

    /// Memory is scarce, in the host and so in all its plugins.
    public func sendMemoryWarning() async throws {
        try checkOpen()
        UIApplication.shared.sendMemoryWarning()
        try await settle()
    }

    // MARK: Time

    /// Lets time pass for a host whose clock is `manual`, and does what is due meanwhile. Plugins that respond have time to answer; for
    /// one that does not, what is waited for is over as soon as the clock says so.
    public func advance(by duration: Duration) async throws {
        try checkOpen()
        guard let clock = session.clock else {
            throw ContainmentTestError(
                .realClock,
                "Time passes by itself for this host. Make it by TestHost(clock: .manual) to have it stand still.")
        }
        var left = duration
        while left > .zero {
            let step = min(left, Self.step)
            clock.advance(by: step)
            left -= step
            try await session.runDueTimers(upTo: patience)
            try await settleAnswers()
        }
        // What moves is where it is at that time.
        try await settleAnswers()
    }

    /// So little that a plugin that responds does not miss a deadline of the host.
    private static let step = Duration.milliseconds(50)

    /// Lets the host's time pass, be it real or not.
    func pass(_ duration: Duration) async throws {
        guard session.clock == nil else { return try await advance(by: duration) }
        var isOver = false
        let timer = session.loop.schedule(after: duration) { isOver = true }
        defer { timer.cancel() }
        _ = try await session.loop.wait(upTo: duration + patience) { isOver }
    }
}
