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
    private(set) var transition: NavigationTransition?

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

    private var content: PageArea? {
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
        let old = controllers
        isChanging = true
        bottomBarWishes.read(from: next, new: next.filter { !old.contains($0) })
        controllers = next
        for controller in next where !old.contains(controller) {
            if let place = leaving.firstIndex(of: controller) {
                // It comes back before it has gone.
                leaving.remove(at: place)
                controller.willMove(toParent: navigation)
            } else {
                navigation.take(controller)
            }
            coming.append(controller)
        }
        for controller in old.reversed() where !next.contains(controller) {
            controller.willMove(toParent: nil)
            coming.removeAll { $0 === controller }
            leaving.append(controller)
        }
        isChanging = false
        navigation.tabBarItemDidChange()
        show(animated: animated && UIView.areAnimationsEnabled)
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

    /// The user begins to go back. What comes of it the transition is told.
    ///
    /// - Returns: Nil where there is no way back, or something else moves.
    func beginGoingBack() -> NavigationTransition? {
        guard isVisible, transition == nil, controllers.count > 1, let navigation, let content, let old = shown,
            old === controllers.last
        else { return nil }
        controllers.removeLast()
        settled = controllers
        old.willMove(toParent: nil)
        leaving.append(old)
        let below = controllers[controllers.count - 1]
        let transition = NavigationTransition(
            from: old, to: below, in: navigation, content, isPop: true, animated: true, isInteractive: true)
        self.transition = transition
        transition.onEnd = { [weak self] isCancelled in
            isCancelled ? self?.didTurnBack(to: old, above: below) : self?.didEnd(animated: true)
        }
        transition.prepare()
        navigation.updateBottomBar(alongside: transition.coordinator)
        shown = below
        transition.follow()
        return transition
    }

    /// Whether what the user was leaving has a place on the stack: above what it was above, unless the app has taken that away meanwhile.
    var canTurnBack: Bool {
        transition.map { controllers.contains($0.new) } ?? false
    }

    /// Whether what moves began by a finger.
    var followsFinger: Bool {
        transition?.coordinator.initiallyInteractive == true
    }

    /// The user stays. What the app has pushed meanwhile is above what they were leaving, and is shown after it.
    private func didTurnBack(to old: UIViewController, above below: UIViewController) {
        transition = nil
        shown = old
        if let place = controllers.firstIndex(of: below), !controllers.contains(old) {
            leaving.removeAll { $0 === old }
            controllers.insert(old, at: place + 1)
            old.willMove(toParent: navigation)
            // It hears that it has come before those above it.
            coming.insert(old, at: 0)
        }
        if controllers.last === old { settle() } else { show(animated: isNextAnimated) }
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
        let transition = NavigationTransition(
            from: shown, to: top, in: navigation, content, isPop: settled.contains(top), animated: animated)
        self.transition = transition
        settled = controllers
        transition.onEnd = { [weak self, isAnimated = transition.isAnimated] _ in self?.didEnd(animated: isAnimated) }
        transition.prepare()
        navigation.updateBottomBar(alongside: transition.coordinator)
        navigation.navigationBar.setItems(settled.map(\.navigationItem), animated: animated)
        toolbar.show(settled.last, animated: animated)
        shown = top
        transition.run()
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

    private func place(_ controller: UIViewController, in content: PageArea) {
        content.put(controller)
        content.addSubview(controller.view)
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
