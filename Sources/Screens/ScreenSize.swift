import CoreGraphics

/// How large a window is.
package struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// Pixels per point: 1 on ordinary displays, 2 on dense ones.
    package var scale: CGFloat

    /// - Parameters:
    ///   - width: In pixels; at least 1.
    ///   - height: In pixels; at least 1.
    ///   - scale: Pixels per point; what is not above zero counts as 1.
    package init(width: Int, height: Int, scale: CGFloat = 1) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The same in points.
    package var sizeInPoints: CGSize {
        CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    /// A place that a window system or a viewer named in pixels.
    func point(x: Int, y: Int) -> CGPoint {
        CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    }

    package var description: String {
        "\(width)x\(height)@\(scale)"
    }
}
