import CPango
import CoreGraphics

/// Which parts of a text lie where Cairo can count: its numbers end at millions of pixels, and those of FreeType earlier.
struct VisibleText {
    /// The box of what clips let through, in user space.
    let visible: CGRect
    private let matrix: cairo_matrix_t
    /// Pixels for a point, in the directions in which it is largest and smallest.
    private let scales: (largest: CGFloat, smallest: CGFloat)

    /// The distance beyond what is visible at which a letter is still drawn, in pixels.
    private static let margin: CGFloat = 16_384
    /// In pixels. Of a larger letter nothing but an area could be seen, and one that is flatter cannot be seen.
    private static let sizes = CGFloat(1) / 64...16_384

    init(on cairo: OpaquePointer) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        self.matrix = matrix
        let largest = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
        scales = (CGFloat(largest), CGFloat(abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) / largest))
    }

    /// Whether letters of this size, in points, are drawn.
    func draws(size: CGFloat) -> Bool {
        Self.sizes.contains(size * scales.largest) && Self.sizes.contains(size * scales.smallest)
    }

    /// A length in points, in pixels.
    func pixels(_ length: CGFloat) -> CGFloat { length * scales.largest }

    /// Whether something here, in points, that reaches `distance` around is near enough to be drawn.
    func isNear(_ x: CGFloat, _ y: CGFloat, around distance: CGFloat) -> Bool {
        surroundings.insetBy(dx: -distance, dy: -distance).contains(CGPoint(x: x, y: y))
    }

    /// The part of `rect` that is drawn, in points. Nil if that is nothing.
    func part(of rect: CGRect) -> CGRect? {
        let part = surroundings.overlap(with: rect)
        return part.isEmpty || !part.isFinite ? nil : part
    }

    /// The largest width of a line that Cairo has a pen for in no time, in points.
    var widestLine: CGFloat { 32_767 / scales.largest }

    private var surroundings: CGRect {
        let margin = Self.margin / scales.largest
        return visible.insetBy(dx: -margin, dy: -margin)
    }
}

func cairo_add(_ rect: CGRect, to cairo: OpaquePointer) {
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
}
