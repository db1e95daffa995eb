/// The controller that a host presents for a plugin whose app presents another one by means of its own: a presentation controller, or animators of a
/// `transitioningDelegate`.
///
/// It fills the window that the host has for it, lets what lies below be seen, and has nothing of its own. On it the controller is
/// presented as at home, with the app's dimming, animations and gestures. The app's code knows nothing of it: for that code the controller on it
/// is presented by the one that was asked to (`HostedPresentation`). When that controller has gone, the host is asked to take the stage away.
package final class PresentationStageViewController: UIViewController {
    private let hosted: HostedPresentation
    private weak var source: UIViewController?
    private let isAnimated: Bool
    /// Called when the controller is there.
    private var completion: (() -> Void)?
    private var hasBegun = false
    /// Whether the presenter was told that it is covered.
    private var coversPresenter = false

    /// - Parameters:
    ///   - controller: What is presented on it.
    ///   - presenter: Who presents that to the app's code.
    ///   - source: On which `present(_:animated:completion:)` was called.
    package init(
        for controller: UIViewController, by presenter: UIViewController, from source: UIViewController,
        animated: Bool, completion: (() -> Void)?
    ) {
        hosted = HostedPresentation(of: controller, by: presenter, completion: nil)
        self.source = source
        isAnimated = animated
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        presentations.incomingHosted = hosted
        hosted.endHere = { [weak self] animated in
            guard let self else { return }
            // The host takes away again what it is about to show.
            hasBegun ? end(animated: animated) : hosted.requestByPresenter?(false)
        }
        hosted.onEndByHost = { [weak self] in self?.end(animated: false) }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// The controller that is presented on it.
    package var staged: UIViewController {
        hosted.presented
    }

    /// Who presents that to the app's code.
    var presenter: UIViewController {
        hosted.presenter
    }

    // MARK: Beginning and ending

    private func begin() {
        guard !hosted.isOver else { return }
        hasBegun = true
        let presentation = Presentation(of: staged, by: self, from: source ?? presenter)
        let call = completion
        completion = nil
        presentation.begin(animated: isAnimated) { [weak self, weak presentation] in
            call?()
            // A gesture that was to bring it has been cancelled.
            if presentation?.phase == .over { self?.finish() }
        }
    }

    /// Dismisses the controller, and what it has presented on the stage.
    private func end(animated: Bool) {
        guard let own = presentations.own else { return }
        // What the host has presented over it is in front, and goes with the stage.
        let isSeen = staged.presentations.ownHosted == nil
        endPresentation(animated: animated && isSeen) { [weak self, weak own] in
            own?.phase == .presented ? self?.hosted.dismissalWasCancelled() : self?.finish()
        }
    }

    /// The controller on it and its presenter know nothing of each other any more.
    func didLeave() {
        hosted.end()
    }

    private func finish() {
        let isEndedByHost = hosted.phase == .dismissing || hosted.isOver
        hosted.appearanceDidEnd()
        if !isEndedByHost { hosted.requestByPresented?(false) }
    }

    // MARK: The presenter

    override package func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // The controller covers the stage; what that means is the presenter's to hear, whose view stays in its own scene.
        guard presentations.own?.phase == .presenting || coversPresenter else { return }
        coversPresenter = true
        presenter.beginAppearanceTransition(false, animated: animated)
    }

    override package func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if coversPresenter, presenter.appearanceState.isDisappearing { presenter.endAppearanceTransition() }
    }

    override package func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if coversPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
    }

    override package func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard hasBegun else { return begin() }
        guard coversPresenter else { return }
        coversPresenter = false
        if presenter.appearanceState.isAppearing { presenter.endAppearanceTransition() }
    }
}

extension UIViewController {
    /// Whether its app presents it by means of its own: the presentation controller or the animators of a `transitioningDelegate`.
    package final var isPresentedByItsApp: Bool {
        guard transitioningDelegate != nil, !(self is UIAlertController) else { return false }
        return [.custom, .fullScreen, .overFullScreen].contains(modalPresentationStyle)
    }
}
