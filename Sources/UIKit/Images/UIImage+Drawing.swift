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
                context.draw(colored, of: size, in: rect)
                return
            }
            context.saveGState()
            context.beginTransparencyLayer()
            recordUntinted(into: context, in: rect)
            context.setBlendMode(.sourceIn)
            context.setFillColor(tint)
            context.fill(rect)
            context.endTransparencyLayer()
            context.restoreGState()
        } else {
            recordUntinted(into: context, in: rect)
        }
    }

    private func recordUntinted(into context: CGContext, in rect: CGRect) {
        if let resizing = properties.resizing, rect.size != size,
            let pixels = uprightPixels
        {
            recordParts(of: pixels, resizing, into: context, in: rect)
        } else if imageOrientation == .up {
            content.record(into: context, in: rect)
        } else {
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            context.concatenate(imageOrientation.transform)
            content.record(into: context, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
    }

    /// The pixels of an image that need not be turned.
    private var uprightPixels: CGImage? {
        if case .pixels(let image) = content, imageOrientation == .up { return image }
        return nil
    }

    private func recordParts(of pixels: CGImage, _ resizing: Resizing, into context: CGContext, in rect: CGRect) {
        let insets = resizing.capInsets
        let across = Self.spans(
            insets.left, insets.right, of: size.width, from: rect.minX, to: rect.maxX)
        let down = Self.spans(insets.top, insets.bottom, of: size.height, from: rect.minY, to: rect.maxY)
        for row in down {
            for column in across {
                let source = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: (column.source.upperBound - column.source.lowerBound) * scale,
                    height: (row.source.upperBound - row.source.lowerBound) * scale)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard source.width >= 1, source.height >= 1, target.width > 0, target.height > 0,
                    let part = pixels.cropping(to: source)
                else { continue }
                let partSize = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
                // One row or column of pixels looks the same repeated or stretched.
                let tile = CGSize(
                    width: part.width == 1 || partSize.width >= target.width ? target.width : partSize.width,
                    height: part.height == 1 || partSize.height >= target.height ? target.height : partSize.height)
                let tiles = Self.tiles(of: tile, in: target)
                guard resizing.mode == .tile, tiles.count > 1 else {
                    context.drawUpright(part, in: target)
                    continue
                }
                context.saveGState()
                context.clip(to: target)
                for place in tiles { context.drawUpright(part, in: place) }
                context.restoreGState()
            }
        }
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
