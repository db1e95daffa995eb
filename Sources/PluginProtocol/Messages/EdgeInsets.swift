import CoreGraphics

/// Distances inwards from the edges of a rectangle, in points.
package struct EdgeInsets: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
