import CoreGraphics

/// The screen that the host shows its window on.
package struct ScreenDescription: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels per point: above 0, at most 16.
    package var scale: CGFloat

    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }
}
