import TextLayout

/// A part of a text in the colour of labels, at the places that it has in its view.
@MainActor final class PlainTextView: UIView {
    /// - Parameters:
    ///   - owner: The view of the text, whose bounds this view gets.
    ///   - rect: The part, in the owner's coordinates.
    init(of owner: any TextEditorOwner, in rect: CGRect) {
        super.init(frame: .zero)
        bounds = owner.bounds
        let origin = owner.textOrigin
        let color = UIColor.label.resolvedColor(with: owner.traitCollection).cgColor
        for part in owner.editor.geometry.parts(in: rect.offsetBy(dx: -origin.x, dy: -origin.y)) {
            var text = part.text
            for index in text.runs.indices { text.runs[index].color = color }
            var frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
            if !owner.editor.isMultiline {
                // A field draws its line as long as it is, and shows a part of it.
                (text.alignment, text.lineBreak, text.maximumLines) = (.left, .byClipping, 1)
                for index in text.paragraphs.indices { text.paragraphs[index].alignment = nil }
                frame.size.width += 1
            }
            let block = TextBlockView(frame: frame)
            addSubview(block)
            block.show(text, text.hasAttachments ? (owner as? UITextView)?.displayed(part.range) : nil)
            // The view is in no window, where it would be drawn with the next update.
            block.updateLayerContents()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
