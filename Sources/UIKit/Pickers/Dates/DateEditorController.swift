/// Shows in a popover what a date is chosen in.
@MainActor final class DateEditorController: UIViewController, UIPopoverPresentationControllerDelegate {
    /// Around the editor, in points.
    private static let margin: CGFloat = 8

    private let editor: any DateEditor
    private let onEnd: @MainActor () -> Void

    /// - Parameters:
    ///   - source: The popover points to it.
    ///   - onEnd: Called when the controller has gone.
    init(_ editor: any DateEditor, from source: UIView, onEnd: @escaping @MainActor () -> Void) {
        self.editor = editor
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.delegate = self
        let size = editor.fittingSize
        preferredContentSize = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editor)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        editor.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { onEnd() }
    }

    /// A date is chosen beside where it is shown, however little room there is.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
