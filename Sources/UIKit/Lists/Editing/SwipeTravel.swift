/// The way of a row that is swiped aside, and the places of the buttons that it uncovers.
///
/// All lengths are in points and are counted from the edge at which the buttons lie, so that they hold for both sides and both directions of
/// reading. *Uncovered* is the length between that edge and the content that went aside.
package struct SwipeTravel: Hashable, Sendable {
    /// The least width of a button.
    package static let leastWidth: CGFloat = 74
    /// The least width of the content that is seen beside open buttons, if the row is wide enough for that.
    private static let leastContent: CGFloat = 44
    /// The least distance beyond the buttons at which a full swipe begins.
    private static let leastExcess: CGFloat = 40
    /// The least part of the row that a full swipe uncovers, from 0 to 1.
    private static let fullPart: CGFloat = 0.5
    /// The speed from which on a finger opens or closes the row wherever it is, in points per second.
    private static let fling: CGFloat = 300

    package let rowWidth: CGFloat
    /// The widths of the buttons at rest, from the edge inwards.
    package let widths: [CGFloat]
    /// Whether a full swipe performs the first action.
    package let allowsFullSwipe: Bool

    /// - Parameters:
    ///   - wishes: The widths that the buttons would like to have, from the edge inwards. They get less where the row has no room for that.
    package init(rowWidth: CGFloat, wishes: [CGFloat], allowsFullSwipe: Bool) {
        let rowWidth = rowWidth.isFinite ? max(rowWidth, 0) : 0
        let least = wishes.map { max($0.isFinite ? $0 : 0, Self.leastWidth) }
        let sum = least.reduce(0, +)
        let room = max(rowWidth - Self.leastContent, rowWidth / 2)
        let scale = sum > room && sum > 0 ? room / sum : 1
        self.rowWidth = rowWidth
        self.allowsFullSwipe = allowsFullSwipe && !wishes.isEmpty
        widths = least.map { $0 * scale }
    }

    /// The width of all buttons at rest.
    package var openWidth: CGFloat {
        widths.reduce(0, +)
    }

    /// The uncovered length at which a full swipe begins; nil where there is none.
    package var fullWidth: CGFloat? {
        guard allowsFullSwipe else { return nil }
        return min(max(openWidth + Self.leastExcess, rowWidth * Self.fullPart), rowWidth)
    }

    package func uncovered(at rest: SwipeRest) -> CGFloat {
        switch rest {
        case .closed: 0
        case .open: openWidth
        case .full: rowWidth
        }
    }

    /// The length that a finger uncovers.
    ///
    /// - Parameter pull: The distance by which the finger has drawn the content from its place; below 0 towards the other side, where it
    ///   does not go.
    package func uncovered(byPull pull: CGFloat) -> CGFloat {
        guard pull > 0 else { return 0 }
        if pull <= openWidth { return pull }
        if allowsFullSwipe { return min(pull, rowWidth) }
        return openWidth + RubberBand.stretch(pull - openWidth, within: rowWidth - openWidth)
    }

    /// Whether letting go would perform the first action.
    package func isFull(_ uncovered: CGFloat) -> Bool {
        fullWidth.map { uncovered >= $0 } ?? false
    }

    /// The place to which the row goes when the user lets go of it.
    ///
    /// - Parameter speed: The speed of the finger, in points per second; above 0 uncovers more.
    package func rest(from uncovered: CGFloat, speed: CGFloat) -> SwipeRest {
        let speed = speed.isFinite ? speed : 0
        guard openWidth > 0 else { return .closed }
        if isFull(uncovered) { return speed > -Self.fling ? .full : .closed }
        if speed >= Self.fling { return .open }
        if speed <= -Self.fling { return .closed }
        return uncovered >= openWidth / 2 ? .open : .closed
    }

    /// The stretches that the buttons take, from the edge inwards. They share what is uncovered as they share it at rest; in a full swipe the
    /// first one has all of it, and the others lie behind it.
    ///
    /// A stretch may begin before the edge, or below the button before it: a button keeps the width that it has at rest while less of it
    /// is uncovered, so that its title does not jump.
    package func stretches(uncovered: CGFloat, isFull: Bool) -> [ClosedRange<CGFloat>] {
        let scale = openWidth > 0 ? max(uncovered, 0) / openWidth : 0
        var end: CGFloat = 0
        return widths.enumerated().map { index, width in
            let start = end
            end = isFull ? max(uncovered, 0) : end + width * scale
            return (isFull && index == 0 ? min(0, end) : min(start, end - width))...end
        }
    }
}
