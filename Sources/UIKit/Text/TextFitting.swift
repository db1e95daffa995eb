import TextLayout

/// Makes text smaller, or moves its letters together, so that an area has room for all of it.
struct TextFitting {
    /// The smallest factor for the fonts' sizes; 1 or more, and 0, leave them as they are.
    var minimumScale: CGFloat = 1
    /// Whether letters may move together by a little before something is left out.
    var tightens = false

    /// As factors of the fonts' sizes.
    private static let tightenings: [CGFloat] = [0.01, 0.02, 0.03]
    /// How exactly a scale is found.
    private static let step: CGFloat = 0.01

    /// The text, and the factor that its fonts got.
    func fitted(_ text: StyledText, in size: CGSize) -> (text: StyledText, scale: CGFloat) {
        let minimum = minimumScale > 0 ? minimumScale : 1
        guard minimum < 1 || tightens, size.width > 0, !fits(text, size) else { return (text, 1) }
        if tightens {
            for amount in Self.tightenings {
                let tight = text.tightened(by: amount)
                if fits(tight, size) { return (tight, 1) }
            }
        }
        guard minimum < 1 else { return (text, 1) }
        // The largest number of steps that fits, between the smallest size and the full one.
        var low = Int(clamping: (minimum / Self.step).rounded(.up))
        var high = Int(clamping: 1 / Self.step)
        if !fits(text.scaled(by: minimum), size) { return (text.scaled(by: minimum), minimum) }
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(text.scaled(by: CGFloat(middle) * Self.step), size) { low = middle } else { high = middle }
        }
        let scale = min(1, CGFloat(low) * Self.step)
        return (text.scaled(by: scale), scale)
    }

    private func fits(_ text: StyledText, _ size: CGSize) -> Bool {
        let metrics = text.metrics(width: size.width)
        return !metrics.isTruncated && metrics.size.width <= size.width + 0.01
            && (metrics.lineCount <= 1 || metrics.size.height <= size.height + 0.5)
    }
}

extension StyledText {
    /// With fonts, and what is measured by them, of another size.
    fileprivate func scaled(by scale: CGFloat) -> StyledText {
        var text = self
        for index in runs.indices {
            text.runs[index].font.size *= scale
            text.runs[index].ornaments?.kern *= scale
            text.runs[index].ornaments?.baselineOffset *= scale
            text.runs[index].ornaments?.attachment?.size.width *= scale
            text.runs[index].ornaments?.attachment?.size.height *= scale
            text.runs[index].ornaments?.attachment?.rise *= scale
        }
        return text
    }

    fileprivate func tightened(by amount: CGFloat) -> StyledText {
        var text = self
        for index in runs.indices {
            var ornaments = runs[index].ornaments ?? Ornaments()
            ornaments.kern -= amount * runs[index].font.size
            text.runs[index].ornaments = ornaments
        }
        return text
    }
}
