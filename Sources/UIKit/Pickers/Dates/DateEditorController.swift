/// Shows in a popover the editor in which a date is chosen.
@MainActor final class DateEditorController: UIViewController, UIPopoverPresentationControllerDelegate {
    /// The margin around the editor, in points.
    private static let margin: CGFloat = 8

    private let editor: any DateEditor
    private let onEnd: @MainActor () -> Void

    /// - Parameters:
    ///   - source: The view to which the popover points.
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

    /// Keeps the popover however little room there is, since a date is chosen beside where it is shown.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
