import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore
import TextLayout

/// Something that is drawn into a raster once and then copied.
enum RasterSubject: Hashable {
    /// A filled rounded rectangle.
    case fill(CGRect, LayerCorners)
    /// A frame of `width` points inside a rounded rectangle.
    case frame(CGRect, LayerCorners, width: CGFloat)
    /// The shadow of a rounded rectangle; `scale` is the mask's pixels per point.
    case shadow(CGRect, ShadowMask.Key, scale: CGFloat)
    /// The shadow of a path; `deviation` is in points.
    case pathShadow(CGPath, deviation: CGFloat)
    case image(CGImage, CGRect)
    /// A picture whose middle, in fractions of its size, is stretched; `scale` is its pixels per point.
    case stretchedImage(CGImage, CGRect, center: CGRect, scale: CGFloat)
    /// A recorded drawing, cut at a rectangle.
    case drawing(CGDrawing, CGRect)
    /// A recorded drawing that stands for an image: its rectangle goes to whole pixels.
    case picture(CGDrawing, CGRect)
    case text(StyledText, CGRect, extent: CGRect)

    /// Whether the subject is an opacity mask that gets its colour when it is used.
    var isMask: Bool {
        switch self {
        case .fill, .frame, .shadow, .pathShadow: true
        case .image, .stretchedImage, .drawing, .picture, .text: false
        }
    }

    /// The box around everything that may be drawn, in the subject's own points.
    var extent: CGRect {
        switch self {
        case .fill(let rect, _), .frame(let rect, _, _), .image(_, let rect), .drawing(_, let rect): rect
        case .stretchedImage(_, let rect, _, _), .picture(_, let rect): rect
        case .pathShadow(let path, let deviation):
            path.boundingBox.insetBy(
                dx: -CGDrawing.Shadow.reach(ofDeviation: deviation) - 1,
                dy: -CGDrawing.Shadow.reach(ofDeviation: deviation) - 1)
        case .shadow(let rect, let key, let scale):
            rect.insetBy(
                dx: -(CGDrawing.Shadow.reach(ofDeviation: key.blur) + 1) / scale,
                dy: -(CGDrawing.Shadow.reach(ofDeviation: key.blur) + 1) / scale)
        case .text(_, _, let extent): extent
        }
    }

    /// `matrix`, or for a picture the one beside it that puts its edges on whole pixels.
    ///
    /// What lies on top of each other in a picture covers a pixel at its edge by the same part each, and lets what is
    /// below show through: black below a sky makes a dark line. A picture that is turned keeps its matrix.
    func placement(by matrix: CGAffineTransform) -> CGAffineTransform {
        guard case .picture(_, let rect) = self, matrix.preservesAxes else { return matrix }
        let exact = rect.applying(matrix)
        let left = exact.minX.rounded()
        let top = exact.minY.rounded()
        let width = exact.maxX.rounded() - left
        let height = exact.maxY.rounded() - top
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return matrix }
        let (across, down) = (width / exact.width, height / exact.height)
        return matrix.concatenating(
            CGAffineTransform(
                a: across, b: 0, c: 0, d: down, tx: left - exact.minX * across, ty: top - exact.minY * down))
    }

    /// Draws the subject in user space, which is the subject's own.
    @MainActor func paint(on cairo: OpaquePointer) {
        switch self {
        case .fill(let rect, let corners):
            cairo_add(rect, corners, to: cairo)
            cairo_fill(cairo)
        case .frame(let rect, let corners, let width):
            cairo_add(rect, corners, to: cairo)
            let inner = rect.insetBy(dx: width, dy: width)
            if rect.width > 2 * width, rect.height > 2 * width {
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                cairo_add(inner, corners.inset(by: width), to: cairo)
            }
            cairo_fill(cairo)
        case .shadow(let rect, let key, let scale):
            guard let mask = ShadowMask.mask(for: key) else { return }
            let placement = CGAffineTransform(
                a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: rect.minX - CGFloat(mask.margin) / scale,
                ty: rect.minY - CGFloat(mask.margin) / scale)
            guard cairo_concatenate(placement, on: cairo), cairo_can_resample(cairo) else { return }
            cairo_mask_surface(cairo, mask.surface, 0, 0)
        case .pathShadow(let path, let deviation):
            paintShadow(of: path, deviation, on: cairo)
        case .image(let image, let rect):
            ImagePainter.paint(image, in: rect, on: cairo)
        case .stretchedImage(let image, let rect, let center, let scale):
            ImagePainter.paint(image, center: center, scale: scale, in: rect, on: cairo)
        case .drawing(let drawing, let rect), .picture(let drawing, let rect):
            cairo_add(rect, .square, to: cairo)
            cairo_clip(cairo)
            DrawingPlayer.play(drawing, on: cairo)
        case .text(let text, let rect, _):
            draw(text, in: rect, on: cairo)
        }
    }

    /// In pixels. A blur by more is too faint to be told from this one, and its mask would be many times the surface.
    static let mostDeviation: CGFloat = 100

    private func paintShadow(of path: CGPath, _ deviation: CGFloat, on cairo: OpaquePointer) {
        let matrix = cairo_current_transform(cairo)
        let surface = cairo_get_target(cairo)
        let limits = CGRect(
            x: 0, y: 0, width: CGFloat(cairo_image_surface_get_width(surface)),
            height: CGFloat(cairo_image_surface_get_height(surface)))
        // Under a large scale even the clamped deviation would be one of billions of pixels.
        let pixels = min(deviation * abs(matrix.determinant).squareRoot(), Self.mostDeviation)
        let reach = CGDrawing.Shadow.reach(ofDeviation: pixels)
        let box = path.boundingBox.applying(matrix).insetBy(dx: -reach, dy: -reach)
            .overlap(with: limits.insetBy(dx: -reach, dy: -reach)).integral
        guard !box.isNull, !box.isEmpty, box.isFinite else { return }
        var mask = BlurredMask(box) { target in
            cairo_set_transform(matrix, on: target)
            PixelPath(path, on: target)?.add(to: target)
            cairo_set_source_rgba(target, 0, 0, 0, 1)
            cairo_fill(target)
        }
        mask?.blur(deviation: pixels)
        mask?.withSurface { surface in
            cairo_identity_matrix(cairo)
            cairo_mask_surface(cairo, surface, Double(box.minX), Double(box.minY))
        }
    }
}
