/// Offers what can be done with texts, URLs, images and other things of an app: Mullion's own activities, and those of the app (UIKit's page of this
/// name).
///
/// Mullion copies texts, URLs and images to the pasteboard. In a host with a desktop it opens a URL, and begins a letter with texts and URLs; see
/// `UIActivity.ActivityType`.
///
/// It is presented with `present(_:animated:completion:)`: in a popover, at the source that `popoverPresentationController` has, which the app sets
/// before; and on a sheet from the lower edge where there is little width. A choice is carried out while the controller is there, which is dismissed when
/// the activity has finished.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Hears what has become of a presentation: the name of the activity that the user chose, nil where there was none; whether the activity did what it
    /// is for; and two that are always nil here, for results and errors of other programs' activities.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The part of sharing to which the user has come.
    private enum Stage {
        case choosing
        /// An activity is carried out, in the controller that it asked to be presented if there is one.
        case performing(UIActivity, in: UIViewController?)
        /// The activity has finished, and the controller is about to go.
        case finished(UIActivity, completed: Bool)
        /// The completion handler has been called.
        case over
    }

    private let items: [Any]
    private let ownActivities: [UIActivity]
    /// The items as far as they are known before an activity is chosen.
    private var placeholders: [Any] = []
    private let list = ActivityList()
    private var stage = Stage.choosing

    /// Makes a controller for some items.
    ///
    /// - Parameters:
    ///   - activityItems: The things to share; a `UIActivityItemSource` stands for another one.
    ///   - applicationActivities: The activities that the app has itself. They come after Mullion's, within their category.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        placeholders = activityItems.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The closure that is called once when the controller has been dismissed, by whomever. An activity that is carried out just then counts as not
    /// completed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The names of the activities that are not to be shown; nil, as at first, for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if isViewLoaded { showActivities() } }
    }

    // MARK: View

    override open func loadView() {
        view = list.table
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        list.onChoice = { [weak self] activity in
            guard let self else { return }
            activity.map(choose) ?? leave()
        }
        showActivities()
        list.table.layoutIfNeeded()
        preferredContentSize = list.wantedSize
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // It is presented once more.
        if isBeingPresented, case .over = stage { stage = .choosing }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if list.wantedSize != preferredContentSize { preferredContentSize = list.wantedSize }
    }

    private func showActivities() {
        let excluded = excludedActivityTypes ?? []
        let all = [MailActivity(), CopyActivity(), OpenActivity()] + ownActivities
        list.show(
            all.filter { activity in
                activity.activityType.map { !excluded.contains($0) } ?? true
                    && activity.canPerform(withActivityItems: placeholders)
            })
    }

    // MARK: Presentation

    override package func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        // The app has told the one that there is its source.
        return presentations.controller as? UIPopoverPresentationController
            ?? ActivityPopoverPresentationController(presentedViewController: self, presenting: presenting)
    }

    override final func presentationDidEnd() {
        report()
    }

    /// Dismisses the controller, with what the activity has presented over it.
    private func leave() {
        if let hosted = presentations.ownHosted {
            // The host takes away what the activity has presented, or is about to: this one goes after it.
            return hosted.dismiss(animated: true, byPresenter: true) { [weak self] in self?.leave() }
        }
        guard let presenter = presentingViewController else { return report() }
        presenter.dismiss(animated: true) { [self] in report() }
    }

    /// Says once what has become of the presentation.
    private func report() {
        let result: (type: UIActivity.ActivityType?, isCompleted: Bool)
        switch stage {
        case .choosing: result = (nil, false)
        case .performing(let activity, _):
            activity.onFinish = nil
            result = (activity.activityType, false)
        case .finished(let activity, let completed): result = (activity.activityType, completed)
        case .over: return
        }
        stage = .over
        completionWithItemsHandler?(result.type, result.isCompleted, nil, nil)
    }

    // MARK: Choosing

    /// Whether a choice counts: not while another activity is carried out, nor on the way out.
    private var mayChoose: Bool {
        guard !isBeingDismissed else { return false }
        return switch stage {
        case .choosing: true
        // The user has put away the activity's controller, and the activity did not say that it has finished.
        case .performing(_, let controller): controller.map { $0.presentingViewController == nil } ?? false
        case .finished, .over: false
        }
    }

    private func choose(_ activity: UIActivity) {
        guard mayChoose else { return }
        if case .performing(let other, _) = stage { other.onFinish = nil }
        let type = activity.activityType
        stage = .performing(activity, in: nil)
        activity.onFinish = { [weak self, unowned activity] completed in self?.end(activity, completed) }
        (activity as? MailActivity)?.subject = subject(for: type)
        activity.prepare(withActivityItems: items(for: type))
        let controller = activity.activityViewController
        // It may have finished already.
        guard case .performing = stage else { return }
        guard let controller else { return activity.perform() }
        stage = .performing(activity, in: controller)
        present(controller, animated: true)
    }

    private func end(_ activity: UIActivity, _ completed: Bool) {
        stage = .finished(activity, completed: completed)
        leave()
    }

    private var sources: [any UIActivityItemSource] {
        items.compactMap { $0 as? any UIActivityItemSource }
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func subject(for type: UIActivity.ActivityType?) -> String {
        sources.lazy.map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty } ?? ""
    }
}
