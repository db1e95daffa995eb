import CoreGraphics
import DrawingRenderer
import TextLayout

extension RasterSubject {
    /// Whether it is drawn in a few milliseconds, so that it is not worth another thread's while.
    ///
    /// - Parameters:
    ///   - matrix: from the subject's points to pixels.
    ///   - box: what is drawn of it, in pixels.
    func isQuick(_ matrix: CGAffineTransform, on box: PixelRect) -> Bool {
        switch self {
        // An arc that is larger has very many edges.
        case .fill(let rect, let corners), .frame(let rect, let corners, _):
            corners.radius == 0 || max(rect.width, rect.height) * scale(of: matrix) <= CGDrawing.farthest
        case .shadow(_, let key, _): key.isQuick && box.area <= 1 << 20
        case .pathShadow(let path, let deviation):
            path.segments.count <= 64 && isQuick(box, blurredBy: deviation * abs(matrix.determinant).squareRoot())
        case .image(let image, _), .stretchedImage(let image, _, _, _):
            image.width * image.height <= 1 << 20 && box.area <= 1 << 20
        case .drawing(let drawing, _), .picture(let drawing, _): drawing.isQuick(matrix, area: box.area)
        case .text(let text, _, _):
            text.isQuick(scale: scale(of: matrix))
        }
    }

    /// - Parameter deviation: in pixels. What is blurred is larger than what is seen of it.
    private func isQuick(_ box: PixelRect, blurredBy deviation: CGFloat) -> Bool {
        let around = 2 * BlurredMask.reach(ofDeviation: min(deviation, Self.mostDeviation))
        return (CGFloat(box.width) + around) * (CGFloat(box.height) + around) <= 131_072
    }

    private func scale(of matrix: CGAffineTransform) -> CGFloat {
        max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    }
}
