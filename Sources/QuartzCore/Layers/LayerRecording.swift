/// Records how layers look into a context, as they are set and not as their animations show them.
@MainActor package struct LayerRecording {
    private let context: CGContext
    /// The number of layers that may still be recorded.
    private var rest = CALayer.mostLayersOfStill
    /// The number of layers that may still be looked at for the extents of groups. Layers in groups within groups are looked at again for each.
    private var restToMeasure = 10 * CALayer.mostLayersOfStill
    /// The number of pixels of surfaces and of pictures that may still be copied.
    private var pixelsToCopy: Int
    /// The pixels of each surface, which several layers may show.
    private var copies: [IOSurface: CGImage] = [:]

    private init(_ context: CGContext, mostPixels: Int) {
        self.context = context
        pixelsToCopy = mostPixels
    }

    /// Draws `layer` and everything below it in its own coordinates.
    ///
    /// - Parameter mostPixels: The number of pixels of surfaces and of pictures that are copied at most, since layers that another process has
    ///   described show as many of the largest ones as they like. What shows more of them is left out.
    package static func record(_ layer: CALayer, into context: CGContext, mostPixels: Int = 1 << 26) {
        context.drawAsOne {
            var recording = LayerRecording(context, mostPixels: mostPixels)
            recording.record(layer, opacity: 1)
        }
    }

    /// - Parameter opacity: What layers above left to this one, since nothing else needs it.
    private mutating func record(_ layer: CALayer, opacity: CGFloat) {
        let look = LayerLook(settled: layer)
        let opacity = opacity * look.opacity
        guard rest > 0, !layer.isHidden, opacity > 0, !look.isEmpty else { return }
        rest -= 1
        // A picture that travels between processes has a limit to its commands.
        guard opacity < 1 || layer.mask != nil else { return record(look, opacity: 1) }
        context.saveGState()
        if opacity < 1 { context.setAlpha(opacity) }
        if let mask = layer.mask {
            recordGroup(of: layer) { recording in
                recording.record(look, opacity: 1)
                recording.context.setBlendMode(.destinationIn)
                recording.context.beginTransparencyLayer()
                recording.recordMask(mask)
                recording.context.endTransparencyLayer()
            }
        } else if opacity < 1, look.paintsSeveralThings {
            recordGroup(of: layer) { $0.record(look, opacity: 1) }
        } else {
            record(look, opacity: opacity)
        }
        context.restoreGState()
    }

    /// Records a mask also where no more layers may be recorded: without it, it would take away all that has been.
    private mutating func recordMask(_ mask: CALayer) {
        let spared = rest
        rest = max(rest, Self.layersOfMask)
        recordPlaced(mask, opacity: 1)
        rest = min(rest, spared)
    }

    /// The number of layers that a mask may have in any case.
    private static let layersOfMask = 50

    /// Records what is put together first and then drawn as one.
    private mutating func recordGroup(of layer: CALayer, _ record: (inout LayerRecording) -> Void) {
        // What a group costs grows with its area.
        if let extent = extent(of: layer) { context.clip(to: extent) }
        context.beginTransparencyLayer()
        record(&self)
        context.endTransparencyLayer()
    }

    /// Records a layer where it lies in its superlayer, whose coordinates count.
    private mutating func recordPlaced(_ layer: CALayer, opacity: CGFloat) {
        guard layer.transformToSuperlayer.isFinite else { return }
        context.saveGState()
        context.concatenate(layer.transformToSuperlayer)
        record(layer, opacity: opacity)
        context.restoreGState()
    }

    private mutating func record(_ look: LayerLook, opacity: CGFloat) {
        let outline = look.corners.path(in: look.bounds)
        if let shadow = look.shadow {
            context.drawShadow(
                of: look.layer.effectiveShadowPath ?? outline, offset: look.shadowOffset, deviation: shadow.radius,
                color: shadow.color.copy(alpha: shadow.color.alpha * shadow.opacity) ?? shadow.color)
        }
        if let background = look.background {
            context.setFillColor(background)
            context.fill(outline)
        }
        if look.layer.masksToBounds {
            context.saveGState()
            context.clip(to: outline)
            recordInside(look, opacity: opacity)
            context.restoreGState()
        } else {
            recordInside(look, opacity: opacity)
        }
        if let border = look.border {
            context.setFillColor(border.color)
            context.fill(Self.frame(look, width: border.width), using: .evenOdd)
        }
    }

    /// Records contents and sublayers.
    private mutating func recordInside(_ look: LayerLook, opacity: CGFloat) {
        if look.hasContents { recordContents(look) }
        for child in look.layer.paintedChildren { recordPlaced(child, opacity: opacity) }
    }

    private mutating func recordContents(_ look: LayerLook) {
        switch look.contents {
        case .none:
            break
        case .text(let text):
            context.draw(text, in: look.bounds(of: text))
        case .image(let image, let scale):
            let (rect, center) = (look.imageRect(of: image, scale: scale), look.layer.contentsCenter)
            if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
                context.drawUpright(image, in: rect)
            } else if mayCopy(width: image.width, height: image.height) {
                context.drawUpright(image, stretching: center, scale: max(scale, 0.001), in: rect)
            }
        case .surface(let shown, _):
            if let image = pixels(of: shown.surface) { context.drawUpright(image, in: look.contentsExtent) }
        case .drawing(let drawing):
            context.draw(drawing, cutAt: look.bounds)
        case .shape(let shape):
            context.draw(shape.drawing, cutAt: shape.extent)
        case .gradient(let gradient):
            context.draw(look.drawing(of: gradient), cutAt: look.bounds)
        case .picture(let drawing, let size):
            context.draw(drawing, of: size, in: look.contentsExtent)
        }
    }

    private mutating func pixels(of surface: IOSurface) -> CGImage? {
        if let copy = copies[surface] { return copy }
        guard mayCopy(width: surface.width, height: surface.height), let copy = surface.snapshot() else { return nil }
        copies[surface] = copy
        return copy
    }

    /// Takes so many pixels off what may still be copied.
    private mutating func mayCopy(width: Int, height: Int) -> Bool {
        let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard !isTooLarge, count <= pixelsToCopy else { return false }
        pixelsToCopy -= count
        return true
    }

    /// The area between the outline of the bounds and one that runs `width` inside of it, by the even-odd rule.
    private static func frame(_ look: LayerLook, width: CGFloat) -> CGPath {
        let outer = look.corners.path(in: look.bounds)
        guard look.bounds.width > 2 * width, look.bounds.height > 2 * width else { return outer }
        let inner = look.corners.inset(by: width).path(in: look.bounds.insetBy(dx: width, dy: width))
        return CGPath(segments: outer.segments + inner.segments)
    }

    /// Returns the box around all that a layer and those below it may leave pixels on, in the layer's coordinates, which may be too large; nil
    /// where there are more layers than may still be looked at, or where one is placed out of all proportion.
    private mutating func extent(of layer: CALayer) -> CGRect? {
        guard restToMeasure > 0 else { return nil }
        restToMeasure -= 1
        let look = LayerLook(settled: layer)
        var parts = [look.bounds, look.shadowExtent]
        if !layer.masksToBounds {
            parts.append(look.contentsExtent)
            for child in layer.children where !child.isHidden {
                guard let extent = extent(of: child) else { return nil }
                parts.append(extent.applying(child.transformToSuperlayer))
            }
        }
        parts.removeAll(where: \.isNull)
        guard parts.allSatisfy(\.isFinite) else { return nil }
        let extent = parts.reduce(CGRect.null) { $0.union($1) }
        // The edge of a shape is soft.
        return extent.isFinite ? extent.insetBy(dx: -1, dy: -1) : nil
    }
}
