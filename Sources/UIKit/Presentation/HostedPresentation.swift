/// The presentation of a plugin's controller, or of an alert, that its host carries out: what the controllers in the plugin know of it.
///
/// To the code of the plugin the two know each other from the call of `present(_:animated:completion:)` on, as at home. What the host does
/// then comes in steps.
@MainActor package final class HostedPresentation {
    package let presented: UIViewController
    /// The controller that presents, and keeps this; an empty one where it has gone.
    var presenter: UIViewController { presenterIfAlive ?? UIViewController() }
    private weak var presenterIfAlive: UIViewController?
    /// Stands for the host's app where that presents.
    private var standIn: HostedPresenter?
    private(set) var phase = Presentation.Phase.presenting
    private var isEndedByUser = false
    private var completion: (() -> Void)?
    private var dismissalCompletions: [() -> Void] = []
    private var isDismissalRequested = false

    /// Asks the host in the name of the presenter's scene to end it; nil where the host's app presents.
    package var requestByPresenter: ((_ animated: Bool) -> Void)?
    /// Asks the host in the name of the presented controller's scene to end it; nil until there is one.
    package var requestByPresented: ((_ animated: Bool) -> Void)?

    /// Called when an alert that the host draws says something else.
    package var onContentChange: (() -> Void)?

    /// Ends it by the app's own animators, in the plugin; nil where the host moves it.
    var endHere: ((_ animated: Bool) -> Void)?
    /// Called when the host ends what the app's own animators move.
    var onEndByHost: () -> Void = {}

    /// The plugin's code presents it.
    ///
    /// - Parameters:
    ///   - presenter: The outermost controller of the plugin around the one that was asked.
    ///   - completion: is called when it is there.
    package init(of presented: UIViewController, by presenter: UIViewController, completion: (() -> Void)?) {
        self.presented = presented
        presenterIfAlive = presenter
        self.completion = completion
        connect()
    }

    /// The host's app presents a controller of the plugin. Who does is a controller that has no view.
    package convenience init(ofRoot presented: UIViewController) {
        let standIn = HostedPresenter()
        self.init(of: presented, by: standIn, completion: nil)
        self.standIn = standIn
    }

    private func connect() {
        presenter.presentations.ownHosted = self
        presented.presentations.incomingHosted = self
        // What its app presents by means of its own gets its presentation controller when that begins.
        if !presented.isPresentedByItsApp { presented.currentPresentationController.presenting = presenter }
    }

    private func disconnect() {
        if presenter.presentations.ownHosted === self { presenter.presentations.ownHosted = nil }
        if presented.presentations.incomingHosted === self { presented.presentations.incomingHosted = nil }
    }

    private var controller: UIPresentationController? { presented.presentations.controller }

    /// The sheet on which the host shows the controller, as the plugin's code wants it; nil where it is on none, and where the host's app
    /// presents it and says how.
    package var sheet: UISheetPresentationController? {
        standIn == nil && phase != .over ? controller as? UISheetPresentationController : nil
    }

    /// The number of the last choice of a detent by the user of which the app has heard; nil: of none.
    package var answeredDetentChoice: UInt64?

    /// The window of the pane from which the plugin's code presents; nil where that has gone.
    package var presentersPane: UIWindow? { presenterIfAlive?.currentWindow }

    /// Whether nobody will hear anything more of it.
    package var isOver: Bool { phase == .over }

    // MARK: What the host does

    package func begin() {
        phase = .presenting
    }

    package func didPresent() {
        guard phase != .over else { return }
        phase = .presented
        // The host has refused to end it, or its user has thought better of it: the plugin's code may ask again.
        isDismissalRequested = false
        isEndedByUser = false
        let call = completion
        completion = nil
        call?()
    }

    /// - Parameter byUser: Whether the delegate is to hear of it.
    package func willDismiss(byUser: Bool) {
        guard phase != .over else { return }
        phase = .dismissing
        isEndedByUser = byUser
        if byUser, let controller { controller.delegate?.presentationControllerWillDismiss(controller) }
        onEndByHost()
    }

    /// The two know nothing of each other any more.
    package func end() {
        guard phase != .over else { return }
        onEndByHost()
        disconnect()
        presented.presentations.departedHosted = self
    }

    /// The host has ended it.
    package func hostDidEnd() {
        end()
        // Where the view had gone before, because of what lay over it, nothing more will be heard of it.
        if !presented.appearanceState.isDisappearing { appearanceDidEnd() }
    }

    /// The presented controller has heard the last of it.
    package func appearanceDidEnd() {
        guard presented.presentations.incomingHosted !== self, phase != .over else { return }
        finish()
    }

    private func finish() {
        phase = .over
        standIn = nil
        presented.presentationDidEnd()
        let calls = dismissalCompletions
        dismissalCompletions = []
        for call in calls { call() }
        if isEndedByUser, let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
        presented.presentations.controller = nil
    }

    /// The user has tried to end it.
    package func wasRefused() {
        if let controller { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
    }

    /// The host does not show it.
    package func wasDeclined() {
        disconnect()
        completion = nil
        finish()
    }

    /// The host's alert is gone.
    ///
    /// - Parameter action: The place of what the user chose among the actions; nil for nothing.
    package func endAlert(choosing action: Int?) {
        // The host tells the plugin of the alert's end alone, so the completion of its presentation is called here.
        let call = completion
        completion = nil
        call?()
        disconnect()
        finish()
        guard let alert = presented as? UIAlertController, let action, alert.actions.indices.contains(action) else {
            return
        }
        alert.actions[action].run()
    }

    // MARK: What the plugin does

    /// Asks the host to end it. Until it has, the two know each other.
    func dismiss(animated: Bool, byPresenter: Bool, completion: (() -> Void)?) {
        if let completion { dismissalCompletions.append(completion) }
        // What the user ends may be thought better of, where the app means it.
        guard !isDismissalRequested, phase != .over, phase != .dismissing || isEndedByUser else { return }
        if let endHere { return endHere(animated) }
        // Of an alert the host tells nothing but its end, so that nobody would hear that it has refused.
        isDismissalRequested = !(presented is UIAlertController)
        let request =
            byPresenter ? requestByPresenter ?? requestByPresented : requestByPresented ?? requestByPresenter
        request?(animated)
    }

    /// A gesture that was to dismiss it has been cancelled: it stays, and who waited hears of that as at home.
    func dismissalWasCancelled() {
        let calls = dismissalCompletions
        dismissalCompletions = []
        for call in calls { call() }
    }
}

/// Who presents a plugin's controller where that is the host's app.
private final class HostedPresenter: UIViewController, RemoteStandIn {}

extension UIViewController {
    /// The presentation by which a host shows the controller; nil where none does.
    package final var hostedPresentation: HostedPresentation? {
        presentations.incomingHosted
    }
}
