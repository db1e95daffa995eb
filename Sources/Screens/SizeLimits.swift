import CoreGraphics

/// The limits within which a user may size a window.
package struct SizeLimits: Hashable, Sendable {
    /// In points.
    package let minimum: CGSize
    /// In points; at least the minimum.
    package let maximum: CGSize

    /// The longest side of any window, in points.
    private static let longestSide: CGFloat = 16384

    /// Makes limits. A number that is not finite and above zero does not count as a minimum.
    package init(minimum: CGSize, maximum: CGSize) {
        func least(_ side: CGFloat) -> CGFloat { side.isFinite ? min(max(side, 0), Self.longestSide) : 0 }
        func most(_ side: CGFloat, _ least: CGFloat) -> CGFloat {
            side.isNaN ? Self.longestSide : max(min(side, Self.longestSide), least, 1)
        }
        self.minimum = CGSize(width: least(minimum.width), height: least(minimum.height))
        self.maximum = CGSize(
            width: most(maximum.width, self.minimum.width), height: most(maximum.height, self.minimum.height))
    }

    /// The size that is allowed and nearest to `size`.
    func clamped(_ size: ScreenSize) -> ScreenSize {
        let (least, most) = pixels(scale: size.scale)
        return ScreenSize(
            width: min(max(size.width, least.width), most.width),
            height: min(max(size.height, least.height), most.height), scale: size.scale)
    }

    /// The same in pixels.
    func pixels(scale: CGFloat) -> (minimum: ScreenSize, maximum: ScreenSize) {
        func size(_ points: CGSize, _ rule: FloatingPointRoundingRule) -> ScreenSize {
            ScreenSize(
                width: Int(clamping: (points.width * scale).rounded(rule)),
                height: Int(clamping: (points.height * scale).rounded(rule)), scale: scale)
        }
        return (size(minimum, .up), size(maximum, .down))
    }
}
