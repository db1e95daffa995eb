import Foundation
import TextLayout

/// A line of text that the user edits (UIKit's page of this name).
///
/// Line ends in what is set, typed or pasted become spaces. While the field is edited, its line scrolls so that the caret is seen; else a text
/// that is too long ends in an ellipsis.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable,
    UIContentSizeCategoryAdjusting
{
    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UITextField.self, into: self)
    }

    /// The object that decides about what the user does, and hears of it; the field does not own it.
    open weak var delegate: (any UITextFieldDelegate)?

    package final private(set) lazy var editor = TextEditor(owner: self, isMultiline: false)
    final var session = FieldSession()
    final var calls = NestedCalls()
    final private(set) lazy var pointing = FieldPointing(self)
    final var clearButton: FieldClearButton?
    /// Called after Return was pressed and the app has been told of it.
    final var onReturn: (() -> Void)?

    // MARK: Text

    /// The text with its look, as it is edited.
    final var storage = NSAttributedString(string: "")
    final var style = FieldStyle()

    /// The characters; without any it is the empty string, and never nil. Setting it tells nobody, and the caret goes to the end.
    open var text: String? {
        get { storage.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: style.attributes)) }
    }

    /// The text with a look of its own; nil without characters. Setting it also sets `font`, `textColor` and `textAlignment` to what its
    /// first character has.
    open var attributedText: NSAttributedString? {
        get { storage.length > 0 ? storage : nil }
        set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The attributes of text that is set by `text` or typed into an empty field. Setting it gives them to the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes.merging([.paragraphStyle: paragraphStyle]) { $1 } }
        set { setDefaultAttributes(newValue) }
    }

    /// The attributes of what is typed next; they are those of the characters before, until the selection changes. Nil unless the field is
    /// edited, and then it cannot be set.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributes(forReplacing: editor.selectedRange) : nil }
        set { if isEditing { session.typingAttributes = newValue } }
    }

    open var font: UIFont? {
        get { style.font }
        set {
            noteLook(.font)
            restyle(.font, newValue)
        }
    }

    open var textColor: UIColor? {
        get { style.color }
        set {
            noteLook(.textColor)
            restyle(.foregroundColor, newValue)
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { alignmentDidChange() } }
    }

    /// Whether a text that is not edited and too long is drawn smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The smallest size of the font, in points; 0, the default, does not make it smaller.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { setNeedsDisplay() } }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    // MARK: Placeholder

    final var placeholderText: LabelText?

    /// The text that is shown in a light grey as long as there is no other.
    open var placeholder: String? {
        get { placeholderText?.string }
        set { setPlaceholder(newValue.map(LabelText.plain)) }
    }

    /// A placeholder with a look of its own; what it does not say is as that of `placeholder`.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderText }
        set { setPlaceholder(newValue.map { .attributed(NSAttributedString(attributedString: $0)) }) }
    }

    // MARK: Frame

    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { frameDidChange() } }
    }

    /// The image that is drawn behind the text in place of the frame, stretched as its cap insets say. A field with round corners makes no use
    /// of it.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The image for a field that is disabled and has a `background`; nil shows that one then too.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Editing

    /// Whether the user edits the text: from when the field has become the first responder until it is no longer.
    open var isEditing: Bool { session.isEditing }

    /// Whether the text is erased when editing begins, if the delegate agrees to that. It has happened before the delegate hears that editing
    /// has begun.
    open var clearsOnBeginEditing = false

    /// Whether the next characters replace the whole text, after which it is false again.
    open var clearsOnInsertion = false

    override open var isEnabled: Bool {
        didSet { if isEnabled != oldValue { enablingDidChange() } }
    }

    override open var contentVerticalAlignment: ContentVerticalAlignment {
        didSet { if contentVerticalAlignment != oldValue { placesDidChange() } }
    }

    // MARK: Views beside the text

    /// The time in which the user can erase the text by a button at the trailing edge. It is shown only where there is text, and no `rightView`.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { accessoriesDidChange() } }
    }

    /// The view at the leading edge, which is the right one where the interface runs from right to left.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { replaceAccessory(oldValue) } }
    }

    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { accessoriesDidChange() } }
    }

    /// The view at the trailing edge.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { replaceAccessory(oldValue) } }
    }

    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { accessoriesDidChange() } }
    }

    // MARK: Places

    // Each is in the coordinates of `bounds`, and already mirrored where the interface runs from right to left.

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the place of a text that is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds, whileEditing: false) }

    /// Returns the place of the placeholder: that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the place of a text that is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds, whileEditing: true) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { layout(bounds).clearButtonRect }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        leftView.map { layout(bounds).leadingRect(size(of: $0)) } ?? .zero
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rightView.map { layout(bounds).trailingRect(size(of: $0)) } ?? .zero
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) { placesDidChange() }

    // MARK: Drawing

    /// Draws the text into a rectangle, in the current context. It is called where there is a text.
    open func drawText(in rect: CGRect) { drawOwnText(in: rect) }

    /// Draws the placeholder into a rectangle, in the current context. It is called where there is no text.
    open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

    override open func draw(_ rect: CGRect) { drawContent() }

    // MARK: Size

    /// The width of the text, or of the placeholder where that is wider, with what lies beside it; and the height of a line in the frame.
    override open var intrinsicContentSize: CGSize { contentSize }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    override func baselines(in size: CGSize) -> TextBaselines? { ownBaselines(in: size) }

    // MARK: First responder

    override open var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult override open func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    @discardableResult override open func resignFirstResponder() -> Bool {
        askToEndEditing { super.resignFirstResponder() }
    }

    override package func didStopBeingFirstResponder() { didEndEditing() }

    override open var undoManager: UndoManager? { editor.undoManager }

    // MARK: Input views

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// The view in place of a keyboard while the field is edited; nil for the keyboard. A field that is edited already shows another one after
    /// `reloadInputViews()`.
    override open var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the keyboard, or at the lower edge of the window, while the field is edited; nil for none.
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

    /// Whether bullets are seen in place of the characters, which cannot be copied. What is typed first after editing has begun replaces all.
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

    /// Sets the direction of the paragraphs in `range`, which is that of the whole line.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection)
    }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { onPixels(editor.caretRect(for: position)) }
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

    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        ownEditMenu(for: textRange, suggestedActions)
    }

    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
    open var textInputView: UIView { self }

    // MARK: Dragging

    /// The object that says what is dragged out of the field, and hears of it; the field does not own it.
    open weak var textDragDelegate: (any UITextDragDelegate)?

    /// The interaction by which what is selected is dragged out of the field; an app can disable it.
    open var textDragInteraction: UIDragInteraction? { textInteraction?.drag.dragging }

    /// Whether the user drags something out of the field.
    open var isTextDragActive: Bool { textInteraction?.drag.isActive == true }

    /// The look of what is lifted out of the field.
    open var textDragOptions: UITextDragOptions = []

    /// The object that says what becomes of text that is dropped on the field, and hears of it; the field does not own it.
    open weak var textDropDelegate: (any UITextDropDelegate)?

    /// The interaction by which text is dropped on the field; an app can remove it.
    open var textDropInteraction: UIDropInteraction? { textInteraction?.drop.dropping }

    /// Whether something is dragged over the field that could be dropped there.
    open var isTextDropActive: Bool { textInteraction?.drop.isActive == true }

    // MARK: What a search field has otherwise

    /// Answers whether the user may make a change.
    func mayChange(_ change: TextChange) -> Bool { decide(change) }

    /// Returns the characters that a change puts in, with their look. The field has not made the change yet.
    func replacement(of change: TextChange) -> NSAttributedString {
        NSAttributedString(string: change.replacement, attributes: attributes(forReplacing: change.range))
    }

    /// Called when changes are made, before anybody hears of them.
    func contentWasReplaced() {}

    /// Returns all that the field has in `storage` where its text is another one.
    func content(with text: NSAttributedString) -> NSAttributedString { text }

    /// Returns a range of `storage` as one of the text that the app knows.
    func textRange(of range: Range<Int>) -> NSRange { NSRange(range) }

    /// The characters that are erased together.
    var erasableRange: Range<Int> { 0..<storage.length }

    /// Draws what stands for attachments in a part of the text, which is drawn as `text`.
    func drawAttachments(of range: Range<Int>, _ text: StyledText, in rect: CGRect, into context: CGContext) {
        drawImages(of: range, text, in: rect, into: context)
    }

    /// Returns characters as they are copied, and dragged elsewhere.
    package func copiedText(in range: Range<Int>) -> String { editor.text.content.string(in: range) }

    // MARK: Control

    // Keys edit the text, where they operate other controls.
    override package var activationKeys: Set<UIKeyboardHIDUsage> { [] }

    override package var gestureUse: GestureUse { .taps }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, borderStyle == .roundedRect ? FieldFrame.cornerRadius : 0)
    }

    /// The placeholder: reports are no place for what a user has typed.
    override package var reportedText: String? { placeholder }

    override var standardAccessibility: StandardAccessibility {
        .element(
            .textField, label: placeholder, value: isSecureTextEntry || storage.length == 0 ? nil : storage.string)
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if editor.hasStaleColors { lookDidChange() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFonts() }
        lookDidChange()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        clearButton?.setNeedsDisplay()
    }
}
