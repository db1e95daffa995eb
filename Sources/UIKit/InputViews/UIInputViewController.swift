/// A controller whose view is the input view or the accessory of a responder (`inputViewController`, `inputAccessoryViewController`).
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    override open func loadView() {
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    /// The controller's view, where it is a `UIInputView`. Setting it sets `view`.
    override open var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The text that the view types into.
    open var textDocumentProxy: any UITextDocumentProxy { document }
    private final lazy var document = FirstResponderDocument(of: self)

    /// Has the responder that takes the keys give them up, so that the input views go.
    open func dismissKeyboard() {
        viewIfLoaded?.window?.firstResponder?.resignFirstResponder()
    }
}
