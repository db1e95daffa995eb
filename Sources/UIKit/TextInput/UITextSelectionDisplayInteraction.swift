import TextLayout

/// Shows the caret and the selection of a text (UIKit's page of this name).
///
/// `UITextInteraction` has one. A view that deals with the pointer in its own way adds one by itself, to the view in whose coordinates the text
/// is.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var textInput: (any UITextInput)?
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// Whether caret and selection are to be seen.
    open var isActivated = false {
        didSet {
            guard isActivated != oldValue else { return }
            if isActivated { setNeedsSelectionUpdate() } else { hide() }
        }
    }

    /// The view of the caret. Another one takes its place and its size.
    open var cursorView: any UIView & UITextCursorView = TextCaretView() {
        didSet { replace(oldValue, cursorView) }
    }

    /// The view of the selection.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlightView() {
        didSet { replace(oldValue, highlightView) }
    }

    /// Whether a selection without characters is shown as a caret. A text in which the user can only select has none.
    final var hasCaret = true
    private let trigger = SelectionLayout()
    /// The place that the caret was given last, which is not exactly what a view's frame says.
    private var caret = CGRect.null

    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
        trigger.interaction = self
    }

    public func willMove(to view: UIView?) {
        if view == nil { hide() }
    }

    public func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    private func replace(_ old: UIView, _ new: UIView) {
        guard old !== new else { return }
        old.removeFromSuperview()
        caret = .null
        setNeedsSelectionUpdate()
    }

    private func hide() {
        cursorView.isBlinking = false
        caret = .null
        for view in [cursorView, highlightView, trigger] as [UIView] { view.removeFromSuperview() }
    }

    /// Has caret and selection be placed anew with the next update.
    open func setNeedsSelectionUpdate() {
        guard isActivated, let view else { return }
        if trigger.superview !== view { view.addSubview(trigger) }
        trigger.setNeedsLayout()
    }

    /// Places caret and selection now.
    open func layoutManagedSubviews() {
        guard isActivated, let view, let textInput else { return }
        let below = delegate?.selectionContainerViewBelowText(for: self)
        place(highlightView, in: below ?? view, at: 0)
        place(cursorView, in: view, at: nil)
        guard let selection = textInput.selectedTextRange else {
            highlightView.selectionRects = []
            cursorView.isHidden = true
            cursorView.isBlinking = false
            return
        }
        let owner = textInput as? any TextEditorOwner
        let rects =
            selection.isEmpty ? [] : owner?.editor.visibleRects(selection) ?? textInput.selectionRects(for: selection)
        highlightView.selectionRects = rects
        (highlightView as? TextHighlightView)?.markedRects =
            owner?.editor.markedTextRange.flatMap { owner?.editor.visibleRects($0).map(\.rect) } ?? []
        placeCaret(at: selection, owner)
    }

    private func place(_ part: UIView, in container: UIView, at index: Int?) {
        if part.superview !== container {
            if let index { container.insertSubview(part, at: index) } else { container.addSubview(part) }
        } else if index == nil, container.subviews.last !== part {
            container.bringSubviewToFront(part)
        }
    }

    private func placeCaret(at selection: UITextRange, _ owner: (any TextEditorOwner)?) {
        var rect = textInput?.caretRect(for: selection.start) ?? .zero
        var isSeen = hasCaret && selection.isEmpty && rect.isFinite
        if let owner {
            rect = owner.editor.caretRect(at: owner.editor.text.selection.head).clipped(to: owner.visibleTextRect)
            isSeen = isSeen && owner.isEditable && !rect.isNull
        }
        cursorView.isHidden = !isSeen
        if isSeen, caret != rect {
            caret = rect
            cursorView.frame = rect
            cursorView.resetBlinkAnimation()
        }
        cursorView.isBlinking = isSeen && view?.window?.isKeyWindow == true
    }
}
