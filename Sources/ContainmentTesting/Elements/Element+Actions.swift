import UIKit

/// What a user does with an element. Each of them begins when both sides have come to rest, and returns when they have again: a push or
/// another transition that goes on is waited for before and after.
extension Element {
    /// The middle of an element.
    public static let middle = CGPoint(x: 0.5, y: 0.5)

    /// - Parameter anchor: Where, from (0, 0) at the top left of the element to (1, 1) at its bottom right.
    /// - Throws: `ContainmentTestError` where there is no such element, or several; where a finger does not reach it, or it is disabled;
    ///   and where nobody makes use of the tap, and nothing that is shown changes by it, but for the focus, which every pane gets that is
    ///   touched. A plugin that does not respond is not waited for.
    ///   `TestHost.tap(_:)` taps at a point whatever is there.
    public func tap(at anchor: CGPoint = middle) async throws {
        let target = try await target(anchor)
        let before = host.tree.nodes.map(\.keyWithoutFocus)
        host.watchTouches(at: target.point)
        try await host.touch([target.point])
        try await host.settle()
        guard host.wasTouchUnused, host.tree.nodes.map(\.keyWithoutFocus) == before else { return }
        throw ContainmentTestError(.notHittable, target.unusedSentence)
    }

    public func doubleTap(at anchor: CGPoint = middle) async throws {
        let point = try await point(anchor)
        try await host.touch([point])
        try await host.touch([point])
        try await host.settle()
    }

    /// Keeps a finger on it.
    ///
    /// - Parameter duration: Of the host's clock.
    public func press(for duration: Duration = .seconds(1), at anchor: CGPoint = middle) async throws {
        try await host.touch([try await point(anchor)], for: duration)
        try await host.settle()
    }

    /// Moves a finger from the element to a place that is so many points away.
    public func drag(by distance: CGVector, from anchor: CGPoint = middle) async throws {
        let start = try await point(anchor)
        try await host.drag([(start, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))])
        try await host.settle()
    }

    /// Moves a finger from the middle of the element to the middle of another one.
    public func drag(to other: Element) async throws {
        let end = try await other.point(Self.middle)
        try await host.drag([(try await point(Self.middle), end)])
        try await host.settle()
    }

    /// Moves two fingers on a level line through its middle, from half of its width apart.
    ///
    /// - Parameter scale: How much further apart they are at the end; below 1 they come together.
    public func pinch(scale: CGFloat) async throws {
        let middle = try await point(Self.middle)
        let reach = try await frame.width / 4
        try await host.drag(
            [-reach, reach].map { offset in
                (CGPoint(x: middle.x + offset, y: middle.y), CGPoint(x: middle.x + offset * scale, y: middle.y))
            })
        try await host.settle()
    }

    /// Turns a wheel over it.
    ///
    /// - Parameter delta: In points; positive y moves the content down.
    public func scroll(by delta: CGVector) async throws {
        host.scroll(at: try await point(Self.middle), by: delta)
        try await host.settle()
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
            let start = try await point(
                CGPoint(x: (Self.knob / 2 + way * percent / 100) / max(frame.width, 1), y: Self.middle.y))
            try await host.drag([(start, CGPoint(x: start.x + way * missing / 100, y: start.y))])
            try await host.settle()
        }
    }

    private static let mostAdjustments = 3
    /// The width of a slider's knob, in points.
    private static let knob: CGFloat = 20
}
