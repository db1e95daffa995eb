extension UIImage {
    /// Draws the image upright with its top left corner at `point`; does nothing outside of drawing.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image upright into `rect`, stretched to fill it, or as its cap insets say.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        record(into: context, in: rect, tint: ownTint?.cgColor)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        record(into: context, in: rect, tint: ownTint?.cgColor)
        context.restoreGState()
    }

    /// Draws as many copies as fill `rect`, the first at its top left.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        for place in Self.tiles(of: size, in: rect) { record(into: context, in: place, tint: ownTint?.cgColor) }
        context.restoreGState()
    }

    /// - Parameter tint: the one colour in which the image is drawn; nil: its own.
    func record(into context: CGContext, in rect: CGRect, tint: CGColor?) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        if let tint {
            if case .drawing(let drawing, let size) = content, let colored = drawing.colored(tint) {
                record(.drawing(colored, size: size), into: context, in: rect)
                return
            }
            context.saveGState()
            context.beginTransparencyLayer()
            record(content, into: context, in: rect)
            context.setBlendMode(.sourceIn)
            context.setFillColor(tint)
            context.fill(rect)
            context.endTransparencyLayer()
            context.restoreGState()
        } else {
            record(content, into: context, in: rect)
        }
    }

    /// Records `content` as the image's own properties say.
    private func record(_ content: ImageContent, into context: CGContext, in rect: CGRect) {
        guard let resizing = properties.resizing, rect.size != size else {
            recordWhole(content, into: context, in: rect)
            return
        }
        recordParts(of: content, resizing, into: context, in: rect)
    }

    private func recordWhole(_ content: ImageContent, into context: CGContext, in rect: CGRect) {
        guard imageOrientation != .up else {
            content.record(into: context, in: rect)
            return
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(imageOrientation.transform)
        content.record(into: context, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    /// The edges as large as they are, and what is between them stretched or repeated.
    private func recordParts(
        of content: ImageContent, _ resizing: Resizing, into context: CGContext, in rect: CGRect
    ) {
        let insets = resizing.capInsets
        let across = Self.spans(
            insets.left, insets.right, of: size.width, from: rect.minX, to: rect.maxX)
        let down = Self.spans(insets.top, insets.bottom, of: size.height, from: rect.minY, to: rect.maxY)
        // Pixels are cut out, since each would otherwise melt into those beside its part.
        let pixels = uprightPixels(of: content)
        for row in down {
            for column in across {
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound,
                    width: column.source.upperBound - column.source.lowerBound,
                    height: row.source.upperBound - row.source.lowerBound)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
                if let pixels {
                    recordPart(source, of: pixels, resizing.mode, into: context, in: target)
                } else {
                    recordPart(source, of: content, resizing.mode, into: context, in: target)
                }
            }
        }
    }

    private func recordPart(
        _ source: CGRect, of pixels: (image: CGImage, scale: CGSize), _ mode: ResizingMode, into context: CGContext,
        in target: CGRect
    ) {
        let box = CGRect(
            x: source.minX * pixels.scale.width, y: source.minY * pixels.scale.height,
            width: source.width * pixels.scale.width, height: source.height * pixels.scale.height)
        guard box.width >= 1, box.height >= 1, let part = pixels.image.cropping(to: box) else { return }
        let size = CGSize(
            width: CGFloat(part.width) / pixels.scale.width, height: CGFloat(part.height) / pixels.scale.height)
        // One row or column of pixels looks the same repeated or stretched.
        let tile = CGSize(
            width: part.width == 1 || size.width >= target.width ? target.width : size.width,
            height: part.height == 1 || size.height >= target.height ? target.height : size.height)
        let tiles = Self.tiles(of: tile, in: target)
        guard mode == .tile, tiles.count > 1 else {
            context.drawUpright(part, in: target)
            return
        }
        context.saveGState()
        context.clip(to: target)
        for place in tiles { context.drawUpright(part, in: place) }
        context.restoreGState()
    }

    private func recordPart(
        _ source: CGRect, of content: ImageContent, _ mode: ResizingMode, into context: CGContext, in target: CGRect
    ) {
        let tile = CGSize(width: min(source.width, target.width), height: min(source.height, target.height))
        let places = mode == .tile ? Self.tiles(of: tile, in: target) : [target]
        context.saveGState()
        context.clip(to: target)
        for place in places {
            let (across, down) = (place.width / source.width, place.height / source.height)
            context.saveGState()
            context.clip(to: place)
            recordWhole(
                content, into: context,
                in: CGRect(
                    x: place.minX - source.minX * across, y: place.minY - source.minY * down,
                    width: size.width * across, height: size.height * down))
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// The pixels of what is made of pixels, turned upright, and how many of them there are for a point; nil for what is not.
    private func uprightPixels(of content: ImageContent) -> (image: CGImage, scale: CGSize)? {
        let pixels: CGImage? =
            switch content {
            case .pixels(let image): imageOrientation == .up ? image : image.turned(imageOrientation)
            case .vector(let document): VectorPixels.image(of: document, size: size)
            case .drawing, .none: nil
            }
        guard let pixels, size.width > 0, size.height > 0 else { return nil }
        return (
            pixels,
            CGSize(width: CGFloat(pixels.width) / size.width, height: CGFloat(pixels.height) / size.height)
        )
    }

    private struct Span {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
    }

    /// The two fixed ends and the middle of one side; ends that have no room share what there is.
    private static func spans(
        _ low: CGFloat, _ high: CGFloat, of length: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Span] {
        let first = min(max(low, 0), length)
        let second = max(length - max(high, 0), first)
        var (left, right) = (first, length - second)
        if left + right > end - start, left + right > 0 {
            let factor = (end - start) / (left + right)
            (left, right) = (left * factor, right * factor)
        }
        let middle = max(end - right, start + left)
        return [
            Span(source: 0...first, target: start...(start + left)),
            Span(source: first...second, target: (start + left)...middle),
            Span(source: second...length, target: middle...max(middle, end)),
        ]
    }

    /// The places of equal pieces that cover `rect`; one that is as large as `rect` where there would be too many.
    private static func tiles(of size: CGSize, in rect: CGRect) -> [CGRect] {
        let across = (rect.width / max(size.width, 0.001)).rounded(.up)
        let down = (rect.height / max(size.height, 0.001)).rounded(.up)
        guard across * down <= 4096 else { return [rect] }
        return (0..<Int(clamping: down)).flatMap { row in
            (0..<Int(clamping: across)).map { column in
                CGRect(
                    x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
            }
        }
    }
}

extension CGDrawing {
    /// The drawing in one colour. Nil where it has more than opaque shapes: then what lies on top of each other matters.
    fileprivate func colored(_ color: CGColor) -> CGDrawing? {
        guard color.alpha == 1 || commands.count <= 1 else { return nil }
        var colored: [Command] = []
        colored.reserveCapacity(commands.count)
        for command in commands {
            switch command {
            case .fill(let path, let rule, let old) where old.alpha == 1:
                colored.append(.fill(path, rule, color))
            case .stroke(let path, let stroke, let old) where old.alpha == 1:
                colored.append(.stroke(path, stroke, color))
            case .saveState, .restoreState, .concatenate, .clip:
                colored.append(command)
            default:
                return nil
            }
        }
        return CGDrawing(commands: colored)
    }
}
