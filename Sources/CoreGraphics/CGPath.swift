/// A shape made of lines and curves. Immutable; `CGMutablePath` is built step by step.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked because of the mutable subclass: a plain CGPath never changes after its initialiser, and what crosses
    // threads here is always an immutable copy (`copy()`), never a CGMutablePath.
    package internal(set) var segments: [CGPathSegment]

    package init(segments: [CGPathSegment]) {
        self.segments = segments
    }

    public convenience init(rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect)
        self.init(segments: path.segments)
    }

    public convenience init(ellipseIn rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        self.init(segments: path.segments)
    }

    /// A rectangle with round corners; radii larger than half a side are reduced to it.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
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

    /// An immutable copy.
    public func copy() -> CGPath? {
        CGPath(segments: segments)
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(segments: segments)
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.segments == right.segments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
    }
}
