import UIKit

/// What a user does with the window.
extension TestHost {
    private var now: TimeInterval {
        session.loop.clock.now / .seconds(1)
    }

    /// A finger goes down and comes up again, in the window's coordinates, whatever is there. Where nothing is there that makes use of
    /// it, nothing happens; an element's `tap(at:)` fails then.
    public func tap(_ point: CGPoint) async throws {
        try await settle()
        try await touch([point])
        try await settle()
    }

    /// A key goes down and comes up again.
    public func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) async throws {
        try await settle()
        let key = UIKey(keyCode: key, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
        window.sendPress(key, phase: .began, timestamp: now)
        window.sendPress(key, phase: .ended, timestamp: now)
        try await settle()
    }

    /// Gives a text to whoever has the keyboard.
    public func type(_ text: String) async throws {
        try await settle()
        window.insertText(text)
        try await settle()
    }

    // MARK: Fingers

    /// Fingers go down and come up after a while.
    func touch(_ points: [CGPoint], for duration: Duration = .zero) async throws {
        try checkOpen()
        send(.began, points)
        if duration > .zero { try await pass(duration) }
        send(.ended, points)
    }

    /// How many movements a drag is.
    private static let steps = 8

    /// Fingers go down, move, and come up.
    func drag(_ moves: [(from: CGPoint, to: CGPoint)]) async throws {
        try checkOpen()
        send(.began, moves.map(\.from))
        for step in 1...Self.steps {
            let part = CGFloat(step) / CGFloat(Self.steps)
            send(
                .moved,
                moves.map { move in
                    CGPoint(
                        x: move.from.x + (move.to.x - move.from.x) * part,
                        y: move.from.y + (move.to.y - move.from.y) * part)
                })
            try await settleAnswers()
        }
        send(.ended, moves.map(\.to))
    }

    private func send(_ phase: UITouch.Phase, _ points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            window.sendTouch(id: index + 1, phase: phase, at: point, timestamp: now)
        }
    }

    func scroll(at point: CGPoint, by delta: CGVector) {
        _ = window.sendScroll(at: point, delta: delta, isPrecise: true, timestamp: now)
    }
}
