import CoreGraphics
import DrawingRenderer
import QuartzCore

/// The parts of a layer that leave pixels, with every number in the range in which it means something.
@MainActor struct LayerLook {
    let layer: CALayer

    /// From 0 to 1; what is not a number counts as 0.
    var opacity: CGFloat {
        Self.fraction(layer.opacity)
    }

    var corners: LayerCorners {
        guard layer.cornerRadius > 0 else { return .square }
        return LayerCorners(
            radius: min(layer.cornerRadius, min(layer.bounds.width, layer.bounds.height) / 2),
            rounded: layer.maskedCorners, isContinuous: layer.cornerCurve == .continuous)
    }

    var background: CGColor? {
        layer.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    var border: (color: CGColor, width: CGFloat)? {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
        return (color, layer.borderWidth)
    }

    /// A layer casts the shadow of its shadow path, or of its bounds when something fills or frames them; one that clips
    /// casts none, since its own clip would cut it off, as in Core Animation.
    var shadow: (color: CGColor, opacity: CGFloat, radius: CGFloat)? {
        let opacity = Self.fraction(layer.shadowOpacity)
        guard opacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0,
            layer.effectiveShadowPath != nil || background != nil || border != nil || hasImage
        else { return nil }
        return (color, opacity, min(max(layer.shadowRadius, 0), Self.mostBlur))
    }

    private var hasImage: Bool {
        if case .image = layer.layerContents { return true }
        return false
    }

    var hasContents: Bool {
        switch layer.layerContents {
        case .none: false
        case .text(let text): text.runs.contains { !$0.text.isEmpty }
        case .image: true
        case .drawing(let drawing), .picture(let drawing, _), .shape(let drawing, _): !drawing.commands.isEmpty
        }
    }

    /// Whether the layer draws more than one thing, each sublayer being one.
    var paintsSeveralThings: Bool {
        let own = [background != nil, border != nil, shadow != nil, hasContents].count { $0 }
        return own + layer.children.count > 1
    }

    /// The shadow's box, in the layer's coordinates; null without one.
    var shadowExtent: CGRect {
        guard let shadow else { return .null }
        let reach = BlurredMask.reach(ofDeviation: shadow.radius) + 1
        return (layer.effectiveShadowPath?.boundingBox ?? layer.bounds.standardized)
            .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
    }

    /// The contents' box, in the layer's coordinates; null without any. A drawing is cut at the bounds; an image may be
    /// larger; text may reach over as far as it says.
    var contentsExtent: CGRect {
        guard hasContents else { return .null }
        let bounds = layer.bounds.standardized
        switch layer.layerContents {
        case .none:
            return .null
        case .drawing:
            return bounds
        case .image(let image, let scale):
            return imageRect(of: image, scale: scale)
        case .picture(_, let size):
            return layer.contentsGravity.rect(for: size, in: bounds)
        case .shape(_, let extent):
            return extent
        case .text(let text):
            let reach = text.reach
            return bounds.insetBy(dx: -reach, dy: -reach)
        }
    }

    func imageRect(of image: CGImage, scale: CGFloat) -> CGRect {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return layer.contentsGravity.rect(for: size, in: layer.bounds.standardized)
    }

    /// In points. The work of a blur grows with its square: 500 points take a second for one layer.
    private static let mostBlur: CGFloat = 200

    private static func fraction(_ value: Float) -> CGFloat {
        value > 0 ? CGFloat(min(value, 1)) : 0
    }
}
