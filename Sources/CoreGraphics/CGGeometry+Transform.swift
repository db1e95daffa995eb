extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        if transform.isTranslation {
            return offsetBy(dx: transform.tx, dy: transform.ty)
        }
        let corners = [
            CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: minY).applying(transform),
            CGPoint(x: minX, y: maxY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform),
        ]
        var box = CGRect(origin: corners[0], size: .zero)
        for corner in corners.dropFirst() {
            let left = min(box.minX, corner.x)
            let top = min(box.minY, corner.y)
            box = CGRect(
                x: left, y: top, width: max(box.maxX, corner.x) - left, height: max(box.maxY, corner.y) - top)
        }
        return box
    }

    /// The rectangle that lies in both, as `intersection` has it; null where a coordinate is not a number, with which
    /// `intersection` traps.
    package func overlap(with other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, !hasNaN, !other.hasNaN, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The part of the rectangle that lies in another one; where no part does, the nearest edge or corner of that.
    package func clamped(to other: CGRect) -> CGRect {
        let x = [minX, maxX].map { min(max($0, other.minX), other.maxX) }
        let y = [minY, maxY].map { min(max($0, other.minY), other.maxY) }
        return CGRect(x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0])
    }

    private var hasNaN: Bool {
        minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN
    }

    /// Whether no coordinate is infinite or not a number; the null rectangle is not finite.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGPoint {
    package var isFinite: Bool {
        x.isFinite && y.isFinite
    }
}

extension CGSize {
    package var isFinite: Bool {
        width.isFinite && height.isFinite
    }
}
