import CoreGraphics

/// A turn of the wheel, or a movement of two fingers on a trackpad.
package struct ScrollEvent: Hashable, Sendable {
    /// The pointer's position, in points from the top left corner of what the event is for: of the window where a
    /// screen reports it, of the scene where a host sends it to a plugin.
    package var position: CGPoint
    /// How far the content should move, in points: positive dx to the right, positive dy down, as if a finger dragged
    /// it. The wheel turned away from the user gives a positive dy, for the content's beginning comes into view.
    package var delta: CGVector
    /// Whether the device reports distances, as a touchpad does, and not notches of a wheel.
    package var isPrecise: Bool
    package var modifiers: KeyModifiers
    /// When it happened, in seconds of the monotonic clock of the system that the screen belongs to. To a plugin, which
    /// may run elsewhere, only differences mean anything.
    package var timestamp: Double

    package init(
        position: CGPoint, delta: CGVector, isPrecise: Bool = false, modifiers: KeyModifiers = [], timestamp: Double
    ) {
        self.position = position
        self.delta = delta
        self.isPrecise = isPrecise
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
