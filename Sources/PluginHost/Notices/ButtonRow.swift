import UIKit

/// How the buttons of a notice lie: side by side where they have room, else one above the other.
struct ButtonRow {
    private static let spacing: CGFloat = 8

    /// In points, from the row's upper left corner, in the order of the buttons from left to right.
    private(set) var frames: [CGRect] = []
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0
    /// Whether each button has all the room that it wants.
    private(set) var isWhole = true

    /// - Parameters:
    ///   - sizes: What the buttons want.
    ///   - available: How wide the row may be.
    ///   - mayStack: Whether they may lie one above the other.
    ///   - most: How high it may be then.
    init(_ sizes: [CGSize], width available: CGFloat, mayStack: Bool = true, height most: CGFloat = .infinity) {
        guard !sizes.isEmpty else { return }
        let gaps = Self.spacing * CGFloat(sizes.count - 1)
        let row = sizes.reduce(0) { $0 + $1.width } + gaps
        let stack = sizes.reduce(0) { $0 + $1.height } + gaps
        let widest = sizes.map(\.width).max() ?? 0
        let available = max(0, available)
        if row > available, mayStack, stack <= most {
            width = min(widest, available)
            isWhole = widest <= available
            for size in sizes {
                frames.append(CGRect(x: 0, y: height, width: width, height: size.height))
                height += size.height + Self.spacing
            }
            height -= Self.spacing
            return
        }
        isWhole = row <= available
        // What is missing each of them is missing in proportion.
        let share = isWhole ? 1 : max(0, available - gaps) / max(1, row - gaps)
        height = sizes.map(\.height).max() ?? 0
        for size in sizes {
            frames.append(CGRect(x: width, y: 0, width: size.width * share, height: height))
            width += size.width * share + Self.spacing
        }
        width -= Self.spacing
    }
}
