/// Which controllers a tab bar controller has, which of them have a place in the bar, and which is selected.
///
/// What is selected is what the app wants, at once. `TabDisplay` shows it when it can.
@MainActor final class TabSet {
    weak var container: UITabBarController? {
        didSet {
            display.container = container
            display.onEnd = { [weak self] in self?.transitionDidEnd(to: $0, $1) }
        }
    }

    /// Nil until there were some.
    private(set) var controllers: [UIViewController]? {
        didSet { if controllers != oldValue { container?.containersDidChange() } }
    }

    /// One of them, or the stack with the list of those that the bar has no room for.
    private(set) var selected: UIViewController? {
        didSet { if selected !== oldValue { container?.containersDidChange() } }
    }

    /// Those that the bar has no room for.
    private var extra: [UIViewController] = []

    /// What was selected before `selected` was.
    private weak var selectedBefore: UIViewController?

    private let display = TabDisplay()
    /// Those that are no tabs any more, and have not been told so to the end.
    private var leaving: [UIViewController] = []
    /// Whether children come and go.
    private var isChanging = false

    /// The list of the others, once there is one.
    private var more: MoreTabs? {
        container?.moreIfAny
    }

    // MARK: Changing them

    func change(to next: [UIViewController]?, animated: Bool) {
        guard let container, isAllowed(next ?? [], in: container), next != controllers else { return }
        let old = controllers ?? []
        let index = selected.flatMap(old.firstIndex) ?? 0
        if let opened = more?.opened, next?.contains(opened) != true { more?.giveBack() }
        isChanging = true
        let coming = (next ?? []).filter { !old.contains($0) }
        for controller in coming { container.take(controller) }
        leaving.removeAll(where: coming.contains)
        // What would be a child of itself was reported, and is none.
        let wanted = next?.filter { $0.parent === container || $0 === more?.opened }
        for controller in old where wanted?.contains(controller) != true {
            controller.willMove(toParent: nil)
            leaving.append(controller)
        }
        controllers = wanted
        isChanging = false
        if !isTab(selected) { selected = neighbour(of: index) }
        update(animated: animated)
        for controller in coming where controller.parent === container && !controller.isMadeWithContainer {
            controller.didMove(toParent: container)
        }
    }

    /// The one that has taken the place of one that went, or the one before.
    private func neighbour(of index: Int) -> UIViewController? {
        guard let controllers, !controllers.isEmpty else { return nil }
        return controllers[min(index, controllers.count - 1)]
    }

    private func isAllowed(_ next: [UIViewController], in container: UITabBarController) -> Bool {
        guard let twice = next.firstTwice else { return true }
        UsageDiagnostic.report(
            .invalidTab, "\(container) cannot have \(twice) in two tabs; give each tab a controller of its own")
        return false
    }

    /// Those that were taken away by somebody else, another container for instance, are no tabs any more.
    func childrenDidChange() {
        guard !isChanging, let controllers, let children = container?.children else { return }
        let opened = more?.opened
        let isLost = { (controller: UIViewController) in !children.contains(controller) && controller !== opened }
        leaving.removeAll(where: isLost)
        guard controllers.contains(where: isLost) else { return }
        let index = selected.flatMap(controllers.firstIndex) ?? 0
        self.controllers = controllers.filter { !isLost($0) }
        if let shown = display.shown, isLost(shown) { display.forget() }
        if let selected, isLost(selected) { self.selected = neighbour(of: index) }
        update()
    }

    // MARK: Selecting

    func select(_ controller: UIViewController) {
        guard isTab(controller) else {
            let tabs = container.map { "\($0)" } ?? "a tab bar controller"
            return UsageDiagnostic.report(
                .invalidTab,
                "\(controller) cannot be selected, since it is no tab of \(tabs); set viewControllers first")
        }
        // The list is shown with what was opened from it.
        let wanted = controller === more?.navigation ? more?.opened ?? controller : controller
        guard wanted !== selected else { return }
        selectedBefore = selected
        selected = wanted
        update(isSelection: true)
    }

    func select(at index: Int) {
        guard let controllers, controllers.indices.contains(index) else {
            return UsageDiagnostic.report(
                .invalidTab, "there is no tab \(index) to be selected, since there are \(controllers?.count ?? 0)")
        }
        select(controllers[index])
    }

    /// The user has left a tab that was opened from the list.
    func didClose(_ controller: UIViewController) {
        guard controller === selected else { return }
        selected = more?.navigation
        update()
    }

    private func isTab(_ controller: UIViewController?) -> Bool {
        guard let controller else { return false }
        return controllers?.contains(controller) == true || !extra.isEmpty && controller === more?.navigation
    }

    /// Whose tab shows this item.
    func controller(of item: UITabBarItem) -> UIViewController? {
        inBar.first { $0.tabBarItem === item }
    }

    /// The selected one, or the list's stack where it is shown on that.
    var selectedInBar: UIViewController? {
        selected.map { extra.contains($0) ? more?.navigation ?? $0 : $0 }
    }

    // MARK: Room

    /// How many tabs a bar has room for.
    private var most: Int {
        container?.traitCollection.horizontalSizeClass == .compact ? 5 : 8
    }

    private var inBar: [UIViewController] {
        let stack = extra.isEmpty ? nil : more?.navigation
        return (controllers ?? []).filter { !extra.contains($0) } + [stack].compactMap(\.self)
    }

    /// Finds out which tabs the bar has room for. What is selected may come to the list's stack by that, or from there to the bar.
    private func fit() {
        guard let container else { return }
        let all = controllers ?? []
        let next = all.count > most ? Array(all[(most - 1)...]) : []
        guard next != extra else { return }
        var wanted = selected
        let isListGoing = next.isEmpty && selected === more?.navigation
        if let selected, extra.contains(selected) != next.contains(selected) || isListGoing {
            // Nobody is moved whose view is in place.
            self.selected = nil
            _ = display.show { nil }
            if isListGoing { wanted = more?.opened ?? all.first }
        }
        if let opened = more?.opened, !next.contains(opened) { more?.giveBack() }
        extra = next
        next.isEmpty ? more.map { container.letGo(of: $0.navigation) } : container.takeBack(container.more.navigation)
        selected = wanted
    }

    // MARK: Showing

    /// Whether what is selected wants the bar's room.
    var isBarAway: Bool {
        (selectedInBar as? UINavigationController)?.stack.hidesBottomBar ?? false
    }

    /// Whether what is selected has the bar go, whether that is seen yet or not.
    var wantsBarAway: Bool {
        (selectedInBar as? UINavigationController)?.stack.wantsBottomBarAway ?? false
    }

    /// What controllers animate together with the passage from tab to tab; nil where none goes on.
    var coordinator: TransitionCoordinator? {
        display.coordinator
    }

    /// Ends what moves, at once.
    func finishTransition() {
        display.finishTransition()
    }

    /// Where it was taken back, what was selected before it is so again, unless something else is.
    private func transitionDidEnd(to new: UIViewController, _ didComplete: Bool) {
        if !didComplete, selectedInBar === new, isTab(selectedBefore) { selected = selectedBefore }
        update()
    }

    /// Brings bar and view up to date.
    ///
    /// - Parameters:
    ///   - animated: Whether new items fade in.
    ///   - isSelection: Whether all that has changed is which tab is selected, which the delegate may have an animator for.
    func update(animated: Bool = false, isSelection: Bool = false) {
        fit()
        showItems(animated: animated)
        if let selected, extra.contains(selected) {
            more?.open(selected, animated: display.isVisible && display.shown === more?.navigation)
        }
        if display.show(animated: isSelection, { self.selectedInBar }) { endLeaving() }
        container?.followPreferredSize()
    }

    /// The bar shows what the children say.
    func showItems(animated: Bool = false) {
        guard let bar = container?.tabBar else { return }
        let items = inBar.compactMap(\.tabBarItem)
        if (bar.items ?? []) != items { bar.setItems(items, animated: animated) }
        bar.selectedItem = selectedInBar?.tabBarItem
        if !extra.isEmpty { more?.show(extra) }
    }

    /// The tab bar controller is about to be shown.
    func install() {
        update()
        display.install(selectedInBar)
    }

    private func endLeaving() {
        let gone = leaving
        leaving = []
        for controller in gone { controller.removeFromParent() }
    }
}
