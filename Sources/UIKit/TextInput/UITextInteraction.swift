/// Lets the user put the caret into a text and select in it by the pointer, and shows caret, selection and menu (UIKit's page of this name).
///
/// A click places the caret, and makes the text the first responder; a double click selects a word, a triple one a paragraph, or all in a text
/// field; a drag selects, and goes on beyond the edge of the text; with Shift the selection is extended. The secondary button, a long press and
/// the key for menus show the edit menu; in a text field or a text view a press on what is selected lifts it, and shows the menu if it is put
/// down again. Where there is a keyboard on the screen, a selection has handles that fingers drag. The middle button
/// pastes the primary selection of Linux's desktops. Text fields and text views have one; any other view with a `UITextInput` can be given one:
///
///     let interaction = UITextInteraction(for: .editable)
///     interaction.textInput = self
///     addInteraction(interaction)
@preconcurrency @MainActor open class UITextInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UITextInteractionDelegate)?
    open private(set) var textInteractionMode: UITextInteractionMode

    /// The responder whose text it is. Not owned.
    open weak var textInput: (any UIResponder & UITextInput)? {
        willSet { if newValue !== textInput { detach() } }
        didSet { if oldValue !== textInput { attach() } }
    }

    private let pointing = TextPointing()
    /// Takes text that is dropped on a text field or a text view.
    private(set) final lazy var drop = TextDrop(of: self)
    /// Gives what is selected to drags, in a text field or a text view.
    private(set) final lazy var drag = TextDrag(of: self)
    private let parts = TextInteractionParts()
    private var display: UITextSelectionDisplayInteraction?
    private let menu: UIEditMenuInteraction
    private var pointer: TextPointer?
    /// The place of the pointer while it selects, in the window's coordinates.
    private var pointerLocation = CGPoint.zero
    private var autoscroll: AnyObject?

    /// The time between two steps of selecting beyond the edge of the text, in seconds.
    private static let autoscrollInterval = 0.05

    /// Makes an interaction by which a text is edited, or only selected.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        menu = UIEditMenuInteraction(delegate: parts)
        pointing.serve(self)
        menu.answersClicks = false
    }

    /// Makes an interaction for a text field or a text view.
    package convenience init(of textInput: any UIResponder & UITextInput, for mode: UITextInteractionMode) {
        self.init(for: mode)
        self.textInput = textInput
    }

    /// The recognisers that a recogniser of an app is to wait for, so that it takes nothing from the text.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] {
        [pointing]
    }

    public func willMove(to view: UIView?) {
        guard view == nil, let old = self.view else { return }
        endPointing()
        detach()
        old.removeGestureRecognizer(pointing)
        old.removeInteraction(menu)
        old.removeInteraction(drag.dragging)
        old.removeInteraction(drop.dropping)
        self.view = nil
    }

    public func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.addGestureRecognizer(pointing)
        view.addInteraction(menu)
        if textInput is any TextEditorOwner {
            view.addInteraction(drag.dragging)
            view.addInteraction(drop.dropping)
        }
        attach()
    }

    private func attach() {
        guard let textInput, view != nil else { return }
        parts.interaction = self
        display = UITextSelectionDisplayInteraction(textInput: textInput, delegate: parts)
        display?.hasCaret = textInteractionMode == .editable
        textInput.textEditor?.onUpdate = { [weak self] in self?.textDidUpdate() }
        textDidUpdate()
    }

    private func detach() {
        if let textInput {
            textInput.textEditor?.onUpdate = nil
            parts.listen(to: textInput, isActive: false)
        }
        if let display { display.view?.removeInteraction(display) }
        display = nil
    }

    /// The text, its selection, its look, its place, or whether it has the keys may be another: caret and selection are placed anew with the
    /// next update, if they are to be seen.
    func textDidUpdate() {
        guard let textInput, let display else { return }
        let isActive = textInput.isFirstResponder
        if isActive, display.view == nil {
            textInput.textInputView.addInteraction(display)
        } else if !isActive, let view = display.view {
            view.removeInteraction(display)
        }
        if textInput.textEditor == nil { parts.listen(to: textInput, isActive: isActive) }
        display.isActivated = isActive
        display.setNeedsSelectionUpdate()
    }

    // MARK: Pointer

    private var isSelectable: Bool {
        guard let owner = textInput as? any TextEditorOwner else { return textInput != nil }
        return owner.isSelectable || owner.isEditable
    }

    func mayBegin(at point: CGPoint) -> Bool {
        guard isSelectable, (textInput as? UIControl)?.isEnabled != false else { return false }
        return delegate?.interactionShouldBegin(self, at: point) != false
    }

    /// Makes the text the first responder.
    ///
    /// - Returns: Whether it can be edited, or selected, now.
    private func focus() -> Bool {
        guard let textInput else { return false }
        if textInput.isFirstResponder { return true }
        return textInput.becomeFirstResponder() && textInput.isFirstResponder
    }

    private func inText(_ point: CGPoint) -> CGPoint {
        guard let target = textInput?.textInputView, let view, target !== view else { return point }
        return target.convert(point, from: view)
    }

    func beginPointing(at point: CGPoint, clicks: Int, extends: Bool) {
        guard let textInput else { return }
        if let handle = display?.handle(at: inText(point)) {
            delegate?.interactionWillBegin(self)
            pointer = TextPointer(textInput, movingStart: handle.isStart, offset: handle.offset)
            return
        }
        let place = textInput.textEditor?.place(closestTo: inText(point))
        guard focus() else { return }
        delegate?.interactionWillBegin(self)
        pointer = TextPointer(textInput, at: inText(point), place: place, clicks: clicks, extends: extends)
        textDidUpdate()
    }

    /// Selects to a place in the window's coordinates. Outside the text it goes on by itself, and scrolls.
    func point(to location: CGPoint) {
        guard let pointer, let view else { return }
        pointerLocation = location
        autoscroll = nil
        let point = inText(view.convert(location, from: nil))
        pointer.select(to: point)
        textDidUpdate()
        guard let owner = textInput as? any TextEditorOwner else { return }
        owner.editor.revealCaret()
        guard !owner.visibleTextRect.contains(point) else { return }
        autoscroll = FrameClock.main.schedule(seconds: Self.autoscrollInterval) { [weak self] in
            guard let self else { return }
            self.point(to: pointerLocation)
        }
    }

    func endPointing() {
        autoscroll = nil
        guard pointer != nil else { return }
        pointer = nil
        textInput?.textEditor?.offerPrimarySelection()
        delegate?.interactionDidEnd(self)
    }

    func pastePrimarySelection(at point: CGPoint) {
        guard mayBegin(at: point), let textInput, let editor = textInput.textEditor,
            (textInput as? any TextEditorOwner)?.isEditable == true, focus()
        else { return }
        editor.moveCaret(to: editor.place(closestTo: inText(point)))
        editor.pastePrimarySelection()
    }

    // MARK: Menu

    /// Shows the edit menu. A click beside what is selected puts the caret there before.
    ///
    /// - Parameters:
    ///   - point: In the view's coordinates.
    ///   - byKey: Whether the key for menus asks, which shows the menu at the caret.
    /// - Returns: Whether there is a menu.
    func presentMenu(at point: CGPoint, byKey: Bool = false) -> Bool {
        guard mayBegin(at: point), focus(), let textInput, let view else { return false }
        guard !byKey else { return menu.present(at: placeOfCaret(in: view) ?? point, byKey: true) }
        let place = inText(point)
        // Of a long selection only what is seen can be clicked on.
        let isOnSelection =
            textInput.selectedTextRange.map { range in
                guard !range.isEmpty else { return false }
                let rects = textInput.textEditor?.visibleRects(range) ?? textInput.selectionRects(for: range)
                return rects.contains { $0.rect.contains(place) }
            } ?? false
        if !isOnSelection, textInteractionMode == .editable {
            _ = TextPointer(textInput, at: place, clicks: 1, extends: false)
            textDidUpdate()
        }
        return menu.present(at: point, byKey: false)
    }

    private func placeOfCaret(in view: UIView) -> CGPoint? {
        guard let textInput, let position = textInput.selectedTextRange?.end else { return nil }
        let caret = textInput.caretRect(for: position)
        guard caret.isFinite else { return nil }
        return view.convert(CGPoint(x: caret.midX, y: caret.maxY), from: textInput.textInputView)
    }
}
