import TextLayout

/// Shows text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.decodeInterface(as: UILabel.self, into: self)
    }

    // MARK: Text

    /// What is shown; nil and the empty text are no text.
    var content: LabelText?

    open var text: String? {
        get { content?.string }
        set {
            if case .plain(let old)? = content, old == newValue { return }
            if content == nil, newValue == nil { return }
            content = newValue.map(LabelText.plain)
            textDidChange()
        }
    }

    /// A text with styles of its own. Setting it also sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to
    /// what its first character has; setting one of these afterwards changes the whole text.
    open var attributedText: NSAttributedString? {
        get { content.map(attributed) }
        set {
            // A mutable text is not to change what is shown later on.
            let text = newValue.map { NSAttributedString(attributedString: $0) }
            content = nil
            if let text { adoptStyle(of: text) }
            content = text.map(LabelText.attributed)
            textDidChange()
        }
    }

    // MARK: Style

    // Implicitly unwrapped as in UIKit: setting nil restores the default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            noteLook(.font)
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            restyle { $0.setting(.font, to: font as Any) }
            if font != oldValue { textDidChange() }
        }
    }

    open var textColor: UIColor! = .label {
        didSet {
            noteLook(.textColor)
            if textColor == nil { textColor = .label }
            restyle { $0.setting(.foregroundColor, to: textColor as Any) }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            restyle { text in text.mappingParagraphStyles { $0.alignment = textAlignment } }
            if textAlignment != oldValue { setNeedsDisplay() }
        }
    }

    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            restyle { text in text.mappingParagraphStyles { $0.lineBreakMode = lineBreakMode } }
            if lineBreakMode != oldValue { textDidChange() }
        }
    }

    /// Nil is no shadow. A text that brings shadows keeps them.
    open var shadowColor: UIColor? {
        didSet {
            if shadowColor != oldValue { setNeedsDisplay() }
        }
    }

    /// In points; positive is to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            if shadowOffset != oldValue { setNeedsDisplay() }
        }
    }

    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the text while the label is highlighted; nil leaves it as it is.
    open var highlightedTextColor: UIColor? {
        didSet {
            if highlightedTextColor != oldValue { setNeedsDisplay() }
        }
    }

    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether fonts of text styles, and those made by `UIFontMetrics`, follow the size of text that the user prefers.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            if adjustsFontForContentSizeCategory { adjustFonts() }
        }
    }

    // MARK: Fitting

    /// The most lines to show; 0 is no limit.
    open var numberOfLines = 1 {
        didSet {
            if numberOfLines != oldValue { textDidChange() }
        }
    }

    /// Whether text that has no room is made smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet {
            if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() }
        }
    }

    /// The smallest factor for the font's size; 0, the default, does not make it smaller.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            if minimumScaleFactor != oldValue { setNeedsDisplay() }
        }
    }

    /// The vertical place of one line of text that was made smaller.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet {
            if baselineAdjustment != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether letters may move together by a little before something is left out.
    open var allowsDefaultTighteningForTruncation = false {
        didSet {
            if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() }
        }
    }

    /// In points: where `intrinsicContentSize` wraps several lines; 0 is nowhere.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    // MARK: Size

    override open var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The size of the whole text, as far as `numberOfLines` allows, rounded up to pixels. Several lines are wrapped at
    /// `size.width`; one line is as long as it is.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = numberOfLines != 1 && size.width > 0
        let space = CGSize(width: isLimited ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the text's area in `bounds`, rounded up to pixels. Override it to give the text other room:
    /// `intrinsicContentSize` and `sizeThatFits(_:)` follow.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        placedText(in: bounds, numberOfLines: numberOfLines)
    }

    override var wrapsContent: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        let offsets = baselineOffsets(in: size)
        return TextBaselines(firstFromTop: offsets.first, lastFromBottom: offsets.last)
    }

    // A line of text keeps its height more eagerly than other content.
    override var defaultHugging: ContentPriorities {
        ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow + 1)
    }

    // MARK: Drawing

    /// Draws the text in the middle of the height of `rect`, in the current context. Override it to draw in another
    /// rectangle.
    open func drawText(in rect: CGRect) {
        drawContent(in: rect)
    }

    override open func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    override package func updateLayerContents() {
        let drawing = recordedDrawing()
        if drawing.commands.isEmpty {
            layer.layerContents = .none
        } else if case .text(let text, bounds)? = drawing.commands.first, drawing.commands.count == 1 {
            // Text by itself is laid out and kept better than as a part of a drawing.
            layer.layerContents = .text(text)
        } else {
            layer.layerContents = .drawing(drawing)
        }
    }

    // MARK: Changes

    /// The text as it is measured; nil when it has to be made anew.
    var measuredText: StyledText?

    override open func setNeedsDisplay() {
        measuredText = nil
        super.setNeedsDisplay()
    }

    override package var reportedText: String? {
        text
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.staticText, label: text, .staticText)
    }

    override var accessibilityState: UIAccessibilityTraits {
        isEnabled ? [] : .notEnabled
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }
}
