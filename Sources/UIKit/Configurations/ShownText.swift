/// A text of a content configuration, with everything that a label has to know of it.
@MainActor struct ShownText {
    var string: String?
    /// The text with attributes, which counts in place of `string`; nil for none.
    var attributed: NSAttributedString?
    var font: UIFont
    var color: UIColor
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    /// The most lines to show; 0 is no limit.
    var numberOfLines: Int
    var adjustsFontSizeToFitWidth: Bool
    var minimumScaleFactor: CGFloat
    var allowsDefaultTighteningForTruncation: Bool
    var adjustsFontForContentSizeCategory: Bool

    private var isEmpty: Bool {
        attributed.map { $0.length == 0 } ?? string?.isEmpty ?? true
    }

    /// Shows the text in `view`.
    ///
    /// - Parameter old: The label that showed the text so far, which is used again, or removed where there is no text.
    /// - Returns: The label that shows the text; nil where there is none.
    func show(in view: UIView, on old: UILabel?) -> UILabel? {
        guard !isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? UILabel(frame: .zero)
        // A text with attributes would be restyled by what follows.
        if label.content.isAttributed { label.attributedText = nil }
        label.font = font
        label.textColor = color
        label.textAlignment = alignment
        label.lineBreakMode = lineBreakMode
        label.numberOfLines = max(numberOfLines, 0)
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        if let attributed {
            label.attributedText = attributed.mapping(.font) { $0 ?? font }
                .mapping(.foregroundColor) { $0 ?? color }
        } else {
            label.text = string
        }
        if old == nil { view.addSubview(label) }
        // The font is fitted to the traits that the label has in its place.
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        return label
    }
}

extension LabelText? {
    fileprivate var isAttributed: Bool {
        if case .attributed? = self { true } else { false }
    }
}
