import UIKit

extension TestHost {
    /// Scrolls what lies in the middle of the window, up and down, until an element is seen that has a text.
    ///
    /// - Parameter text: The element's identifier, label or value; for a row whose label says several things, also one of these.
    /// - Returns: The element that has the text, in whatever process.
    /// - Throws: `ContainmentTestError` where there is none from one end of the content to the other.
    @discardableResult public func scrollTo(text: String) async throws -> Element {
        try await ScrollSearch(for: text, in: .window, at: window.bounds, of: self).element()
    }

    private var now: TimeInterval {
        session.loop.clock.now / .seconds(1)
    }

    /// The time for which a finger that flings moves, in seconds.
    private static let flingDuration = 0.1
    /// The number of movements of a finger that flings.
    private static let flingSteps = 8

    /// Moves a finger, and lets go while it moves. The times of its touches are those of a finger on a machine that has nothing else to do,
    /// because the speed at which content goes on follows from them.
    ///
    /// - Parameters:
    ///   - start: The place where the finger goes down, in points in the window's coordinates.
    ///   - way: The way of the finger, in points.
    func fling(from start: CGPoint, by way: CGVector) async throws {
        try checkOpen()
        let end = now
        func send(_ phase: UITouch.Phase, _ part: CGFloat) {
            window.sendTouch(
                id: Int(Self.firstFinger), phase: phase,
                at: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part),
                timestamp: end - Self.flingDuration * (1 - part))
        }
        send(.began, 0)
        for step in 1...Self.flingSteps {
            send(.moved, CGFloat(step) / CGFloat(Self.flingSteps))
            try await settleAnswers()
        }
        send(.ended, 1)
    }

    /// Turns a wheel with notches at a point of the window, which moves content at once and no further than to its end.
    func turnWheel(at point: CGPoint, by delta: CGVector) {
        let event = UIScrollEvent(location: point, delta: delta, isPrecise: false, timestamp: now, modifierFlags: [])
        UIApplication.shared.sendEvent(event, to: window)
    }
}
