import PluginProtocol
import UIKit

/// Stands in a plugin for a navigation controller of the host: says what is on its stack, and asks for another one.
@MainActor final class NavigationStandIn: UINavigationController, HostContainerStandIn {
    private typealias Element = (place: StackRequest.Place, controller: UIViewController)

    var state: StandInState

    private var entries: [ContainedController] = []
    private var isBarHidden = false
    private var isToolbarHiddenInHost = true
    /// The stack that was asked for, until the host has answered the last request.
    private var wanted: [Element]?
    private var isBarWantedHidden: Bool?
    private var isToolbarWantedHidden: Bool?
    private var bottomBarWishes = BottomBarWishes()

    init(_ number: ControllerID, of connection: ConnectionToHost) {
        state = StandInState(number, of: connection)
        super.init(nibName: nil, bundle: nil)
        state.contents.container = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The host says what there is, and which request it knew of when it did.
    func apply(_ container: SceneContainer) {
        guard case .navigation(let stack) = container.kind else { return }
        entries = stack.entries
        isBarHidden = stack.isBarHidden
        isToolbarHiddenInHost = stack.isToolbarHidden
        state.contents.keep(entries)
        guard container.answers(state.lastRequest) else { return }
        (wanted, isBarWantedHidden, isToolbarWantedHidden) = (nil, nil, nil)
    }

    /// The host does not want the controller.
    func didDecline(_ offer: OfferID) {
        if wanted?.contains(where: { $0.place.untitled == .offer(offer) }) == true { wanted = nil }
    }

    private var elements: [Element] {
        wanted ?? entries.map { (.controller($0.controller), state.contents.controller(of: $0)) }
    }

    // MARK: Asking for another stack

    private func change(to controllers: [UIViewController], animated: Bool) {
        let old = elements
        guard let connection = state.connection, !controllers.isEmpty, controllers != old.map(\.controller),
            allows(controllers)
        else {
            return
        }
        let kept = zip(old, controllers).prefix { $0.controller === $1 }.count
        bottomBarWishes.read(
            from: controllers, new: controllers.filter { new in !old.contains { $0.controller === new } })
        var above: [Element] = []
        for controller in controllers[kept...] {
            if let known = old.first(where: { $0.controller === controller }) {
                above.append(known)
            } else if let offer = connection.offer(controller) {
                above.append(
                    (
                        .offer(
                            offer, title: controller.navigationItem.title,
                            hidesBottomBar: bottomBarWishes.hasWish(of: controller)), controller
                    ))
            } else {
                return
            }
        }
        if ask(topKept: kept, of: old, above, animated) { wanted = old[..<kept] + above }
    }

    /// - Returns: Whether the host is asked.
    private func ask(
        topKept kept: Int, of old: [Element], _ above: [Element], _ animated: Bool, barHidden: Bool? = nil,
        toolbarHidden: Bool? = nil
    ) -> Bool {
        let request = state.connection?.request(of: self) { number in
            .sceneDidRequestStack(
                StackRequest(
                    container: self.number, number: number, topKept: kept > 0 ? old[kept - 1].place : nil,
                    above: above.map(\.place), isAnimated: animated && UIView.areAnimationsEnabled,
                    isBarHidden: barHidden, isToolbarHidden: toolbarHidden))
        }
        if let request { state.lastRequest = request }
        return request != nil
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        let all = elements.map(\.controller)
        guard index >= 0, index < all.count - 1 else { return nil }
        change(to: Array(all[...index]), animated: animated)
        return Array(all[(index + 1)...])
    }

    // MARK: UINavigationController

    override var viewControllers: [UIViewController] {
        get { elements.map(\.controller) }
        set { change(to: newValue, animated: false) }
    }

    override var children: [UIViewController] {
        viewControllers
    }

    override var parent: UIViewController? {
        outer
    }

    override var topViewController: UIViewController? {
        elements.last?.controller
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(to: viewControllers + [viewController], animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        pop(to: elements.count - 2, animated: animated)?.first
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        viewControllers.firstIndex { $0 === viewController }.flatMap { pop(to: $0, animated: animated) }
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 0, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    override var isNavigationBarHidden: Bool {
        get { isBarWantedHidden ?? isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        let all = elements
        if ask(topKept: all.count, of: all, [], animated, barHidden: hidden) { isBarWantedHidden = hidden }
    }

    override var isToolbarHidden: Bool {
        get { isToolbarWantedHidden ?? isToolbarHiddenInHost }
        set { setToolbarHidden(newValue, animated: false) }
    }

    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        // One that is not hidden may be away with the bars below the stack, and is asked for then.
        let isAway = bottomBarWishes.wantBarAway(on: viewControllers)
        guard hidden != isToolbarHidden || !hidden && isAway else { return }
        let all = elements
        if ask(topKept: all.count, of: all, [], animated, toolbarHidden: hidden) { isToolbarWantedHidden = hidden }
    }

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator
    }
}
