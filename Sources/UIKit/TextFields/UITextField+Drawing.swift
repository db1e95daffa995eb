import Foundation
import TextLayout

/// Draws the field: its frame, its text, and the placeholder in place of that.
extension UITextField {
    func drawContent() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawFrame(into: context)
        if storage.length > 0 {
            drawText(in: shownTextRect)
        } else {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        }
    }

    private func drawFrame(into context: CGContext) {
        let rect = borderRect(forBounds: bounds)
        guard rect.isFinite else { return }
        if let background, borderStyle != .roundedRect {
            let image = isEnabled ? background : disabledBackground ?? background
            image.draw(in: rect, tint: tintColor, isMirrored: isMirrored, into: context)
            return
        }
        FieldFrame(style: borderStyle, isEnabled: isEnabled, hairline: hairline).draw(in: rect, into: context)
    }

    func drawOwnText(in rect: CGRect) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        if isEditing { drawEditedText(in: rect, into: context) } else { drawWholeText(in: rect, into: context) }
    }

    /// Draws the part of the scrolled line that lies in `rect`.
    private func drawEditedText(in rect: CGRect, into context: CGContext) {
        let (line, shift) = (shownLine, CGPoint(x: rect.minX - shownTextRect.minX, y: rect.minY - shownTextRect.minY))
        let origin = textOrigin
        context.saveGState()
        context.clip(to: rect)
        for part in editor.geometry.parts(in: CGRect(x: 0, y: line.frame.midY, width: 1, height: 0.5)) {
            var text = part.text
            text.alignment = .left
            text.lineBreak = .byClipping
            text.maximumLines = 1
            for index in text.paragraphs.indices { text.paragraphs[index].alignment = nil }
            let place = part.frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y)
            // Rounding is not to cut off the last letter.
            let area = CGRect(x: place.minX, y: place.minY, width: place.width + 1, height: place.height)
            context.draw(text, in: area)
            drawAttachments(of: part.range, text, in: area, into: context)
        }
        context.restoreGState()
    }

    /// Draws the text with an ellipsis where it is too long.
    private func drawWholeText(in rect: CGRect, into context: CGContext) {
        let whole = arranged(editor.geometry.text)
        let size = style.font.pointSize
        let isShrunk = adjustsFontSizeToFitWidth && minimumFontSize > 0 && minimumFontSize < size
        let fitting = TextFitting(minimumScale: isShrunk ? minimumFontSize / size : 1)
        let text = fitting.fitted(whole.visible(in: rect.size), in: rect.size).text
        context.draw(text, in: rect)
        drawAttachments(of: 0..<storage.length, text, in: rect, into: context)
    }

    /// Draws the images of the attachments in a part of the text, which is drawn as `text`; a secret text has none to be seen.
    func drawImages(of range: Range<Int>, _ text: StyledText, in rect: CGRect, into context: CGContext) {
        guard !isSecureTextEntry, text.runs.contains(where: { $0.ornaments?.attachment != nil }),
            range.upperBound <= storage.length
        else { return }
        let part = storage.attributedSubstring(from: NSRange(range))
        AttachedImages(of: part, in: text)
            .draw(text, in: rect, scale: max(traitCollection.displayScale, 1), into: context)
    }

    func drawOwnPlaceholder(in rect: CGRect) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext(),
            let text = styledPlaceholder(.current)?.visible(in: rect.size)
        else { return }
        context.draw(text, in: rect)
        guard case .attributed(let placeholder)? = placeholderText else { return }
        AttachedImages(of: placeholder.onOneLine, in: text)
            .draw(text, in: rect, scale: max(traitCollection.displayScale, 1), into: context)
    }

    /// Returns a text as one line that ends in an ellipsis, where the field's alignments put it.
    func arranged(_ text: StyledText) -> StyledText {
        var text = text
        text.alignment = textAlignment.styledText
        text.lineBreak = .byTruncatingTail
        text.maximumLines = 1
        text.isRightToLeft = isMirrored
        text.verticalAlignment =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            default: .center
            }
        for index in text.paragraphs.indices {
            text.paragraphs[index].alignment = nil
            text.paragraphs[index].lineBreak = nil
        }
        if !isEnabled {
            for index in text.runs.indices {
                let color = text.runs[index].color
                text.runs[index].color = CGColor(
                    red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * 0.4)
            }
        }
        return text
    }
}
