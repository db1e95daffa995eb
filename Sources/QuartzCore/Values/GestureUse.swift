/// Kinds of gestures that something makes use of itself: whoever is above leaves them to it.
package struct GestureUse: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Single taps with one finger.
    package static let taps = GestureUse(rawValue: 1)
    package static let pans = GestureUse(rawValue: 2)
    package static let swipes = GestureUse(rawValue: 4)
    /// Wheels and touchpads, by something else than a layer that scrolls.
    package static let scrolling = GestureUse(rawValue: 8)

    package static let all: GestureUse = [.taps, .pans, .swipes, .scrolling]
}
