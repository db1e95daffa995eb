import TextLayout

/// Shows text that cannot be edited.
@MainActor open class UILabel: UIView {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var text: String? {
        didSet {
            if text != oldValue { textDidChange() }
        }
    }

    // Implicitly unwrapped as in UIKit: setting nil restores the default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            if font != oldValue { textDidChange() }
        }
    }

    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            if textAlignment != oldValue { setNeedsDisplay() }
        }
    }

    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            if lineBreakMode != oldValue { textDidChange() }
        }
    }

    /// The most lines to show; 0 is no limit.
    open var numberOfLines = 1 {
        didSet {
            if numberOfLines != oldValue { textDidChange() }
        }
    }

    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { setNeedsDisplay() }
        }
    }

    override open var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The size of the whole text, as far as `numberOfLines` allows, wrapped at `size.width`; rounded up to pixels.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let width = size.width > 0 && size.width < 1e6 ? size.width : nil
        let needed = styledText(text).metrics(width: width).size
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: (needed.width * scale).rounded(.up) / scale, height: (needed.height * scale).rounded(.up) / scale)
    }

    override var baselines: TextBaselines? {
        TextBaselines(firstFromTop: font.ascender, lastFromBottom: -font.descender)
    }

    override var wrapsContent: Bool { numberOfLines != 1 }

    // Text is kept together more eagerly than other content.
    override var defaultHugging: ContentPriorities {
        ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow + 1)
    }

    override package func updateLayerContents() {
        guard let text, !text.isEmpty else {
            layer.layerContents = .none
            return
        }
        layer.layerContents = .text(styledText(text))
    }

    private func styledText(_ text: String) -> StyledText {
        let color = textColor.cgColor(with: traitCollection)
        let shown =
            isEnabled ? color : CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * 0.4)
        return StyledText(
            runs: [.init(text: text, font: font.fontDescription, color: shown)],
            alignment: textAlignment.styledText, lineBreak: lineBreakMode.styledText, maximumLines: numberOfLines)
    }

    private func textDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
