import CoreGraphics
import TextLayout

extension CGDrawing {
    private static let mostCommands = 64
    private static let mostSteps = 512
    /// Of paintings together, as if each covered everything.
    private static let mostPixelsTogether = 8 << 20
    /// In pixels. A longer curve has very many edges.
    package static let farthest: CGFloat = 16_384
    /// In pixels. A wider line that is bent has very many corners.
    private static let widestLine: CGFloat = 64

    /// Whether playing it takes a few milliseconds at most.
    ///
    /// - Parameters:
    ///   - matrix: from the drawing's points to pixels.
    ///   - area: of the target, in pixels.
    package func isQuick(_ matrix: CGAffineTransform, area: Int) -> Bool {
        guard commands.count <= Self.mostCommands, area * max(commands.count, 1) <= Self.mostPixelsTogether else {
            return false
        }
        guard commands.reduce(0, { $0 + $1.pathSteps }) <= Self.mostSteps else { return false }
        var scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        return commands.allSatisfy { command in
            if case .concatenate(let transform) = command {
                // As if none were ever restored.
                scale *= max(1, hypot(transform.a, transform.b), hypot(transform.c, transform.d))
            }
            return command.isQuick(scale: scale)
        }
    }

    fileprivate static func isQuick(_ path: CGPath, width: CGFloat, scale: CGFloat) -> Bool {
        let box = path.boundingBox
        return box.isNull || max(box.width, box.height) * scale <= farthest && width * scale <= widestLine
    }
}

extension CGDrawing.Command {
    fileprivate func isQuick(scale: CGFloat) -> Bool {
        switch self {
        case .saveState, .restoreState, .concatenate, .setAlpha, .endLayer: true
        case .setBlendMode(let mode): mode == .normal
        case .setShadow(let shadow): shadow == nil
        case .beginLayer: false
        case .clip(let path, _), .fill(let path, _, _): CGDrawing.isQuick(path, width: 0, scale: scale)
        case .stroke(let path, let stroke, _):
            stroke.dash.isEmpty && CGDrawing.isQuick(path, width: stroke.width, scale: scale)
        case .gradient(let gradient):
            if case .conic = gradient.course { false } else { true }
        case .image(let image, _): image.width * image.height <= 1 << 18
        case .text(let text, _): text.isQuick(scale: scale)
        }
    }
}
