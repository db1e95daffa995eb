import Diagnostics
import PluginProtocol
import UIKit

/// Stands in a plugin for a tab bar controller of the host: says what its tabs are, and asks for another one to be selected.
@MainActor final class TabBarStandIn: UITabBarController, HostContainerStandIn {
    var state: StandInState

    private var described = TabsDescription(tabs: [], selected: nil)
    /// The tab that was asked for, until the host has answered the last request.
    private var wanted: ControllerID?

    init(_ number: ControllerID, of connection: ConnectionToHost) {
        state = StandInState(number, of: connection)
        super.init(nibName: nil, bundle: nil)
        state.contents.container = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ container: SceneContainer) {
        guard case .tabs(let tabs) = container.kind else { return }
        described = tabs
        state.contents.keep(tabs.tabs)
        if container.answers(state.lastRequest) { wanted = nil }
    }

    private func select(_ tab: ContainedController) {
        guard tab.controller != wanted ?? described.selected else { return }
        let request = state.connection?.request(of: self) { number in
            .sceneDidRequestTab(TabSelectionRequest(container: self.number, number: number, selected: tab.controller))
        }
        guard let request else { return }
        (state.lastRequest, wanted) = (request, tab.controller)
    }

    // MARK: UITabBarController

    override var viewControllers: [UIViewController]? {
        get { described.tabs.map(state.contents.controller) }
        set { setViewControllers(newValue, animated: false) }
    }

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        Log.plugins.warning("The tabs of a host are its own: a plugin does not change them.")
    }

    override var children: [UIViewController] {
        viewControllers ?? []
    }

    override var parent: UIViewController? {
        outer
    }

    override var selectedViewController: UIViewController? {
        get {
            let selected = wanted ?? described.selected
            return described.tabs.first { $0.controller == selected }.map(state.contents.controller)
        }
        set {
            if let tab = described.tabs.first(where: { state.contents.controller(of: $0) === newValue }) { select(tab) }
        }
    }

    override var selectedIndex: Int {
        get {
            let selected = wanted ?? described.selected
            return described.tabs.firstIndex { $0.controller == selected } ?? NSNotFound
        }
        set { if described.tabs.indices.contains(newValue) { select(described.tabs[newValue]) } }
    }

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator
    }
}
