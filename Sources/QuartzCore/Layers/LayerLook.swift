/// The parts of a layer that leave pixels, with every number in the range in which it means something.
@MainActor package struct LayerLook {
    package let layer: CALayer
    package let contents: LayerContents
    private let values: LayerValues
    /// From 0 to 1; what is not a number counts as 0.
    package let opacity: CGFloat

    /// Makes the look of a layer as it is drawn: as its animations show it, and by its own values where there are none.
    package init(layer: CALayer) {
        self.init(layer, layer.shownValues, layer.shownContents)
    }

    /// Makes the look of a layer as it is set, whatever its animations show.
    init(settled layer: CALayer) {
        self.init(layer, layer.values, layer.layerContents)
    }

    private init(_ layer: CALayer, _ values: LayerValues, _ contents: LayerContents) {
        self.layer = layer
        self.contents = contents
        self.values = values
        opacity = Self.fraction(values.visibility.opacity)
    }

    /// Upright, in the layer's coordinates.
    package var bounds: CGRect {
        values.bounds.standardized
    }

    /// Maps the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        values.transformToSuperlayer
    }

    package var corners: LayerCorners {
        let radius = values.appearance.cornerRadius
        guard radius > 0 else { return .square }
        return LayerCorners(
            radius: min(radius, min(bounds.width, bounds.height) / 2),
            rounded: values.appearance.maskedCorners, isContinuous: values.appearance.cornerCurve == .continuous)
    }

    package var background: CGColor? {
        values.appearance.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    /// In points, drawn or not.
    package var borderWidth: CGFloat {
        values.appearance.borderWidth
    }

    package var border: (color: CGColor, width: CGFloat)? {
        let width = values.appearance.borderWidth
        guard width > 0, let color = values.appearance.borderColor, color.alpha > 0 else { return nil }
        return (color, width)
    }

    /// A layer casts the shadow of its shadow path, or of its bounds when something fills or frames them; one that clips
    /// casts none, since its own clip would cut it off, as in Core Animation.
    package var shadow: (color: CGColor, opacity: CGFloat, radius: CGFloat)? {
        let opacity = Self.fraction(values.shadow.opacity)
        guard opacity > 0, !layer.masksToBounds, let color = values.shadow.color, color.alpha > 0,
            layer.effectiveShadowPath != nil || background != nil || border != nil || hasImage
        else { return nil }
        return (color, opacity, min(max(values.shadow.radius, 0), Self.mostBlur))
    }

    /// In points.
    package var shadowOffset: CGSize {
        values.shadow.offset
    }

    private var hasImage: Bool {
        switch layer.layerContents {
        case .image, .surface: true
        case .gradient: hasContents
        case .none, .text, .drawing, .picture, .shape: false
        }
    }

    package var hasContents: Bool {
        switch contents {
        case .none: false
        case .text(let text): !text.isEmpty
        case .image, .surface: true
        case .drawing(let drawing), .picture(let drawing, _): !drawing.commands.isEmpty
        case .shape(let shape): shape.isVisible
        case .gradient(let gradient): gradient.isVisible
        }
    }

    /// Whether the layer draws more than one thing, each sublayer being one.
    package var paintsSeveralThings: Bool {
        partCount > 1
    }

    /// Whether the layer draws nothing and has no sublayers.
    var isEmpty: Bool {
        partCount == 0
    }

    private var partCount: Int {
        [background != nil, border != nil, shadow != nil, hasContents].count { $0 } + layer.children.count
    }

    /// The shadow's box, in the layer's coordinates; null without one.
    package var shadowExtent: CGRect {
        guard let shadow else { return .null }
        let reach = CGDrawing.Shadow.reach(ofDeviation: shadow.radius) + 1
        return (layer.effectiveShadowPath?.boundingBox ?? bounds)
            .offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
    }

    /// The contents' box, in the layer's coordinates; null without any. A drawing is cut at the layer's own bounds, which
    /// gravity may place beyond those that are shown while the size is animated; an image may be larger; text may reach over
    /// as far as it says.
    package var contentsExtent: CGRect {
        guard hasContents else { return .null }
        switch contents {
        case .none:
            return .null
        case .drawing:
            return layer.bounds.standardized.applying(drawingPlacement)
        case .shape(let shape):
            return shape.extent
        case .gradient:
            return bounds
        case .text(let text):
            return text.extent(in: bounds(of: text))
        case .image(let image, let scale):
            return imageRect(of: image, scale: scale)
        case .surface(let shown, let scale):
            return pictureRect(width: shown.surface.width, height: shown.surface.height, scale: scale)
        case .picture(_, let size):
            return layer.contentsGravity.rect(for: size, in: bounds)
        }
    }

    package func imageRect(of image: CGImage, scale: CGFloat) -> CGRect {
        pictureRect(width: image.width, height: image.height, scale: scale)
    }

    /// Returns the rectangle in which gravity places so many pixels, in the layer's coordinates.
    private func pictureRect(width: Int, height: Int, scale: CGFloat) -> CGRect {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        return layer.contentsGravity.rect(for: size, in: bounds)
    }

    /// Returns the drawing of a gradient that the layer shows, in its coordinates. A layer that clips cuts the gradient itself.
    package func drawing(of gradient: GradientContents) -> CGDrawing {
        gradient.drawing(in: bounds, corners: layer.masksToBounds ? .square : corners)
    }

    /// From where drawings were recorded, the layer's own bounds, to where they are shown: the contents of a layer whose
    /// size is animated are those of its final size, and placed as its gravity says.
    package var drawingPlacement: CGAffineTransform {
        let (own, shown) = (layer.bounds.standardized, bounds)
        guard own != shown, own.width > 0, own.height > 0 else { return .identity }
        let rect = layer.contentsGravity.rect(for: own.size, in: shown)
        return CGAffineTransform(translationX: -own.minX, y: -own.minY)
            .concatenating(CGAffineTransform(scaleX: rect.width / own.width, y: rect.height / own.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    /// Where text is laid out. It is never stretched: while the size is animated it has the lines of the final size.
    package func bounds(of text: StyledText) -> CGRect {
        let (own, shown) = (layer.bounds.standardized, bounds)
        guard own.size != shown.size else { return shown }
        return CGRect(
            x: shown.midX - own.width / 2, y: text.verticalAlignment.top(ofHeight: own.height, in: shown),
            width: own.width, height: own.height)
    }

    /// In points. The work of a blur grows with its square: 500 points take a second for one layer.
    private static let mostBlur: CGFloat = 200

    private static func fraction(_ value: Float) -> CGFloat {
        value > 0 ? CGFloat(min(value, 1)) : 0
    }
}
