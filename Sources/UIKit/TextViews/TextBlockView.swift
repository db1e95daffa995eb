import TextLayout

/// Draws a block of a text view's text: some paragraphs, or a part of one.
final class TextBlockView: UIView {
    private(set) var text = StyledText(runs: [])
    /// The characters of the block with their attributes, where some have attachments.
    private var attributed: NSAttributedString?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// - Parameter attributed: The same characters with their attributes; nil where there are no attachments.
    func show(_ text: StyledText, _ attributed: NSAttributedString?) {
        self.text = text
        self.attributed = attributed
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !text.isEmpty else { return }
        context.draw(text, in: bounds)
        guard let attributed else { return }
        AttachedImages(of: attributed, in: text).draw(
            text, in: bounds, scale: max(traitCollection.displayScale, 1), into: context)
    }

    override package func updateLayerContents() {
        guard attributed == nil else { return super.updateLayerContents() }
        // Text by itself is laid out and kept better than as a part of a drawing.
        layer.layerContents = text.isEmpty ? .none : .text(text)
    }
}

extension StyledText {
    /// Whether a character has an attachment, whose image is drawn beside the text.
    var hasAttachments: Bool {
        runs.contains { $0.ornaments?.attachment != nil }
    }
}
