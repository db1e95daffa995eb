/// The wheel turned or two fingers moved on a touchpad.
@MainActor package final class UIScrollEvent: UIEvent {
    /// In the window's coordinates.
    package let location: CGPoint
    /// How far the content should move, in points; positive y moves it down.
    package let delta: CGVector
    /// Whether the device reports distances (a touchpad) and not notches (a wheel).
    package let isPrecise: Bool
    /// Whether somebody made use of it, or may do so yet.
    package internal(set) var isUsed = false

    package init(
        location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        super.init(timestamp: timestamp, modifierFlags: modifierFlags)
    }

    override package var type: EventType {
        .scroll
    }
}
