import PluginProtocol
import UIKit

/// The controllers of one container of the host, as a plugin has them: its own ones themselves, those of others as ones without a view.
@MainActor final class ContainerContents {
    private weak var connection: ConnectionToHost?
    /// What stands for the container.
    weak var container: UIViewController?
    private var foreign: [ControllerID: ForeignViewController] = [:]

    init(of connection: ConnectionToHost) {
        self.connection = connection
    }

    func controller(of entry: ContainedController) -> UIViewController {
        if let own = connection?.controller(of: entry) { return own }
        let known = foreign[entry.controller] ?? ForeignViewController()
        known.container = container
        foreign[entry.controller] = known
        return known
    }

    /// Forgets all others.
    func keep(_ entries: some Sequence<ContainedController>) {
        let present = Set(entries.map(\.controller))
        foreign = foreign.filter { present.contains($0.key) }
    }
}
