/// An object that events can be handed to. Each responder knows the next one; together they are the responder chain.
///
/// A responder is equal to itself only, unless a subclass says otherwise. Unlike Apple's it is no `NSObject`, whose initialiser belongs to no actor; it
/// conforms to `NSObjectProtocol` so that delegate protocols that ask for it can be adopted.
@preconcurrency @MainActor
open class UIResponder: UIResponderStandardEditActions, Hashable, CustomStringConvertible, CustomDebugStringConvertible
{
    public init() {}

    /// The responder that gets what this one leaves unhandled (RESP-02 to RESP-04, RESP-10).
    open var next: UIResponder? {
        nil
    }

    /// Keeps what can be undone where the responder is: that of the next responder, and in the end of the window.
    open var undoManager: UndoManager? {
        next?.undoManager
    }

    /// Called once an object of a storyboard or nib, and all that it is connected with, are there (INIT-04, INIT-05). Overrides call super.
    open func awakeFromNib() {}

    /// Called by Xcode's editor alone, in place of a running program; never here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Touches

    /// The base class passes touches on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// The base class passes presses on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Keys that the responder makes use of while it is in the chain of the first responder. Commands of responders further
    /// down come first.
    open var keyCommands: [UIKeyCommand]? {
        nil
    }

    // MARK: Editing actions

    // A text that UIKit edits does them, a subclass does by its override, and any other responder does nothing. A method of an app's own that
    // has one of these names comes first: what it takes is said better than by `Any?`.
    @_disfavoredOverload open func cut(_ sender: Any?) { textEditor?.perform(.cut) }
    @_disfavoredOverload open func copy(_ sender: Any?) { textEditor?.perform(.copy) }
    @_disfavoredOverload open func paste(_ sender: Any?) { textEditor?.perform(.paste) }
    @_disfavoredOverload open func pasteAndMatchStyle(_ sender: Any?) { textEditor?.perform(.paste) }
    @_disfavoredOverload open func select(_ sender: Any?) { textEditor?.selectWord() }
    @_disfavoredOverload open func selectAll(_ sender: Any?) { textEditor?.perform(.selectAll) }
    @_disfavoredOverload open func delete(_ sender: Any?) { textEditor?.deleteSelection() }
    @_disfavoredOverload open func find(_ sender: Any?) { performFind(.find) }
    @_disfavoredOverload open func findAndReplace(_ sender: Any?) { performFind(.findAndReplace) }
    @_disfavoredOverload open func findNext(_ sender: Any?) { performFind(.findNext) }
    @_disfavoredOverload open func findPrevious(_ sender: Any?) { performFind(.findPrevious) }
    @_disfavoredOverload open func useSelectionForFind(_ sender: Any?) { performFind(.useSelectionForFind) }

    /// Whether the responder performs an action now. Of the standard editing actions a text says what makes sense, and any other responder
    /// those that its class overrides (UIKit's page of this name).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action)
    }

    /// The responder that performs an action: this one, or the first further up that can; nil where none can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Input views

    /// The view that stands at the window's lower edge while this responder is the first one: in place of a keyboard. As tall as its frame,
    /// or as what is in it wants it (`UIInputView`).
    ///
    /// The base class has that of the next responder. A class that overrides it decides for itself, as UIKit's text fields and text views do:
    /// with nil the keyboard comes, and nobody up the chain is asked.
    open var inputView: UIView? { next?.inputView }
    /// The view that stands above the keyboard, or at the window's lower edge where there is none; of the next responder likewise.
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }
    /// The controller whose view is the input view; it comes before `inputView`.
    open var inputViewController: UIInputViewController? { next?.inputViewController }
    /// The controller whose view is the accessory; it comes before `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { next?.inputAccessoryViewController }
    /// Has the input views asked for anew with the next update. Only while the responder is the first one, or leads to it, others may come.
    open func reloadInputViews() { responderWindow?.inputViews.setNeedsUpdate() }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool {
        false
    }

    open var canResignFirstResponder: Bool {
        true
    }

    /// The window whose first responder this object could be.
    package var responderWindow: UIWindow? {
        nil
    }

    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to get the key events of the window. Answers whether the responder has them now.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder {
            guard current.resignFirstResponder() else { return false }
            // Whoever heard of that may have made another one the first responder: the later wish counts.
            if let other = window.firstResponder, other !== current { return other === self }
        }
        window.firstResponder = self
        return true
    }

    /// Gives the key events back. Answers whether the responder is no longer the first.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    /// The responder was the first one and is so no longer: it has resigned, or was not asked.
    package func didStopBeingFirstResponder() {}

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }
    nonisolated open var debugDescription: String { description }

    nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
