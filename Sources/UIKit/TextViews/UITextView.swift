import TextLayout

/// A text of any length that the user reads, scrolls and edits (UIKit's page of this name).
///
/// Its characters and their attributes are in `textStorage`. Only what is seen is laid out; the heights of the rest are estimates, so that
/// `contentSize` becomes exact as the user scrolls. Tab types a tab.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UITextSearching,
    UIContentSizeCategoryAdjusting
{
    public let textContainer: NSTextContainer
    public let layoutManager: NSLayoutManager
    public let textStorage: NSTextStorage

    /// Makes a text view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates.
    ///   - textContainer: The area of the text. Its layout manager and the text of that become the view's; where there are none, and for nil,
    ///     the view makes them.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let parts = TextViewParts(textContainer)
        (self.textContainer, layoutManager, textStorage) = (parts.container, parts.manager, parts.storage)
        super.init(frame: frame)
        setUp()
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a text view. Texts are laid out in the same way whether by a layout manager is asked for or not, and there always is one.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        let parts = TextViewParts(nil)
        (textContainer, layoutManager, textStorage) = (parts.container, parts.manager, parts.storage)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UITextView.self, into: self)
    }

    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: The parts

    package final private(set) lazy var editor = TextEditor(owner: self, isMultiline: true)
    final lazy var blocks = TextBlocks(self)
    final lazy var links = TextViewLinks(self)
    final var style = TextViewStyle()
    final var session = TextViewSession()
    final var calls = NestedCalls()
    final var finding: TextViewFinding?

    // MARK: Text

    /// The characters; without any it is the empty string, and never nil. Setting it tells nobody that the text changed, and the caret goes to
    /// the end.
    open var text: String! {
        get { textStorage.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: style.attributes)) }
    }

    /// The text with a look of its own; never nil. Setting it also sets `font`, `textColor` and `textAlignment` to what its first character
    /// has.
    open var attributedText: NSAttributedString! {
        get { textStorage.copied }
        set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font of the text; setting it changes the whole text. Nil restores the default.
    open var font: UIFont? {
        get { style.font }
        set { setFont(newValue) }
    }

    /// The colour of the text; setting it changes the whole text. Nil restores the default.
    open var textColor: UIColor? {
        get { style.color }
        set { setTextColor(newValue) }
    }

    /// The alignment of the text; setting it changes the whole text.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { setTextAlignment(newValue) }
    }

    /// The attributes of what is typed next. They are those of the character before the caret, until the selection changes, unless they are set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { currentTypingAttributes }
        set { session.typingAttributes = newValue }
    }

    /// The attributes of links, over those that they have in the text. The default is the tint colour; a colour is underlined only where it is
    /// said.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { style.linkAttributes ?? [.foregroundColor: tintColor as Any] }
        set { setLinkAttributes(newValue) }
    }

    /// The kinds of data that are links in a text which the user can select and not edit. They are found as they are shown and tapped: the text
    /// itself has no links by that.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { restyle() } }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    // MARK: Editing

    /// Whether the user may change the text. A text that can only be read lets its user follow links.
    open var isEditable = true {
        didSet { if isEditable != oldValue { editabilityDidChange() } }
    }

    /// Whether the user may select, copy, and follow links.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { editabilityDidChange() } }
    }

    /// The selection, or with the length 0 the caret, in UTF-16 code units.
    open var selectedRange: NSRange {
        get { NSRange(editor.selectedRange) }
        set { editor.select(TextRanges.bounded(newValue, to: editor.text.content.count)) }
    }

    /// Whether the next characters replace the whole text, after which it is false again.
    open var clearsOnInsertion = false

    /// Scrolls as little as it takes to show characters.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Layout

    /// The distances of the text's area from the edges of the content, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { placesDidChange() } }
    }

    override open var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { scrollingDidChange() } }
    }

    override open func layoutSubviews() {
        blocks.layOut()
        finding?.layOut()
        super.layoutSubviews()
    }

    override open var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { setNeedsLayout() }
        }
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        setNeedsLayout()
    }

    override open func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        placesDidChange()
    }

    /// The size of the text with its insets if the view does not scroll; a view that scrolls has none.
    override open var intrinsicContentSize: CGSize { ownContentSize }

    /// The size of the whole text with its insets, in lines that are at most as long as `size.width` allows, rounded up to pixels.
    override open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    override var wrapsContent: Bool { !isScrollEnabled }

    override func baselines(in size: CGSize) -> TextBaselines? { ownBaselines(in: size) }

    // MARK: First responder

    override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult override open func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    @discardableResult override open func resignFirstResponder() -> Bool {
        askToEndEditing { super.resignFirstResponder() }
    }

    override package func didStopBeingFirstResponder() {
        super.didStopBeingFirstResponder()
        didEndEditing()
    }

    override open var canBecomeFocused: Bool { canBecomeFirstResponder }

    override open var undoManager: UndoManager? { editor.undoManager }

    // MARK: Input views

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// The view in place of a keyboard while the text is edited; nil for the keyboard. A text that is edited already shows another one after
    /// `reloadInputViews()`.
    override open var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the keyboard, or at the lower edge of the window, while the text is edited; nil for none.
    override open var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: Traits of the keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!

    /// Whether bullets are seen in place of the characters, which cannot be copied.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { secrecyDidChange() } }
    }

    // MARK: Text input

    open var hasText: Bool { editor.hasText }
    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.deleteBackward() }
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.shouldChangeText(in: range, replacementText: text)
    }

    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    open var selectionAffinity: UITextStorageDirection { editor.selectionAffinity }
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set { editor.markedTextStyle = newValue }
    }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if makesRoom(forMarked: markedText) { editor.setMarkedText(markedText, selectedRange: selectedRange) }
    }

    open func unmarkText() { editor.unmark() }
    open var beginningOfDocument: UITextPosition { editor.beginningOfDocument }
    open var endOfDocument: UITextPosition { editor.endOfDocument }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }

    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }

    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.baseWritingDirection(for: position, in: direction)
    }

    /// Sets the direction of the paragraphs that have characters of a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection, of: range)
    }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        styling(at: position, in: direction)
    }

    /// Returns the menu for a selection: that of the delegate, or else the usual one.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = (textRange as? IndexedTextRange)?.indices else { return nil }
        return delegate?.textView(self, editMenuForTextIn: NSRange(range), suggestedActions: suggestedActions)
    }

    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
    open var textInputView: UIView { self }

    // MARK: Dragging

    /// The object that says what is dragged out of the text, and hears of it; the view does not own it.
    open weak var textDragDelegate: (any UITextDragDelegate)?

    /// The interaction by which what is selected is dragged out of the text; an app can disable it.
    open var textDragInteraction: UIDragInteraction? { textInteraction?.drag.dragging }

    /// Whether the user drags something out of the text.
    open var isTextDragActive: Bool { textInteraction?.drag.isActive == true }

    /// The look of what is lifted out of the text.
    open var textDragOptions: UITextDragOptions = []

    /// The object that says what becomes of text that is dropped on the text, and hears of it; the view does not own it.
    open weak var textDropDelegate: (any UITextDropDelegate)?

    /// The interaction by which text is dropped on the text; an app can remove it.
    open var textDropInteraction: UIDropInteraction? { textInteraction?.drop.dropping }

    /// Whether something is dragged over the text that could be dropped there.
    open var isTextDropActive: Bool { textInteraction?.drop.isActive == true }

    // MARK: Finding

    /// Whether the user can find in the text, by Control and F (UIKit's page of this name).
    open var isFindInteractionEnabled: Bool {
        get { finding?.isOffered == true }
        set { setFinding(newValue) }
    }

    /// The interaction that finds in the text; nil where `isFindInteractionEnabled` is false.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finding?.interaction : nil }

    open var supportsTextReplacement: Bool { isEditable && !isSecureTextEntry }

    open func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult {
        order(of: foundRange, and: toRange)
    }

    /// Finds a text, at most 10,000 times.
    open func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        usedFinding.find(queryString, options, resultAggregator)
    }

    open func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {
        usedFinding.mark(foundTextRange, as: usingStyle)
    }

    open func clearAllDecoratedFoundText() { finding?.removeMarks() }

    open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}

    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        usedFinding.scroll(to: range)
    }

    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        supportsTextReplacement
    }

    /// Replaces a range as if the user had typed it: the delegate is asked.
    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        usedFinding.replace(foundTextRange, with: withText)
    }

    /// Replaces all that is found by one change, of which the delegate is asked once.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        usedFinding.replaceAll(queryString, options, with: withText)
    }

    // MARK: What is told to others

    override var standardAccessibility: StandardAccessibility {
        .element(isEditable ? .textField : .staticText, value: isSecureTextEntry ? nil : textStorage.string)
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if editor.hasStaleColors { restyle() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookDidChange(from: previousTraitCollection)
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        links.tintDidChange()
    }

    // MARK: Notifications

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
