import CoreGraphics

/// A turn of the wheel, or a movement of two fingers on a trackpad.
package struct ScrollEvent: Hashable, Sendable {
    /// How far the content moves, in points, when a wheel turns by one notch.
    ///
    /// Neither SDL nor RFB has a unit but the notch. Forty points are about two lines of text, near what desktop
    /// toolkits on Linux do with their three small lines.
    package static let pointsPerNotch: CGFloat = 40

    /// Where the pointer is, in points from the top left corner of the window.
    package var position: CGPoint
    /// How far the content moves, in points: positive x to the right, positive y down, as if a finger dragged it. The
    /// wheel turned away from the user gives a positive y, for the content's beginning comes into view.
    package var delta: CGVector
    /// Whether the device reports fractions of a notch, so that the content follows the fingers.
    package var isPrecise: Bool
    package var modifiers: KeyModifiers
    /// When it happened, in seconds of the system's monotonic clock.
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
