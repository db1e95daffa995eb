/// A shape made of lines and curves. Immutable; `CGMutablePath` is built step by step.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked because of the mutable subclass: a plain CGPath never changes after its initialiser, and what crosses
    // threads here is always an immutable copy (`copy()`), never a CGMutablePath.
    package internal(set) var segments: [CGPathSegment]

    package init(segments: [CGPathSegment]) {
        self.segments = segments
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(segments: path.segments)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(segments: path.segments)
    }

    /// A rectangle with round corners; radii larger than half a side are reduced to it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(segments: path.segments)
    }

    public var isEmpty: Bool {
        segments.isEmpty
    }

    /// The box around all end and control points; null for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func include(_ point: CGPoint) {
            let here = CGRect(origin: point, size: .zero)
            if box.isNull {
                box = here
            } else {
                let left = min(box.minX, point.x)
                let top = min(box.minY, point.y)
                box = CGRect(
                    x: left, y: top, width: max(box.maxX, point.x) - left, height: max(box.maxY, point.y) - top)
            }
        }
        for segment in segments {
            switch segment {
            case .move(let point), .line(let point):
                include(point)
            case .quadCurve(let control, let end):
                include(control)
                include(end)
            case .curve(let control1, let control2, let end):
                include(control1)
                include(control2)
                include(end)
            case .close:
                break
            }
        }
        return box
    }

    /// Whether every end and control point is; the bounding box does not tell, because comparisons pass over a
    /// coordinate that is not a number.
    package var isFinite: Bool {
        segments.allSatisfy { segment in
            switch segment {
            case .move(let point), .line(let point): point.isFinite
            case .quadCurve(let control, let end): control.isFinite && end.isFinite
            case .curve(let control1, let control2, let end):
                control1.isFinite && control2.isFinite && end.isFinite
            case .close: true
            }
        }
    }

    /// Returns an immutable copy; never nil.
    public func copy() -> CGPath? {
        CGPath(segments: segments)
    }

    /// An immutable copy with every point moved by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        applying(transform?.pointee ?? .identity)
    }

    package func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(segments: transform.isIdentity ? segments : segments.map { $0.applying(transform) })
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(segments: segments)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(segments: applying(transform?.pointee ?? .identity).segments)
    }

    /// The end of the last segment; zero while there is none.
    public var currentPoint: CGPoint {
        segments.currentPoint
    }

    /// Calls `block` for each step, in order. What the pointer shows is there during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for segment in segments {
            var points = segment.points
            // A step without points still gets an address.
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var element = CGPathElement(type: segment.type, points: start)
                block(&element)
            }
        }
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.segments == right.segments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
    }
}
