import CoreGraphics

extension StyledText {
    /// The text with every number in the range that can be laid out, so that it equals itself.
    var sanitized: StyledText {
        var text = self
        for index in runs.indices {
            if runs[index].font.size.isNaN { text.runs[index].font = runs[index].font.sanitized }
            if let ornaments = runs[index].ornaments { text.runs[index].ornaments = ornaments.sanitized }
        }
        for index in paragraphs.indices {
            text.paragraphs[index] = paragraphs[index].sanitized
        }
        text.limitFonts()
        return text
    }

    /// To load a font takes milliseconds, and Pango forgets fonts beyond 256.
    private static let mostFonts = 32

    /// What is beyond is in the font of the run before.
    private mutating func limitFonts() {
        guard runs.count > Self.mostFonts else { return }
        var fonts: Set<FontDescription> = []
        for index in runs.indices {
            if fonts.count == Self.mostFonts, !fonts.contains(runs[index].font) {
                runs[index].font = runs[index - 1].font
            } else {
                fonts.insert(runs[index].font)
            }
        }
    }

    /// Whether `sanitized` may differ. Most texts are in order and need no copy.
    var mayNeedSanitizing: Bool {
        !paragraphs.isEmpty || runs.count > Self.mostFonts
            || runs.contains { $0.font.size.isNaN || $0.ornaments != nil }
    }
}

extension StyledText.Ornaments {
    fileprivate var sanitized: Self {
        var ornaments = self
        ornaments.kern = kern.clamped(to: -1000...1000)
        ornaments.baselineOffset = baselineOffset.clamped(to: -10_000...10_000)
        ornaments.obliqueness = obliqueness.clamped(to: -4...4)
        ornaments.stroke?.width = (stroke?.width ?? 0).clamped(to: 0...1000)
        ornaments.shadow?.blurRadius = (shadow?.blurRadius ?? 0).clamped(to: 0...200)
        ornaments.shadow?.offset.width = (shadow?.offset.width ?? 0).clamped(to: -10_000...10_000)
        ornaments.attachment = attachment?.sanitized
        ornaments.shadow?.offset.height = (shadow?.offset.height ?? 0).clamped(to: -10_000...10_000)
        return ornaments
    }
}

extension StyledText.Attachment {
    fileprivate var sanitized: Self {
        Self(
            size: CGSize(width: size.width.clamped(to: 0...10_000), height: size.height.clamped(to: 0...10_000)),
            rise: rise.clamped(to: -10_000...10_000))
    }
}

extension StyledText.Paragraph {
    fileprivate var sanitized: Self {
        var style = self
        let distances: [WritableKeyPath<Self, CGFloat>] = [
            \.lineSpacing, \.spacing, \.spacingBefore, \.minimumLineHeight, \.maximumLineHeight,
            \.firstLineHeadIndent, \.headIndent, \.tabInterval,
        ]
        for path in distances {
            style[keyPath: path] = self[keyPath: path].clamped(to: 0...100_000)
        }
        style.lineHeightMultiple = lineHeightMultiple.clamped(to: 0...1000)
        style.tailIndent = tailIndent.clamped(to: -100_000...100_000)
        for index in tabs.indices {
            style.tabs[index].location = tabs[index].location.clamped(to: 0...100_000)
        }
        return style
    }
}

extension CGFloat {
    /// A number that is none becomes 0.
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
