/// One controller that another one presents, from `present(_:animated:completion:)` until it has been dismissed: who the two are, where
/// the presentation takes place, and how far it has come.
///
/// The two controllers hear of it in UIKit's order: spec APPR-18, and UIKit's pages on `UIPresentationController`.
@MainActor final class Presentation {
    enum Phase {
        case presenting, presented, dismissing, over
    }

    /// The controller that presents, and keeps the presentation. An empty one where it has gone without dismissing anything.
    var presenter: UIViewController { presenterIfAlive ?? UIViewController() }

    private weak var presenterIfAlive: UIViewController?
    let presented: UIViewController
    /// On which `present(_:animated:completion:)` was called.
    private(set) weak var source: UIViewController?
    let controller: UIPresentationController
    private(set) lazy var container = PresentationContainerView(of: self)
    private(set) var phase = Phase.presenting
    private var transition: ContainerTransition?
    /// Whether the presentation itself puts the covered view in place or takes it away just now.
    private(set) var movesCoveredView = false
    /// Where the presenter's view belongs that the presentation has taken out of the window.
    private(set) weak var home: UIView?
    private(set) var hasTakenPresentersView = false
    private var presentCompletion: (() -> Void)?
    /// Whether its user ends it.
    var isEndedByUser = false
    /// What had the keys before.
    private var focusBefore: FocusMemory?

    init(of presented: UIViewController, by presenter: UIViewController, from source: UIViewController) {
        self.presented = presented
        presenterIfAlive = presenter
        self.source = source
        controller = presented.presentationController(for: Self.known(presenter), from: source)
        shown = presented
        effectiveStyle = controller.presentationStyle
    }

    /// The presenter has gone, and what it had presented goes with it.
    isolated deinit {
        container.leave()
    }

    /// Who presents as the app's code knows it: a stage stands for a controller in another scene.
    var knownPresenter: UIViewController { Self.known(presenter) }

    private static func known(_ controller: UIViewController) -> UIViewController {
        (controller as? PresentationStageViewController)?.presenter ?? controller
    }

    var window: UIWindow? { container.window }

    /// The controller that was asked to present; the presenter where that controller has gone, or is no longer inside the presenter.
    var origin: UIViewController {
        guard let source, sequence(first: source, next: \.holder).contains(where: { $0 === presenter }) else {
            return presenter
        }
        return source
    }

    // MARK: Style

    /// The style that there is room for.
    private(set) var effectiveStyle: UIModalPresentationStyle
    /// The controller whose view is shown: the presented one, or what the delegate puts around it for the adapted style (STYLE-16).
    private(set) var shown: UIViewController

    private var isAdapted: Bool { effectiveStyle != controller.presentationStyle }

    /// Whether the shown view fills the container in place of what the presentation controller would do with it.
    private var isFilling: Bool { isAdapted && effectiveStyle.isFilling }

    /// Whether the presentation covers the window. What lies on a stage covers that, which fills its window.
    var coversWindow: Bool {
        !controller.presentationStyle.isInContext && !(presenter is PresentationStageViewController)
    }

    private var removesPresentersView: Bool {
        isAdapted ? effectiveStyle.removesPresentersView : controller.shouldRemovePresentersView
    }

    /// The view that the transition moves.
    private var movedView: UIView? {
        isFilling ? shown.viewIfLoaded : controller.presentedView
    }

    private var frame: CGRect {
        isFilling ? container.bounds : controller.frameOfPresentedViewInContainerView
    }

    /// The style that the delegate, or UIKit's rule, has for these traits.
    private func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let asked =
            controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
            ?? controller.adaptivePresentationStyle(for: traits)
        return asked == .none ? controller.presentationStyle : asked.resolved
    }

    private func chooseStyle(in traits: UITraitCollection, with coordinator: TransitionCoordinator?) {
        effectiveStyle = style(in: traits)
        guard isAdapted else {
            controller.delegate?.presentationController(
                controller, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
            shown = presented
            return
        }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: effectiveStyle, transitionCoordinator: coordinator)
        let other = controller.delegate?.presentationController(
            controller, viewControllerForAdaptivePresentationStyle: effectiveStyle)
        shown = other.flatMap { $0 === presenter ? nil : $0 } ?? presented
    }

    // MARK: Presenting

    func begin(animated: Bool, completion: (() -> Void)?) {
        guard let window = presenter.windowOfPresentation else { return }
        presenter.presentations.own = self
        presented.presentations.incoming = self
        controller.presenting = knownPresenter
        controller.presentation = self
        chooseStyle(in: window.traitCollection, with: nil)
        if shown !== presented { shown.presentations.incoming = self }
        presented.onPresentationChange?(.willPresent)
        shown.loadViewIfNeeded()
        chooseStyleAgain(in: window.traitCollection)
        install(in: window)
        let transition = makeTransition(animated: animated, isPresenting: true)
        self.transition = transition
        presentCompletion = completion
        transition.onEnd = { [self] in $0 ? didPresent() : didNotPresent() }
        let isAnimated = transition.isAnimated
        if removesPresentersView { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        controller.effectiveStyleDidChange()
        controller.presentationTransitionWillBegin()
        shown.beginAppearanceTransition(true, animated: isAnimated)
        if removesPresentersView { takePresentersView() }
        guard self.transition === transition else { return }
        transition.run()
    }

    /// Chooses the style once more when the view has loaded: controllers often say in `viewDidLoad()` what they want of their sheet.
    private func chooseStyleAgain(in traits: UITraitCollection) {
        guard adaptsLater else { return }
        adaptsLater = false
        guard shown === presented, style(in: traits) != effectiveStyle else { return }
        chooseStyle(in: traits, with: nil)
        guard shown !== presented else { return }
        shown.presentations.incoming = self
        shown.loadViewIfNeeded()
    }

    private func install(in window: UIWindow) {
        if coversWindow {
            container.cover(window)
        } else if let view = presenter.viewIfLoaded {
            container.cover(view)
        }
        if controller.isModal, coversWindow { focusBefore = window.focusSystem.suspend() }
        container.accessibilityViewIsModal = controller.isModal && coversWindow
        if coversWindow { window.overlays.push(self) }
        window.setNeedsSystemBars()
        window.setNeedsOrientationUpdate()
        container.layoutIfNeeded()
    }

    private func didPresent() {
        guard phase == .presenting else { return }
        placeMovedView()
        if removesPresentersView { movingCoveredView { presenter.viewIfLoaded?.removeFromSuperview() } }
        controller.presentationTransitionDidEnd(true)
        if shown.appearanceState.isAppearing { shown.endAppearanceTransition() }
        settle()
    }

    /// The presented controller is there. It may have dismissed itself when it heard that it has appeared: then this comes before.
    private func settle() {
        guard phase == .presenting else { return }
        if presenter.appearance.state.isDisappearing { presenter.endAppearanceTransition() }
        phase = .presented
        transition = nil
        container.setNeedsLayout()
        presented.onPresentationChange?(.didPresent)
        callPresentCompletion()
        if adaptsLater {
            adaptsLater = false
            adapt()
        }
    }

    private func callPresentCompletion() {
        let call = presentCompletion
        presentCompletion = nil
        call?()
    }

    private func didNotPresent() {
        shown.beginAppearanceTransition(false, animated: true)
        if hasTakenPresentersView { presenter.beginAppearanceTransition(true, animated: true) }
        givePresentersViewBack()
        controller.presentationTransitionDidEnd(false)
        leave()
        endAppearance(of: shown)
        endAppearance(of: presenter)
        phase = .over
        callPresentCompletion()
    }

    // MARK: Dismissing

    /// - Parameters:
    ///   - animated: whether the presented view moves away.
    ///   - interaction: what moves it in place of an animator.
    ///   - below: those that lie between this one and what is to be seen, the lowest first; they go at once (PRES-13).
    func dismiss(
        animated: Bool, by interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
        with below: [Presentation] = [], completion: (() -> Void)? = nil
    ) {
        finishTransition()
        settle()
        guard phase == .presented else {
            // It was on its way out already, and is gone with that: what is below goes now. One that is only about to go takes that along.
            var rest = below
            guard phase == .over, let next = rest.popLast() else {
                completion?()
                return
            }
            return next.dismiss(animated: animated, with: rest, completion: completion)
        }
        phase = .dismissing
        for other in below { other.prepareToGo() }
        presented.onPresentationChange?(.willDismiss(byUser: isEndedByUser))
        let revealed = below.first ?? self
        let isRevealed = hasTakenPresentersView || below.contains { $0.hasTakenPresentersView }
        let transition = makeTransition(
            animated: animated, isPresenting: false, to: revealed.presenter, isRevealed: isRevealed, interaction)
        self.transition = transition
        transition.onEnd = { [self] in
            $0 ? didDismiss(with: below, completion) : didNotDismiss(with: below, completion)
        }
        let isAnimated = transition.isAnimated
        shown.beginAppearanceTransition(false, animated: isAnimated)
        if isRevealed {
            revealed.presenter.beginAppearanceTransition(true, animated: isAnimated)
            for one in below.reversed() + [self] { one.givePresentersViewBack() }
        }
        controller.dismissalTransitionWillBegin()
        guard self.transition === transition else { return }
        transition.run()
    }

    /// It is dismissed together with one above, and is not seen meanwhile.
    private func prepareToGo() {
        finishTransition()
        settle()
        phase = .dismissing
        presented.onPresentationChange?(.willDismiss(byUser: false))
        shown.beginAppearance(false, false)
        container.isHidden = true
        controller.dismissalTransitionWillBegin()
    }

    private func didDismiss(with below: [Presentation], _ completion: (() -> Void)?) {
        guard phase == .dismissing else { return }
        let all = below + [self]
        for one in all.reversed() {
            one.movedView?.removeFromSuperview()
            one.controller.dismissalTransitionDidEnd(true)
            // What was between gets no keys back on its way out.
            one.leave(givingBackFocus: one === all.first)
        }
        endAppearance(of: (below.first ?? self).presenter)
        for one in all.reversed() { endAppearance(of: one.shown) }
        for one in all { one.phase = .over }
        for one in all.reversed() { one.presented.presentationDidEnd() }
        completion?()
    }

    private func didNotDismiss(with below: [Presentation], _ completion: (() -> Void)?) {
        guard phase == .dismissing else { return }
        let revealed = (below.first ?? self).presenter
        let wasRevealed = revealed.appearance.state.isAppearing
        if wasRevealed { revealed.beginAppearanceTransition(false, animated: true) }
        if removesPresentersView { takePresentersView() }
        if removesPresentersView { movingCoveredView { presenter.viewIfLoaded?.removeFromSuperview() } }
        if wasRevealed { endAppearance(of: revealed) }
        for one in below {
            one.container.isHidden = false
            one.phase = .presented
            one.controller.dismissalTransitionDidEnd(false)
        }
        controller.dismissalTransitionDidEnd(false)
        shown.beginAppearanceTransition(true, animated: true)
        endAppearance(of: shown)
        phase = .presented
        transition = nil
        isEndedByUser = false
        placeMovedView()
        presented.onPresentationChange?(.didPresent)
        completion?()
    }

    private func endAppearance(of controller: UIViewController) {
        if controller.appearanceState.isAppearing || controller.appearanceState.isDisappearing {
            controller.endAppearanceTransition()
        }
    }

    /// Nothing of it is left: not in the window, and not in what the two controllers know of each other.
    private func leave(givingBackFocus: Bool = true) {
        let window = container.window ?? presenter.currentWindow
        window?.overlays.remove(self)
        container.leave()
        if presenter.presentations.own === self { presenter.presentations.own = nil }
        (presenter as? PresentationStageViewController)?.didLeave()
        for one in [presented, shown] where one.presentations.incoming === self { one.presentations.incoming = nil }
        presented.presentations.controller = nil
        presented.presentations.departed = self
        presented.onPresentationChange?(.didEnd)
        transition = nil
        if givingBackFocus, let focusBefore { window?.focusSystem.resume(focusBefore) }
        window?.setNeedsSystemBars()
        window?.setNeedsOrientationUpdate()
    }

    /// Ends what moves just now, at once.
    func finishTransition() {
        transition?.finishNow()
    }

    // MARK: The transition

    private func makeTransition(
        animated: Bool, isPresenting: Bool, to revealed: UIViewController? = nil, isRevealed: Bool = false,
        _ gesture: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> ContainerTransition {
        let other = revealed ?? presenter
        let movesOther = isPresenting ? removesPresentersView : isRevealed
        let outer = container.bounds
        let otherFrame = other.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? outer
        let front = ContainerTransition.Side(
            controller: shown, view: movedView, initialFrame: isPresenting ? .zero : movedView?.frame ?? .zero,
            finalFrame: isPresenting ? frame : .zero)
        let back = ContainerTransition.Side(
            controller: Self.known(other), view: movesOther ? other.view : nil,
            initialFrame: isPresenting ? otherFrame : .zero,
            finalFrame: movesOther ? (isPresenting ? .zero : outer) : otherFrame)
        let isAnimated = animated && UIView.areAnimationsEnabled
        let animator = isAnimated ? animator(isPresenting: isPresenting) : nil
        let transition = ContainerTransition(
            from: isPresenting ? back : front, to: isPresenting ? front : back, in: container,
            style: effectiveStyle, animator: animator.map(\.0),
            interaction: gesture ?? animator.flatMap { interaction(for: $0, isPresenting: isPresenting) })
        if isPresenting {
            UIView.performWithoutAnimation { movedView?.frame = frame }
        }
        return transition
    }

    private typealias Animator = any UIViewControllerAnimatedTransitioning

    /// The app's own animator, the presentation's, or that of the transition style; with whether it is the app's.
    private func animator(isPresenting: Bool) -> (Animator, isOwn: Bool)? {
        let delegate = presented.transitioningDelegate
        let own =
            isPresenting
            ? delegate?.animationController(
                forPresented: presented, presenting: knownPresenter, source: source ?? knownPresenter)
            : delegate?.animationController(forDismissed: presented)
        if let own { return (own, true) }
        if !isAdapted, let animator = controller.ownAnimator(isPresenting: isPresenting) { return (animator, false) }
        // The context's own style wins where it says so (CTX-08, TRANS-08).
        let owner = presenter.providesPresentationContextTransitionStyle ? presenter : presented
        return (ModalAnimator.of(owner.modalTransitionStyle, isPresenting: isPresenting), false)
    }

    private func interaction(
        for animator: (Animator, isOwn: Bool), isPresenting: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard animator.isOwn, let delegate = presented.transitioningDelegate else { return nil }
        return isPresenting
            ? delegate.interactionControllerForPresentation(using: animator.0)
            : delegate.interactionControllerForDismissal(using: animator.0)
    }

    /// Of the transition that goes on; nil where none does.
    var coordinator: TransitionCoordinator? {
        transition?.coordinator
    }

    // MARK: Views

    private func movingCoveredView(_ body: () -> Void) {
        let outer = movesCoveredView
        movesCoveredView = true
        defer { movesCoveredView = outer }
        body()
    }

    /// Takes the presenter's view into the container, where animators expect it, until it leaves the window.
    private func takePresentersView() {
        guard let view = presenter.viewIfLoaded else { return }
        if !hasTakenPresentersView { home = view.superview }
        hasTakenPresentersView = true
        movingCoveredView {
            UIView.performWithoutAnimation { container.insertSubview(view, at: 0) }
        }
    }

    /// Puts the presenter's view where it belongs, below what covers it.
    private func givePresentersViewBack() {
        guard hasTakenPresentersView else { return }
        hasTakenPresentersView = false
        guard let view = presenter.viewIfLoaded, let home else { return }
        movingCoveredView {
            UIView.performWithoutAnimation {
                if let window = home as? UIWindow {
                    view.frame = window.bounds
                    window.insertSubview(view, at: 0)
                } else if container.superview === home {
                    home.insertSubview(view, belowSubview: container)
                } else {
                    home.addSubview(view)
                }
            }
        }
    }

    private func placeMovedView() {
        guard let view = movedView else { return }
        UIView.performWithoutAnimation {
            if !view.isDescendant(of: container) { container.addSubview(view) }
            if view.transform.isIdentity { view.frame = frame }
            if isAdapted, shown.viewIfLoaded === view { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        }
    }

    /// The container lays out what is in it (LAYO-02, LAYO-07).
    func layOut() {
        guard phase != .over else { return }
        controller.containerViewWillLayoutSubviews()
        if phase == .presented, let view = movedView, view.transform.isIdentity, view.frame != frame {
            view.frame = frame
        }
        controller.containerViewDidLayoutSubviews()
    }

    // MARK: Sizes and traits

    /// What the presentation covers is about to have another size.
    func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = shown.viewIfLoaded else { return }
        let next =
            isFilling || view.bounds.size == container.bounds.size
            ? size : controller.size(forChildContentContainer: shown, withParentContainerSize: size)
        if next != view.bounds.size { shown.viewWillTransition(to: next, with: coordinator) }
    }

    /// There is another amount of room: the style may be another one.
    func traitsDidChange(from previous: UITraitCollection?) {
        controller.traitCollectionDidChange(previous)
        adapt()
    }

    /// Whether the app has changed something, while the controller was being presented, that may ask for another style.
    private var adaptsLater = false

    /// Passes to the style that there is room for: at once, or when the controller is there. While it is being presented the style stays.
    func adaptWhenPresented() {
        phase == .presenting ? adaptsLater = true : adapt()
    }

    /// Passes to the style that there is room for, where that is another one than before.
    func adapt() {
        guard phase == .presented, style(in: container.traitCollection) != effectiveStyle else { return }
        let (oldShown, oldView, removed) = (shown, movedView, hasTakenPresentersView)
        chooseStyle(in: container.traitCollection, with: nil)
        UIView.performWithoutAnimation {
            if shown !== oldShown { exchange(oldShown, for: shown) }
            // The controller's view passes from one to the other without leaving the window, so that nobody hears of it.
            if let view = movedView, view !== oldView { container.addSubview(view) }
            controller.effectiveStyleDidChange()
            if let oldView, oldView !== movedView, oldView.superview === container { oldView.removeFromSuperview() }
            placeMovedView()
        }
        if removesPresentersView != removed { removed ? uncoverPresenter() : coverPresenter() }
        window?.setNeedsSystemBars()
    }

    private func exchange(_ old: UIViewController, for new: UIViewController) {
        old.beginAppearance(false, false)
        new.presentations.incoming = self
        if old !== presented {
            old.presentations.incoming = nil
            old.viewIfLoaded?.removeFromSuperview()
            // The delegate had put the presented controller into it.
            if presented.holder != nil {
                presented.willMove(toParent: nil)
                presented.viewIfLoaded?.removeFromSuperview()
                presented.removeFromParent()
            }
        }
        endAppearance(of: old)
        new.loadViewIfNeeded()
        new.beginAppearance(true, false)
        UpdateCycle.main.endAppearanceTransition(of: new)
    }

    private func coverPresenter() {
        phase = .presenting
        presenter.beginAppearance(false, false)
        takePresentersView()
        movingCoveredView { presenter.viewIfLoaded?.removeFromSuperview() }
        endAppearance(of: presenter)
        phase = .presented
    }

    private func uncoverPresenter() {
        phase = .dismissing
        presenter.beginAppearance(true, false)
        givePresentersViewBack()
        UpdateCycle.main.endAppearanceTransition(of: presenter)
        phase = .presented
    }

    // MARK: The user

    func passesTouch(at point: CGPoint) -> Bool {
        phase != .presented || isFilling ? false : controller.passesTouch(at: point)
    }

    /// Whether a point in the container is beside the presented view, where a touch ends the presentation.
    func isOutside(_ point: CGPoint) -> Bool {
        phase == .presented && !isFilling && controller.endsByOutsideTouch && movedView?.frame.contains(point) != true
    }
}

extension Presentation: WindowOverlay {
    var keyResponder: UIResponder? { nil }

    var lastResponder: UIResponder? { shown }

    var focusRoot: UIView? { controller.isModal ? container : nil }

    func cancel() -> Bool {
        guard phase == .presented, !isFilling, controller.endsByEscape else { return false }
        controller.dismissByUser()
        return true
    }
}
