import Diagnostics

/// Asks the user something: a title, a message, and actions from which to choose one (UIKit's page of this name).
///
/// It is presented with `present(_:animated:completion:)`. A choice dismisses it, and runs the action's handler after that. Return chooses
/// the preferred action, Escape the one that cancels, Tab and the arrow keys go from button to button. The class is to be used as it is.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The kind of question.
    public enum Style: Int, Sendable {
        /// Choices about what the user is doing. In a narrow window it lies at the lower edge; in a wide one in a popover, at the source
        /// that `popoverPresentationController` has, or in the middle where it has none. A touch outside cancels it.
        case actionSheet = 0
        /// Something that has to be answered before anything else: it lies in the middle of the window.
        case alert = 1
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    }

    /// Makes an alert of a value, whose actions all lead to one closure.
    ///
    /// - Parameters:
    ///   - origin: A line that says who asks; nil for none.
    ///   - onChoice: Called with the index of the chosen action, after the alert has been dismissed.
    package convenience init(_ content: AlertContent, origin: String? = nil, onChoice: @escaping (Int) -> Void) {
        self.init(title: content.title, message: content.message, preferredStyle: content.style)
        self.origin = origin
        for (index, described) in content.actions.enumerated() {
            let action = UIAlertAction(title: described.title, style: described.style) { _ in onChoice(index) }
            action.isEnabled = described.isEnabled
            addAction(action)
            if described.isPreferred, actions.last === action { preferredAction = action }
        }
    }

    // MARK: Content

    /// Has an alert that was made of a value say what another one says. Its style and its actions stay, but for which of them can be chosen and
    /// which is preferred; what differs in anything else is passed over.
    package final func change(to content: AlertContent) {
        isChanging = true
        title = content.title
        message = content.message
        for (action, described) in zip(actions, content.actions) { action.isEnabled = described.isEnabled }
        preferredAction = zip(actions, content.actions).first { $1.isPreferred }?.0
        isChanging = false
        contentDidChange()
    }

    /// Whether several parts of the content are being set, so that the alert is laid out once, after the last.
    private var isChanging = false

    open private(set) var preferredStyle = Style.alert

    override open var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The text below the title, which says more.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// A line above the title that names who asks, where that is not the app itself; nil for none. It is never part of what a peer says.
    package final var origin: String? {
        didSet { if origin != oldValue { contentDidChange() } }
    }

    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds a button. A second action that cancels is refused with a report, where UIKit throws an exception.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, content.cancel != nil {
            UsageDiagnostic.report(
                .invalidAlert, "\(self) has an action that cancels already; “\(action.title ?? "")” is not added")
            return
        }
        actions.append(action)
        action.alerts.removeAll { $0.object == nil || $0.object === self }
        action.alerts.append(Weak(self))
        contentDidChange()
    }

    /// The text fields in the order in which they were added; nil without any.
    open var textFields: [UITextField]? {
        fields.isEmpty ? nil : fields
    }

    private var fields: [UITextField] = []

    /// Adds a text field below the message. The first one gets the keys when the alert is there; Return goes on to the next one, and from the
    /// last one gives the answer of the preferred action, or of the first that is a default one. An action sheet cannot have any: one is refused
    /// with a report, where UIKit throws an exception.
    ///
    /// An alert of a plugin with text fields is shown in its own pane, where its delegates and actions hear of what is typed; the host draws
    /// those without.
    ///
    /// - Parameter configurationHandler: Called with the field, to give it a placeholder and the like.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            UsageDiagnostic.report(
                .invalidAlert, "\(self) is an action sheet, which has no text fields; make it with the style alert")
            return
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        field.adjustsFontForContentSizeCategory = true
        field.onReturn = { [weak self, weak field] in
            if let field { self?.didPressReturn(in: field) }
        }
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    private func didPressReturn(in field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if let next = fields[(index + 1)...].first(where: \.isEnabled) {
            next.becomeFirstResponder()
        } else {
            give(content.answerToReturnInField)
        }
    }

    /// The field that the user edits.
    private var editedField: UITextField? {
        fields.first(where: \.isFirstResponder)
    }

    /// The action of an alert that the Return key chooses, and whose title is heavier; nil for none. It has to be one of `actions`: another
    /// one is refused with a report, where UIKit throws an exception. Action sheets make no use of it.
    open var preferredAction: UIAlertAction? {
        get { preferred }
        set {
            if let newValue, !actions.contains(where: { $0 === newValue }) {
                UsageDiagnostic.report(
                    .invalidAlert,
                    "\(self) cannot prefer “\(newValue.title ?? "")”, which was not added to it; the old one stays")
                return
            }
            preferred = newValue
            contentDidChange()
        }
    }

    private var preferred: UIAlertAction?

    /// All that the alert says now.
    package final var content: AlertContent {
        AlertContent(
            title: title, message: message, style: preferredStyle,
            actions: actions.map {
                AlertContent.Action(
                    title: $0.title ?? "", style: $0.style, isEnabled: $0.isEnabled, isPreferred: $0 === preferred)
            })
    }

    // MARK: View

    /// The alert's view; nil before it is loaded.
    final var surface: AlertView? {
        viewIfLoaded as? AlertView
    }

    override open func loadView() {
        view = AlertView()
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        surface?.onChoice = { [weak self] index in self?.choose(index) }
        surface?.onTextSizeChange = { [weak self] in self?.sizeDidChange() }
        contentDidChange()
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if editedField == nil { fields.first(where: \.isEnabled)?.becomeFirstResponder() }
    }

    private func contentDidChange() {
        presentations.incomingHosted?.onContentChange?()
        guard let surface, !isChanging else { return }
        surface.show(content, origin: origin, fields: fields)
        sizeDidChange()
    }

    /// An action was enabled or disabled.
    final func actionsDidChange() {
        contentDidChange()
    }

    private func sizeDidChange() {
        guard let surface else { return }
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        preferredContentSize = surface.wantedSize(in: most, as: .popover)
        surface.superview?.setNeedsLayout()
    }

    // MARK: Presentation

    override package func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        let prepared = presentations.controller
        if preferredStyle == .actionSheet {
            // Before it is presented, the app asks for the popover, to tell it the source.
            guard let presenting else { return nil }
            let popover = prepared as? UIPopoverPresentationController
            let hasSource = popover?.sourceView != nil || popover?.barButtonItem != nil || popover?.sourceItem != nil
            if let popover, hasSource, presenting.traitCollection.horizontalSizeClass != .compact {
                loadViewIfNeeded()
                surface?.form = .popover
                return popover
            }
        }
        let controller = AlertPresentationController(presentedViewController: self, presenting: presenting)
        controller.delegate = prepared?.delegate
        return controller
    }

    // MARK: Choosing

    private func choose(_ index: Int) {
        guard actions.indices.contains(index), actions[index].isEnabled else { return }
        end(running: actions[index])
    }

    /// Ends the alert, and runs the handler of an action after that. While the alert comes or goes nothing can be chosen: a key that goes
    /// down in that moment was meant for something else.
    private func end(running action: UIAlertAction?) {
        guard let presentation = presentations.incoming, let presenter = presentingViewController else {
            action?.run()
            return
        }
        guard presentation.phase == .presented else { return }
        presenter.dismiss(animated: true) { action?.run() }
    }

    /// The user has ended the presentation, by a touch outside: that chooses the action that cancels.
    final func userDidDismiss() {
        if case .action(let index)? = content.answerToOutsideTouch, actions.indices.contains(index) {
            actions[index].run()
        }
    }

    private func give(_ answer: AlertAnswer?) {
        switch answer {
        case .action(let index): choose(index)
        case .end: end(running: nil)
        case nil: break
        }
    }

    // MARK: Keys

    /// The commands that answer the alert, and then those that were added. Commands of what lies further out come after all of them.
    override open var keyCommands: [UIKeyCommand]? {
        alertKeyCommands + (super.keyCommands ?? [])
    }

    private var alertKeyCommands: [UIKeyCommand] {
        let content = content
        let isMirrored = surface?.isMirrored == true
        var commands = [
            command(UIKeyCommand.inputEscape) { $0.give(content.answerToEscape) },
            command(UIKeyCommand.inputDownArrow) { $0.moveFocus(1) },
            command(UIKeyCommand.inputUpArrow) { $0.moveFocus(-1) },
            command(UIKeyCommand.inputRightArrow) { $0.moveFocus(isMirrored ? -1 : 1) },
            command(UIKeyCommand.inputLeftArrow) { $0.moveFocus(isMirrored ? 1 : -1) },
        ]
        // A text field that is edited has Return for itself.
        if editedField == nil, let answer = content.answerToReturnWithoutFocus {
            let key = command("\r") { $0.give(answer) }
            // The preferred action is the answer whichever button has the focus.
            key.wantsPriorityOverSystemBehavior = content.answerToReturn != nil
            commands.append(key)
        }
        return commands
    }

    private func command(_ input: String, _ body: @escaping (UIAlertController) -> Void) -> UIKeyCommand {
        UIKeyCommand(
            input: input, modifierFlags: [],
            primaryAction: UIAction { [weak self] _ in
                if let self { body(self) }
            })
    }

    private func moveFocus(_ step: Int) {
        guard let surface, let button = surface.button(step) else { return }
        UIFocusSystem.focusSystem(for: surface)?.focusByKey(button)
    }
}
