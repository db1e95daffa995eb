/// Which controllers a navigation controller has, and which of them it shows.
///
/// The stack is what the app wants, at once. What is shown follows: not before the navigation controller is shown itself, and while one
/// takes another's place not before that is over. So however often the stack changes meanwhile, one transition follows.
@MainActor final class NavigationStack {
    weak var navigation: UINavigationController?
    let toolbar = StackToolbar()

    private(set) var controllers: [UIViewController] = [] {
        didSet { if controllers != oldValue { navigation?.containersDidChange() } }
    }

    var isBarHidden = false {
        didSet { if isBarHidden != oldValue { navigation?.containersDidChange() } }
    }

    /// Whether what is shown wants the room of a bar below the stack.
    var hidesBottomBar = false
    private var bottomBarWishes = BottomBarWishes()
    private(set) var transition: BarContainerTransition?
    /// Whether somebody was told not to push during this transition.
    var hasReportedPush = false

    /// Whose view is in place.
    private var shown: UIViewController?
    /// As it was when what is shown was last what is wanted.
    private var settled: [UIViewController] = []
    /// Those that are not on the stack any more, and have not been told so to the end.
    private var leaving: [UIViewController] = []
    /// Those that have come and have not been told so to the end.
    private var coming: [UIViewController] = []
    private var isNextAnimated = false
    /// Whether children come, one after the other.
    private var isChanging = false

    init() {
        toolbar.stack = self
    }

    /// Whether what is wanted has the bars below the stack go.
    var wantsBottomBarAway: Bool {
        bottomBarWishes.wantBarAway(on: controllers)
    }

    /// The bars below the stack come back, unless another controller has them go.
    func forgetBottomBarWish(of controller: UIViewController) {
        bottomBarWishes.forget(controller)
        navigation?.updateBottomBar()
    }

    private var content: BarContentView? {
        (navigation?.viewIfLoaded as? NavigationView)?.content
    }

    /// Whether changes are seen, and heard by the controllers.
    private var isVisible: Bool {
        navigation?.appearanceState.canBegin(appearing: false) == true
    }

    // MARK: Changing it

    /// - Parameter index: Of the one that is to be on top.
    /// - Returns: Those that were above it; nil where nothing was.
    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < controllers.count - 1 else { return nil }
        let popped = Array(controllers[(index + 1)...])
        change(to: Array(controllers[...index]), animated: animated)
        return popped
    }

    func change(to next: [UIViewController], animated: Bool) {
        guard let navigation, navigation.allows(next), next != controllers else { return }
        bottomBarWishes.read(from: next, new: next.filter { !controllers.contains($0) })
        replace(with: next, in: navigation)
        show(animated: animated && UIView.areAnimationsEnabled)
    }

    /// Has others on the stack, and begins to tell those that come and go.
    private func replace(with next: [UIViewController], in navigation: UINavigationController) {
        let old = controllers
        isChanging = true
        controllers = next
        for controller in next where !old.contains(controller) {
            if let place = leaving.firstIndex(of: controller) {
                // It comes back before it has gone.
                leaving.remove(at: place)
                controller.willMove(toParent: navigation)
            } else {
                navigation.take(controller)
            }
            // A controller that a storyboard made together with the stack hears of no move (SB-23).
            if !controller.isMadeWithContainer { coming.append(controller) }
        }
        for controller in old.reversed() where !next.contains(controller) {
            controller.willMove(toParent: nil)
            coming.removeAll { $0 === controller }
            leaving.append(controller)
        }
        isChanging = false
        navigation.tabBarItemDidChange()
    }

    /// Those that were taken away by somebody else, another container for instance, are not on the stack any more.
    func childrenDidChange() {
        guard !isChanging, let children = navigation?.children else { return }
        let isLost = { (controller: UIViewController) in !children.contains(controller) }
        leaving.removeAll(where: isLost)
        coming.removeAll(where: isLost)
        guard controllers.contains(where: isLost) else { return }
        controllers.removeAll(where: isLost)
        show(animated: false)
    }

    // MARK: Going back by a finger

    /// The user begins to go back. How far, and whether they do, the slide is told.
    ///
    /// - Returns: Nil where there is no way back, where something else moves, and where the app moves the pages itself: its own gesture is
    ///   to lead back then.
    func beginGoingBack() -> NavigationSlide? {
        guard canGoBack, let navigation, let old = shown,
            navigation.delegate?.navigationController(
                navigation, animationControllerFor: .pop, from: old, to: controllers[controllers.count - 2]) == nil,
            // Whoever was asked may have changed the stack.
            canGoBack, old === shown, let content
        else { return nil }
        let change = ReversibleStackChange(from: controllers, to: Array(controllers.dropLast()))
        replace(with: change.after, in: navigation)
        guard transition == nil, controllers == change.after else { return nil }
        let transition = BarContainerTransition(
            from: old, to: change.after[change.after.count - 1], in: navigation, content, isPop: true, animated: true)
        let slide = NavigationSlide(isPop: true)
        begin(transition, change, animated: true, byFinger: slide)
        return slide
    }

    private var canGoBack: Bool {
        isVisible && transition == nil && controllers.count > 1 && shown === controllers.last
    }

    /// Whether what is being left has a place on the stack: above what it was above, unless the app has taken that away meanwhile.
    var canTurnBack: Bool {
        transition.map { $0.isPop && controllers.contains($0.new) } ?? false
    }

    /// Whether what moves began by a finger.
    var followsFinger: Bool {
        transition?.coordinator?.initiallyInteractive == true
    }

    /// Everything is as it was before the transition. What the app has pushed meanwhile is above that, and is shown after it.
    private func didTurnBack(to old: UIViewController?, _ change: ReversibleStackChange<UIViewController>) {
        transition = nil
        guard let navigation else { return }
        // Another container may have it by now.
        shown = old?.parent === navigation ? old : nil
        settled = change.before
        let next = change.takenBack(in: controllers).filter { controllers.contains($0) || leaving.contains($0) }
        let returning = next.filter { !controllers.contains($0) }
        replace(with: next, in: navigation)
        // They hear that they have come before those above them.
        coming = returning + coming.filter { !returning.contains($0) }
        if let shown, controllers.last === shown { settle() } else { show(animated: isNextAnimated) }
    }

    // MARK: Showing it

    private func show(animated: Bool) {
        guard isVisible else { return showLater() }
        if let transition {
            isNextAnimated = animated
            guard !animated, transition.hasBegun else { return }
            // What is to be seen at once does not wait for what moves. A finger that has not decided takes no page away.
            transition.isFollowing && canTurnBack ? transition.turnBack() : transition.finish()
            return
        }
        guard let navigation, let content, let top = controllers.last, top !== shown else { return settle() }
        let transition = BarContainerTransition(
            from: shown, to: top, in: navigation, content, isPop: settled.contains(top), animated: animated)
        begin(transition, ReversibleStackChange(from: settled, to: controllers), animated: animated)
    }

    /// Has one take the other's place, and tells both.
    ///
    /// - Parameters:
    ///   - animated: Whether the bars are to be seen changing.
    ///   - finger: Moves the pages in place of an animator.
    private func begin(
        _ transition: BarContainerTransition, _ change: ReversibleStackChange<UIViewController>, animated: Bool,
        byFinger finger: NavigationSlide? = nil
    ) {
        guard let navigation else { return }
        self.transition = transition
        hasReportedPush = false
        settled = change.after
        transition.onEnd = { [weak self, unowned transition] didComplete in
            didComplete
                ? self?.didEnd(animated: transition.isAnimated) : self?.didTurnBack(to: transition.old, change)
        }
        if let finger {
            transition.prepare(with: finger, finger)
        } else {
            let own = animator(for: transition, in: navigation)
            let interaction = own.flatMap {
                navigation.delegate?.navigationController(navigation, interactionControllerFor: $0)
            }
            let usual: (any UIViewControllerAnimatedTransitioning)? =
                transition.isAnimated ? NavigationSlide(isPop: transition.isPop) : nil
            transition.prepare(with: own ?? usual, interaction)
        }
        navigation.delegate?.navigationController(
            navigation, willShow: transition.new, animated: transition.isAnimated)
        navigation.updateBottomBar(alongside: transition.coordinator)
        changeBars(with: transition, animated: animated)
        shown = transition.new
        transition.run()
    }

    /// The app's, if it has one for this.
    private func animator(
        for transition: BarContainerTransition, in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard transition.isAnimated, let old = transition.old else { return nil }
        return navigation.delegate?.navigationController(
            navigation, animationControllerFor: transition.isPop ? .pop : .push, from: old, to: transition.new)
    }

    /// Has the bars show what they will then. They wait for a finger to decide.
    private func changeBars(with transition: BarContainerTransition, animated: Bool) {
        guard let navigation else { return }
        guard let coordinator = transition.coordinator, coordinator.isInteractive else {
            navigation.navigationBar.setItems(settled.map(\.navigationItem), animated: animated)
            toolbar.show(settled.last, animated: animated)
            return
        }
        coordinator.notifyWhenInteractionChanges { [weak self, weak transition] context in
            guard !context.isCancelled, let self, let navigation = self.navigation, transition?.isOver == false
            else { return }
            navigation.navigationBar.setItems(controllers.map(\.navigationItem), animated: true)
            toolbar.show(controllers.last, animated: true)
        }
    }

    private func didEnd(animated: Bool) {
        self.transition = nil
        endLeaving()
        endComing()
        if let navigation, let shown {
            navigation.delegate?.navigationController(navigation, didShow: shown, animated: animated)
        }
        // One that the delegate began settles it itself.
        if self.transition == nil { show(animated: isNextAnimated) }
    }

    /// Nobody sees it: only the relationships change.
    private func showLater() {
        if let shown, shown !== controllers.last {
            shown.viewIfLoaded?.removeFromSuperview()
            self.shown = nil
        }
        settled = controllers
        endLeaving()
        showItems()
        navigation?.updateBottomBar()
    }

    /// The navigation controller is about to be shown: the top's view is in place before it hears of it.
    func install() {
        guard let content, let top = controllers.last, shown == nil else { return }
        shown = top
        place(top, in: content)
    }

    private func place(_ controller: UIViewController, in content: BarContentView) {
        content.put(controller)
        content.addSubview(controller.view)
    }

    /// The scroll view in which the page shows its content whose item the bar shows.
    var contentBelowBar: UIScrollView? {
        guard let item = navigation?.navigationBar.topItem else { return nil }
        // A page that a finger draws away is not on the stack any more, while the bar still shows its item.
        let page = item.controller ?? controllers.last { $0.navigationItem === item }
        return page?.contentScrollView(for: .top)
    }

    /// Ends what moves, at once.
    func finishTransition() {
        if let transition, transition.hasBegun { transition.finish() }
    }

    /// What is shown is what is wanted: everybody who came or went is told so to the end.
    func settle() {
        guard transition == nil else { return }
        settled = controllers
        endLeaving()
        showItems()
        navigation?.updateBottomBar()
        if navigation?.appearanceState == .appeared { endComing() }
    }

    private func showItems() {
        let items = controllers.map(\.navigationItem)
        if navigation?.navigationBar.items != items { navigation?.navigationBar.setItems(items, animated: false) }
        toolbar.show(controllers.last, animated: false)
    }

    /// But for the one that is still to be seen going.
    private func endLeaving() {
        let gone = leaving.filter { $0 !== shown }
        leaving.removeAll { $0 !== shown }
        for controller in gone { controller.removeFromParent() }
    }

    /// But for those that came since the last transition began.
    private func endComing() {
        let arrived = coming.filter(settled.contains)
        coming.removeAll(where: settled.contains)
        for controller in arrived { controller.didMove(toParent: navigation) }
    }
}
