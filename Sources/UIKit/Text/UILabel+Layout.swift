import TextLayout

extension UILabel {
    /// Beyond that a length is no limit.
    private static let farAway: CGFloat = 1e6

    private var fitting: TextFitting {
        TextFitting(
            minimumScale: adjustsFontSizeToFitWidth ? minimumScaleFactor : 1,
            tightens: allowsDefaultTighteningForTruncation)
    }

    private func textToMeasure() -> StyledText? {
        if measuredText == nil { measuredText = styledText(traitCollection) }
        return measuredText
    }

    /// Where the text goes in `bounds`, in whole pixels.
    func placedText(in bounds: CGRect, numberOfLines: Int) -> CGRect {
        guard var text = textToMeasure() else { return CGRect(origin: bounds.origin, size: .zero) }
        text.maximumLines = max(0, numberOfLines)
        let isWide = bounds.width >= Self.farAway
        let isHigh = bounds.height >= Self.farAway
        var size = text.metrics(width: isWide ? nil : bounds.width).size
        if !isHigh, size.height > bounds.height {
            size = text.metrics(in: CGSize(width: isWide ? size.width : bounds.width, height: bounds.height)).size
        }
        let scale = max(traitCollection.displayScale, 1)
        size.width = min((size.width * scale).rounded(.up) / scale, max(bounds.width, 0))
        size.height = min((size.height * scale).rounded(.up) / scale, max(bounds.height, 0))
        var origin = bounds.origin
        if !isWide { origin.x += leftGap(bounds.width - size.width, text) }
        if !isHigh { origin.y += (bounds.height - size.height) / 2 }
        return CGRect(origin: origin, size: size)
    }

    private func leftGap(_ room: CGFloat, _ text: StyledText) -> CGFloat {
        switch text.alignment {
        case .left, .justified: 0
        case .center: room / 2
        case .right: room
        case .natural: text.isRightToLeft ? room : 0
        }
    }

    /// Records the text for the middle of the height of `rect`.
    func drawContent(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext(),
            let whole = styledText(.current)
        else { return }
        let text = whole.visible(in: rect.size)
        let (fitted, scale) = fitting.fitted(text, in: rect.size)
        let place = rect.offsetBy(dx: 0, dy: baselineShift(from: text, to: fitted, scale))
        context.draw(fitted, in: place)
        guard case .attributed(let attributed)? = content else { return }
        AttachedImages(of: attributed, in: whole).draw(
            fitted, in: place, scale: max(traitCollection.displayScale, 1), into: context)
    }

    /// By how much a line that became smaller moves down.
    private func baselineShift(from text: StyledText, to fitted: StyledText, _ scale: CGFloat) -> CGFloat {
        guard scale < 1, numberOfLines == 1 else { return 0 }
        let (before, after) = (text.metrics(width: nil), fitted.metrics(width: nil))
        let topShift = (after.size.height - before.size.height) / 2
        switch baselineAdjustment {
        case .alignBaselines: return topShift + before.firstBaseline - after.firstBaseline
        case .alignCenters: return 0
        case .none: return topShift
        }
    }

    /// For constraints: from the top of a label of `size` to its first baseline, and from its bottom to its last one; in
    /// points. Without a text they are those of one empty line.
    package func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let text = textToMeasure() else {
            let top = (size.height - font.fontDescription.metrics.lineHeight) / 2
            return (top + font.fontDescription.metrics.ascender, top - font.fontDescription.metrics.descender)
        }
        let (fitted, scale) = fitting.fitted(text, in: size)
        let metrics = fitted.metrics(in: size)
        let top = (size.height - metrics.size.height) / 2 + baselineShift(from: text, to: fitted, scale)
        return (top + metrics.firstBaseline, size.height - top - metrics.lastBaseline)
    }
}
