import CoreGraphics

/// A wheel, or two fingers on a trackpad.
package struct ScrollDelivery: Hashable, Sendable {
    /// Where the pointer is, in points of the scene.
    package var position: CGPoint
    /// How far the content should move, in points: positive dy moves it down.
    package var delta: CGVector
    /// Whether the device reports distances, as a touchpad does, and not notches of a wheel.
    package var isPrecise: Bool
    package var modifiers: KeyModifiers
    /// Seconds on a clock of the host; only differences mean anything.
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
