import Diagnostics
import PluginProtocol
import SceneBridge
import UIKit

/// Stands in a plugin for a split view controller of the host: says what it shows, and asks for columns.
@MainActor final class SplitViewStandIn: UISplitViewController, HostContainerStandIn {
    var state: StandInState

    private var described = SplitDescription(isCollapsed: false, displayMode: .secondaryOnly, columns: [:])

    init(_ number: ControllerID, of connection: ConnectionToHost) {
        state = StandInState(number, of: connection)
        super.init(style: .doubleColumn)
        state.contents.container = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ container: SceneContainer) {
        guard case .split(let split) = container.kind else { return }
        described = split
        state.contents.keep(split.columns.values)
    }

    private func ask(for column: Column, hidden: Bool) {
        _ = state.connection?.request(of: self) { number in
            .sceneDidRequestColumn(
                ColumnRequest(
                    container: self.number, number: number, column: SplitDescription.Column(column), isHidden: hidden))
        }
    }

    // MARK: UISplitViewController

    override var viewControllers: [UIViewController] {
        get { SplitDescription.Column.allCases.compactMap { described.columns[$0] }.map(state.contents.controller) }
        set { declineColumns() }
    }

    override func setViewController(_ vc: UIViewController?, for column: Column) {
        declineColumns()
    }

    private func declineColumns() {
        Log.plugins.warning(
            "The columns of a host are its own: a plugin shows what it has by showDetailViewController(_:sender:).")
    }

    override func viewController(for column: Column) -> UIViewController? {
        described.columns[SplitDescription.Column(column)].map(state.contents.controller)
    }

    override var children: [UIViewController] {
        viewControllers
    }

    override var parent: UIViewController? {
        outer
    }

    override var isCollapsed: Bool {
        described.isCollapsed
    }

    override var displayMode: DisplayMode {
        DisplayMode(described.displayMode)
    }

    override func show(_ column: Column) {
        ask(for: column, hidden: false)
    }

    override func hide(_ column: Column) {
        ask(for: column, hidden: true)
    }

    override func show(_ viewController: UIViewController, sender: Any?) {
        state.connection?.offer(viewController, for: .show, in: self, sender: sender)
    }

    override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        state.connection?.offer(viewController, for: .showDetail, in: self, sender: sender)
    }

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator
    }
}
