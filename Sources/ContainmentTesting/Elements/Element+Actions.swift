import UIKit

/// The acts of a user on an element. Each of them begins when both sides have come to rest, and returns when they have again: a push or
/// another transition that goes on is waited for before and after.
///
/// Each of them throws a `ContainmentTestError` where there is no such element, or several; where a finger does not reach it, or it is
/// disabled; and where nobody makes use of what is done, and nothing that is shown changes by it, but for the focus, which every pane gets
/// that is touched. A plugin that does not respond is not waited for, and nothing is said of what it makes of it.
extension Element {
    /// The middle of an element.
    public static let middle = CGPoint(x: 0.5, y: 0.5)

    /// Touches it with a finger for a moment. `TestHost.tap(_:)` taps at a point whatever is there.
    ///
    /// - Parameter anchor: Where, from (0, 0) at the top left of the element to (1, 1) at its bottom right.
    public func tap(at anchor: CGPoint = middle) async throws {
        try await perform(.tap, at: anchor) { try await host.touch([$0]) }
    }

    /// Taps the element twice, as fast as a double tap has to be.
    public func doubleTap(at anchor: CGPoint = middle) async throws {
        try await perform(.doubleTap, at: anchor) { point in
            try await host.touch([point])
            try await host.touch([point])
        }
    }

    /// Keeps a finger on it.
    ///
    /// - Parameter duration: Of the host's clock.
    public func press(for duration: Duration = .seconds(1), at anchor: CGPoint = middle) async throws {
        try await perform(.press, at: anchor) { try await host.touch([$0], for: duration) }
    }

    /// Moves a finger from the element to a place that is so many points away, and rests there before it comes up: the content that it
    /// drags stays where the finger leaves it. `fling(by:from:)` does not rest.
    public func drag(by distance: CGVector, from anchor: CGPoint = middle) async throws {
        try await perform(.drag, at: anchor) { start in
            try await host.drag([(start, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))])
        }
    }

    /// Moves a finger from the middle of the element to the middle of another one.
    public func drag(to other: Element) async throws {
        let end = try await other.target(Self.middle).point
        try await perform(.drag, at: Self.middle) { try await host.drag([($0, end)]) }
    }

    /// Moves two fingers on a level line through its middle, from half of its width apart.
    ///
    /// - Parameter scale: How much further apart they are at the end; below 1 they come together.
    public func pinch(scale: CGFloat) async throws {
        try await host.settle()
        let reach = try await frame.width / 4
        try await perform(.pinch, at: Self.middle, firstFingerAt: -reach) { middle in
            try await host.drag(
                [-reach, reach].map { offset in
                    (CGPoint(x: middle.x + offset, y: middle.y), CGPoint(x: middle.x + offset * scale, y: middle.y))
                })
        }
    }

    /// Turns a wheel over it. Where nothing can be scrolled any further in that direction, nobody makes use of it.
    ///
    /// - Parameter delta: In points; positive y moves the content down.
    public func scroll(by delta: CGVector) async throws {
        let target = try await target(Self.middle)
        let before = host.tree.nodes.map(\.keyWithoutFocus)
        host.watchPane(at: target.point)
        let event = host.scroll(at: target.point, by: delta)
        try await host.settle()
        guard host.wasUnused(event), host.tree.nodes.map(\.keyWithoutFocus) == before else { return }
        throw ContainmentTestError(.notHittable, target.unusedScrollSentence)
    }

    /// Does something at a place of the element, and fails where nobody makes use of it.
    ///
    /// - Parameters:
    ///   - offset: Where the first finger goes down, in points to the right of that place.
    ///   - move: Has fingers do it, and is given the place in the window's coordinates.
    func perform(
        _ act: TouchAct, at anchor: CGPoint, firstFingerAt offset: CGFloat = 0,
        _ move: @MainActor (CGPoint) async throws -> Void
    ) async throws {
        let target = try await target(anchor)
        let before = host.tree.nodes.map(\.keyWithoutFocus)
        host.watchTouches(of: act, at: CGPoint(x: target.point.x + offset, y: target.point.y))
        try await move(target.point)
        try await host.settle()
        guard host.wasUnused(act), host.tree.nodes.map(\.keyWithoutFocus) == before else { return }
        throw ContainmentTestError(.notHittable, target.unusedSentence(of: act))
    }

    /// Moves the knob of a slider with a finger, by its value in per cent, until it stands there, or as near as the finger can bring it.
    ///
    /// - Parameter fraction: From 0 to 1.
    public func adjust(to fraction: CGFloat) async throws {
        for _ in 0..<Self.mostAdjustments {
            let value = try await value ?? ""
            guard let percent = Double(value.filter { $0.isNumber || $0 == "." }) else {
                throw ContainmentTestError(
                    .notAdjustable,
                    "The \(query.words) cannot be adjusted: its value “\(value)” is no number of per cent.")
            }
            let frame = try await frame
            let way = max(frame.width - Self.knob, 1)
            let missing = fraction * 100 - percent
            // Closer than a finger's step of a point.
            guard abs(missing) >= 1, abs(missing) * way >= 50 else { return }
            let knob = CGPoint(x: (Self.knob / 2 + way * percent / 100) / max(frame.width, 1), y: Self.middle.y)
            try await perform(.adjustment, at: knob) { start in
                try await host.drag([(start, CGPoint(x: start.x + way * missing / 100, y: start.y))])
            }
        }
    }

    private static let mostAdjustments = 3
    /// The width of a slider's knob, in points.
    private static let knob: CGFloat = 20
}
