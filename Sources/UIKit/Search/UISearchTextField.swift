import CoreGraphics

/// A text field for what is searched: a magnifying glass, a grey ground with round corners, and a button that erases (UIKit's page of this
/// name). It has no tokens.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    // All of these are in points.
    private static let leastHeight: CGFloat = 36
    private static let cornerRadius: CGFloat = 10
    /// The space above and below a line of text, together.
    private static let padding: CGFloat = 14
    /// The distance from an edge to what is next to it.
    private static let inset: CGFloat = 8
    /// The distance between the text and what lies beside it.
    private static let gap: CGFloat = 6
    private static let iconSize = CGSize(width: 20, height: 20)

    private func setUpSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        setIcon(UIImage(systemName: "magnifyingglass"))
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    /// Shows an image before the text, in a grey of its own unless its rendering mode says otherwise.
    final func setIcon(_ image: UIImage?) {
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: Self.iconSize)
        view.contentMode = .scaleAspectFit
        view.tintColor = .secondaryLabel
        leftView = view
    }

    /// The keys that a search bar has for the field; empty while an input method composes text.
    final var searchKeys: () -> [UIKeyCommand] = { [] }

    override open var keyCommands: [UIKeyCommand]? {
        let own = markedTextRange == nil ? searchKeys() : []
        return own.isEmpty ? super.keyCommands : own + (super.keyCommands ?? [])
    }

    // MARK: Places

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        padded(super.textRect(forBounds: bounds), in: bounds)
    }

    override open func editingRect(forBounds bounds: CGRect) -> CGRect {
        padded(super.editingRect(forBounds: bounds), in: bounds)
    }

    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -Self.inset : Self.inset, dy: 0)
    }

    override open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.inset : -Self.inset, dy: 0)
    }

    override open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.inset : -Self.inset, dy: 0)
    }

    /// The text keeps away from the edges, and from what lies beside it.
    private func padded(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        func padding(_ room: CGFloat) -> CGFloat { room > 0 ? Self.gap : Self.inset }
        let left = padding(rect.minX - bounds.minX)
        let right = padding(bounds.maxX - rect.maxX)
        return CGRect(
            x: rect.minX + left, y: rect.minY, width: max(0, rect.width - left - right), height: rect.height)
    }

    // MARK: Size

    /// The size of the text with what lies beside it. The height is that of a line and some room around it, and at least 36 points.
    override open var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 2 * Self.inset + 2 * Self.gap, height: height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Called when the font is another one, and the height with it.
    final var fontDidChange: () -> Void = {}

    override open var font: UIFont? {
        didSet { fontDidChange() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fontDidChange()
    }

    /// The height that the field wants, in points.
    final var height: CGFloat {
        let line = font?.lineHeight ?? 0
        return max(Self.leastHeight, (line + Self.padding).rounded(.up))
    }

    // MARK: What is said of it

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, Self.cornerRadius) }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.traits.insert(.searchField)
        return standard
    }
}
