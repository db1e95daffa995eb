/// Kinds of gestures that something makes use of itself: whoever is above leaves them to it.
package struct GestureUse: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    // As the standard library has it, but not generic: other modules cannot see through that, and it is on every touch's way.
    package init(arrayLiteral elements: GestureUse...) {
        rawValue = elements.reduce(0) { $0 | $1.rawValue }
    }

    /// Single taps with one finger.
    package static let taps = GestureUse(rawValue: 1)
    package static let pans = GestureUse(rawValue: 2)
    package static let swipes = GestureUse(rawValue: 4)
    /// Wheels and touchpads, by something else than a layer that scrolls.
    package static let scrolling = GestureUse(rawValue: 8)

    /// Drags that begin sideways, and no others.
    package static let horizontalPans = GestureUse(rawValue: 16)

    package static let all: GestureUse = [.taps, .pans, .swipes, .scrolling, .horizontalPans]
}
