/// What is going on with something that can be scrolled.
package enum ScrollPhase: Int, Hashable, Sendable, CaseIterable {
    /// Nobody touches it and nothing moves.
    case resting = 0
    /// A finger or a touchpad draws the content.
    case dragging = 1
    /// The content moves on after it was let go.
    case decelerating = 2
    /// Code has the content move to an offset.
    case gliding = 3

    /// Whether the content moves by itself, and will come to rest.
    var isMotion: Bool {
        self == .decelerating || self == .gliding
    }
}
