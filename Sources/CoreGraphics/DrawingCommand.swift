/// One step of a recorded drawing. `Image` is what stands for a picture: the picture itself, or its name on the wire.
package enum DrawingCommand<Image: Hashable & Sendable>: Hashable, Sendable {
    case saveState
    case restoreState
    case concatenate(CGAffineTransform)
    case setAlpha(CGFloat)
    case setBlendMode(CGBlendMode)
    /// Sets the shadow, or none.
    case setShadow(CGDrawing.Shadow?)
    /// Begins a layer: the commands up to the matching end are drawn by themselves with a fresh opacity, blend mode and
    /// shadow, and then as one picture with those of before. It saves and restores as `saveState` does.
    case beginLayer
    case endLayer
    case clip(CGPath, CGPathFillRule)
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, CGDrawing.Stroke, CGColor)
    case gradient(CGDrawing.Gradient)
    /// Upright, stretched to the rectangle.
    case image(Image, CGRect)
    case text(StyledText, CGRect)

    /// The same step with another stand-in for its picture.
    package func replacingImage<Other, Failure: Error>(
        _ replace: (Image) throws(Failure) -> Other
    ) throws(Failure) -> DrawingCommand<Other> {
        switch self {
        case .saveState: .saveState
        case .restoreState: .restoreState
        case .concatenate(let transform): .concatenate(transform)
        case .setAlpha(let alpha): .setAlpha(alpha)
        case .setBlendMode(let mode): .setBlendMode(mode)
        case .setShadow(let shadow): .setShadow(shadow)
        case .beginLayer: .beginLayer
        case .endLayer: .endLayer
        case .clip(let path, let rule): .clip(path, rule)
        case .fill(let path, let rule, let color): .fill(path, rule, color)
        case .stroke(let path, let stroke, let color): .stroke(path, stroke, color)
        case .gradient(let gradient): .gradient(gradient)
        case .image(let image, let rect): .image(try replace(image), rect)
        case .text(let text, let rect): .text(text, rect)
        }
    }

    /// The steps of the command's path and the stops of its gradient: what it costs beside being a command.
    package var pathSteps: Int {
        switch self {
        case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _): path.segments.count
        case .gradient(let gradient): gradient.gradient.stops.count
        default: 0
        }
    }

    /// The number of bytes of the command's text in UTF-8.
    package var textBytes: Int {
        if case .text(let text, _) = self { text.string.utf8.count } else { 0 }
    }
}
