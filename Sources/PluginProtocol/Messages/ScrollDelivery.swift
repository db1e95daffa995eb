import CoreGraphics

/// A wheel, or two fingers on a trackpad.
package struct ScrollDelivery: Hashable, Sendable {
    /// Where the pointer is, in points of the scene.
    package var position: CGPoint
    /// How far the content should move, in points: positive dy moves it down.
    package var delta: CGVector
    package var modifiers: KeyModifiers
    /// Seconds on a clock of the host; only differences mean anything.
    package var timestamp: Double

    package init(position: CGPoint, delta: CGVector, modifiers: KeyModifiers = [], timestamp: Double) {
        self.position = position
        self.delta = delta
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
