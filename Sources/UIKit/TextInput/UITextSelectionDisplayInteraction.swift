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

    /// The views by which fingers drag the ends of a selection, that of its start first. They are shown where the user has a keyboard on the
    /// screen: nobody else tells that there are fingers and no mouse.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        TextHandleView(.leading), TextHandleView(.trailing),
    ]
    {
        didSet {
            for view in oldValue where !handleViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
            setNeedsSelectionUpdate()
        }
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
        for view in [cursorView, highlightView, trigger] + handleViews as [UIView] { view.removeFromSuperview() }
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
            for handle in handleViews { handle.isHidden = true }
            return
        }
        let owner = textInput as? any TextEditorOwner
        let rects =
            selection.isEmpty ? [] : owner?.editor.visibleRects(selection) ?? textInput.selectionRects(for: selection)
        highlightView.selectionRects = rects
        (highlightView as? TextHighlightView)?.markedRects =
            owner?.editor.markedTextRange.flatMap { owner?.editor.visibleRects($0).map(\.rect) } ?? []
        placeHandles(at: selection, owner, in: view)
        placeCaret(at: selection, owner)
    }

    // MARK: Handles

    private var usesHandles: Bool {
        guard let window = view?.window else { return false }
        return window.inputViews.hostKeyboardHeight > 0
            || !window.isShownElsewhere && UIApplication.shared.screenKeyboard != nil
    }

    private func placeHandles(at selection: UITextRange, _ owner: (any TextEditorOwner)?, in view: UIView) {
        let isShown = usesHandles && !selection.isEmpty
        for (index, handle) in handleViews.enumerated() {
            let rect = isShown && index < 2 ? caretRect(atStart: index == 0, of: selection, owner) : .null
            handle.isHidden = rect.isNull
            guard !rect.isNull else { continue }
            if handle.superview !== view { view.addSubview(handle) }
            let frame = handle.preferredFrame(for: rect)
            if handle.frame != frame { handle.frame = frame }
        }
    }

    /// The place of a caret at an end of the selection; null where it is not seen.
    private func caretRect(
        atStart isStart: Bool, of selection: UITextRange, _ owner: (any TextEditorOwner)?
    ) -> CGRect {
        guard let owner else {
            let rect = textInput?.caretRect(for: isStart ? selection.start : selection.end) ?? .null
            return rect.isFinite ? rect : .null
        }
        let range = owner.editor.selectedRange
        let position = isStart ? TextPosition(range.lowerBound) : TextPosition(range.upperBound, .upstream)
        let rect = owner.editor.caretRect(at: position)
        return rect.isFinite && owner.visibleTextRect.intersects(rect) ? rect : .null
    }

    /// The distance around a handle within which a finger means it, in points.
    private static let reach: CGFloat = 14

    /// Finds the handle that a finger goes down on.
    ///
    /// - Parameter point: In the coordinates of the text's view.
    /// - Returns: Whether it is that of the start, and the distance of the end of the selection from the finger; nil where there is none.
    final func handle(at point: CGPoint) -> (isStart: Bool, offset: CGVector)? {
        guard isActivated, let selection = textInput?.selectedTextRange, !selection.isEmpty else { return nil }
        let owner = textInput as? any TextEditorOwner
        var best: (isStart: Bool, offset: CGVector, distance: CGFloat)?
        for (index, handle) in handleViews.prefix(2).enumerated() {
            guard handle.superview != nil, !handle.isHidden,
                handle.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
            else { continue }
            let rect = caretRect(atStart: index == 0, of: selection, owner)
            let distance = abs(handle.frame.midX - point.x) + abs(handle.frame.midY - point.y)
            guard !rect.isNull, distance < best?.distance ?? .infinity else { continue }
            best = (index == 0, CGVector(dx: rect.midX - point.x, dy: rect.midY - point.y), distance)
        }
        return best.map { ($0.isStart, $0.offset) }
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
