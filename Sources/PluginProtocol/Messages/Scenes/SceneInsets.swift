import CoreGraphics

/// How much of a scene's edges is covered, in points.
package struct SceneInsets: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package static let zero = SceneInsets(top: 0, left: 0, bottom: 0, right: 0)

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension SceneInsets: CustomStringConvertible {
    package var description: String {
        "top: \(top.shortText), left: \(left.shortText), bottom: \(bottom.shortText), "
            + "right: \(right.shortText)"
    }
}
