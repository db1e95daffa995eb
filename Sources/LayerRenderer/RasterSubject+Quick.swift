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
        case .fill, .frame: true
        case .shadow(_, let key, _): key.isQuick && box.area <= 1 << 20
        case .pathShadow(let path, _): path.segments.count <= 64 && box.area <= 1 << 16
        case .image(let image, _), .stretchedImage(let image, _, _, _):
            image.width * image.height <= 1 << 20 && box.area <= 1 << 20
        case .drawing(let drawing, _), .picture(let drawing, _): drawing.isQuick(matrix, area: box.area)
        case .text(let text, _, _):
            text.isQuick(scale: max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)))
        }
    }
}
