import CoreGraphics

extension PixelRect {
    static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// All pixels of `limits` that `rect`, in pixels, touches; none where it is empty or not a number.
    init(touching rect: CGRect, within limits: PixelRect) {
        let left = max(rect.minX.rounded(.down), CGFloat(limits.x))
        let top = max(rect.minY.rounded(.down), CGFloat(limits.y))
        let right = min(rect.maxX.rounded(.up), CGFloat(limits.maxX))
        let bottom = min(rect.maxY.rounded(.up), CGFloat(limits.maxY))
        guard rect.width > 0, rect.height > 0, right > left, bottom > top else {
            self = .zero
            return
        }
        self.init(
            x: Int(clamping: left), y: Int(clamping: top), width: Int(clamping: right - left),
            height: Int(clamping: bottom - top))
    }

    /// All pixels of `limits` that lie within `rect`, in pixels, but for what Cairo's coordinates, 256ths of a pixel, do not tell.
    init(inside rect: CGRect, within limits: PixelRect) {
        let slack: CGFloat = 1 / 512
        let (left, top) = ((rect.minX - slack).rounded(.up), (rect.minY - slack).rounded(.up))
        let (right, bottom) = ((rect.maxX + slack).rounded(.down), (rect.maxY + slack).rounded(.down))
        guard right > left, bottom > top else {
            self = .zero
            return
        }
        self.init(touching: CGRect(x: left, y: top, width: right - left, height: bottom - top), within: limits)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Whether `other`, which lies inside, reaches one of the receiver's edges.
    func hasOnEdge(_ other: PixelRect) -> Bool {
        !other.isEmpty && (x == other.x || y == other.y || maxX == other.maxX || maxY == other.maxY)
    }

    var cgRect: CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
}
