import UIKit

/// The acts of a user on an element that lies in something that scrolls. Each act returns when the content has come to rest.
extension Element {
    /// Moves a finger from the element within a tenth of a second, and lets go while it moves: the content goes on by itself, as far as its
    /// speed takes it. `drag(by:)` leaves the content where the finger puts it.
    ///
    /// - Parameter distance: The way of the finger, in points. Its speed is ten times that in a second, whatever the host's clock does.
    public func fling(by distance: CGVector, from anchor: CGPoint = middle) async throws {
        try await perform(.drag, at: anchor) { try await host.fling(from: $0, by: distance) }
    }

    /// Drags the content that the element lies in down as far as the window allows, rests there and lets go, so that its refresh control
    /// begins to refresh. The content has to be at its top. `waitForExistence()` waits for what the app does then.
    public func pullToRefresh() async throws {
        try await host.settle()
        let room = try await host.window.bounds.maxY - frame.midY - Self.edge
        try await perform(.drag, at: Self.middle) { start in
            try await host.drag([(start, CGPoint(x: start.x, y: start.y + min(room, Self.longestPull)))])
        }
    }

    /// Swipes the row that the element lies in aside, so that its actions appear.
    ///
    /// - Parameters:
    ///   - direction: The direction in which the finger goes.
    ///   - isFull: Whether the finger goes through the whole row, which performs the first action; else the row lies aside afterwards, and
    ///     its actions are buttons that can be tapped.
    public func swipe(_ direction: SwipeDirection, isFull: Bool = false) async throws {
        try await host.settle()
        let frame = try await frame
        let sign: CGFloat = direction == .left ? -1 : 1
        guard isFull else {
            return try await fling(by: CGVector(dx: sign * Self.flick, dy: 0))
        }
        let anchor = CGPoint(x: direction == .left ? 1 - Self.rim : Self.rim, y: Self.middle.y)
        try await perform(.drag, at: anchor) { start in
            try await host.drag([(start, CGPoint(x: start.x + sign * frame.width * (1 - 2 * Self.rim), y: start.y))])
        }
    }

    /// Scrolls the content in which the element lies, up and down, until another one is seen that has a text.
    ///
    /// - Parameter text: The element's identifier, label or value; for a row whose label says several things, also one of these.
    /// - Returns: The element that has the text.
    /// - Throws: `ContainmentTestError` where there is none from one end of the content to the other.
    @discardableResult public func scrollTo(text: String) async throws -> Element {
        try await host.settle()
        return try await ScrollSearch(for: text, in: query.scope, at: try await frame, of: host).element()
    }

    /// The gap between the finger and the lower edge of the window, in points.
    private static let edge: CGFloat = 4
    /// The longest way of a finger that pulls, in points: more than any refresh control takes.
    private static let longestPull: CGFloat = 400
    /// The way of a finger that swipes to a row's actions, in points: more than it takes to begin a drag, and less than a full swipe.
    private static let flick: CGFloat = 60
    /// The share of a row's width at each of its edges that a full swipe leaves out.
    private static let rim: CGFloat = 0.05
}
