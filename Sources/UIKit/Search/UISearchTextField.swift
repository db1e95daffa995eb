import CoreGraphics

/// A text field for what is searched: a magnifying glass, a grey ground with round corners, and a button that erases (UIKit's page of this
/// name).
///
/// Tokens stand before the text, and each is one character for the caret and the selection, but not in `text`. The key that deletes selects a
/// token first, and then deletes it; undo brings it back. What is typed before a token comes behind all of them.
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
        AppearanceRules.shared.setStandardLook {
            backgroundColor = .tertiarySystemFill
            font = .preferredFont(forTextStyle: .body)
        }
        layer.cornerRadius = Self.cornerRadius
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

    // MARK: Tokens

    final private(set) lazy var tokenCharacters = SearchTokens(of: self)
    /// Called when code has set other tokens.
    final var tokensDidChange: () -> Void = {}

    /// The tokens, from the leading one on. Setting them tells nobody but the updater of a search that goes on, and what the user did before
    /// cannot be undone.
    open var tokens: [UISearchToken] {
        get { tokenCharacters.attachments.map(\.token) }
        set { tokenCharacters.set(newValue.map(SearchTokenAttachment.init)) }
    }

    /// Adds a token. An index beyond the tokens is reported, and the token is the last one then.
    ///
    /// - Parameter tokenIndex: The place of the token among the others.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        var all = tokenCharacters.attachments
        all.insert(SearchTokenAttachment(token), at: usable(tokenIndex, 0...all.count))
        tokenCharacters.set(all)
    }

    /// Removes a token. An index without one is reported, and nothing is removed.
    open func removeToken(at tokenIndex: Int) {
        var all = tokenCharacters.attachments
        guard all.indices.contains(tokenIndex) else { return reportIndex(tokenIndex, all.count) }
        all.remove(at: tokenIndex)
        tokenCharacters.set(all)
    }

    /// Removes all tokens because the search ends.
    final func removeTokens() {
        if tokenCharacters.count > 0 { tokenCharacters.set([], tellsUpdater: false) }
    }

    /// Returns the position before a token. An index beyond the tokens is reported, and is that of the text then.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        IndexedTextPosition(usable(tokenIndex, 0...tokenCharacters.count))
    }

    /// Returns the tokens in a range, as in that of what is selected.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = (textRange as? IndexedTextRange)?.indices else { return [] }
        return tokens.enumerated().filter { range.contains($0.offset) }.map(\.element)
    }

    /// The range of the text, behind the tokens.
    open var textualRange: UITextRange { IndexedTextRange(min(tokenCharacters.count, storage.length)..<storage.length) }

    /// Makes a token of characters of the text: it comes in, they go, and it is selected. Tokens in the range stay. What was being composed
    /// stays as text before that, and the user can undo all of it at once. Nobody is told but the updater of a search that goes on.
    ///
    /// - Parameters:
    ///   - textRange: The characters that go.
    ///   - tokenIndex: The place of the token among the others. One beyond them is reported, and the token is the last one then.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        guard let range = (textRange as? IndexedTextRange)?.indices else { return }
        tokenCharacters.replace(range, with: token, at: usable(tokenIndex, 0...tokenCharacters.count))
    }

    private func usable(_ index: Int, _ indices: ClosedRange<Int>) -> Int {
        if !indices.contains(index) { reportIndex(index, indices.upperBound) }
        return indices.contains(index) ? index : indices.upperBound
    }

    private func reportIndex(_ index: Int, _ count: Int) {
        UsageDiagnostic.report(
            .unsuitableArgument,
            "A search field with \(count) tokens was asked for that at \(index). Count them by `tokens`.")
    }

    /// The colour of tokens that are not selected: a grey by default, which nil restores.
    open var tokenBackgroundColor: UIColor! = ControlColors.grayBelowWhite {
        didSet {
            if tokenBackgroundColor == nil { tokenBackgroundColor = ControlColors.grayBelowWhite }
            setNeedsDisplay()
        }
    }

    /// Whether the user may delete tokens: true by default.
    open var allowsDeletingTokens = true

    /// Whether tokens are copied and dragged with the text, as their words: true by default.
    open var allowsCopyingTokens = true

    /// The characters without the tokens; without any it is the empty string. Setting it leaves the tokens as they are.
    override open var text: String? {
        get { tokenCharacters.text.string }
        set { super.text = newValue }
    }

    /// The text without the tokens, with a look of its own; nil without characters.
    override open var attributedText: NSAttributedString? {
        get {
            let text = tokenCharacters.text
            return text.length > 0 ? text : nil
        }
        set { super.attributedText = newValue }
    }

    override open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { super.defaultTextAttributes }
        set {
            let tokens = tokenCharacters.attachments
            super.defaultTextAttributes = newValue
            tokenCharacters.restore(tokens)
        }
    }

    override open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if markedText?.isEmpty == false { tokenCharacters.makeRoomForComposition() }
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }

    override func mayChange(_ change: TextChange) -> Bool {
        tokenCharacters.mayChange(change) { super.mayChange($0) }
    }

    override func replacement(of change: TextChange) -> NSAttributedString {
        tokenCharacters.replacement(of: change, super.replacement(of: change))
    }

    override func contentWasReplaced() { tokenCharacters.layOut() }

    override func content(with text: NSAttributedString) -> NSAttributedString { tokenCharacters.content(with: text) }

    override func textRange(of range: Range<Int>) -> NSRange {
        let count = tokenCharacters.count
        return NSRange(max(range.lowerBound - count, 0)..<max(range.upperBound - count, 0))
    }

    override var erasableRange: Range<Int> {
        allowsDeletingTokens ? super.erasableRange : min(tokenCharacters.count, storage.length)..<storage.length
    }

    override func drawAttachments(
        of range: Range<Int>, _ text: StyledText, in rect: CGRect, into context: CGContext
    ) {
        super.drawAttachments(of: range, text, in: rect, into: context)
        if !isSecureTextEntry { tokenCharacters.draw(from: range.lowerBound, text, in: rect, into: context) }
    }

    override package func copiedText(in range: Range<Int>) -> String { tokenCharacters.copiedText(in: range) }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
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
        let words = tokens.map(\.text)
        if !words.isEmpty, !isSecureTextEntry {
            standard.value = (words + (text.map { $0.isEmpty ? [] : [$0] } ?? [])).joined(separator: ", ")
        }
        return standard
    }
}
