import PluginProtocol
import SceneBridge
import UIKit

/// Tells the host what its containers go by of a scene's controller: together with the layers that change in the same turn, and
/// alone where no commit comes.
@MainActor final class FactReporter {
    private weak var controller: UIViewController?
    private var told = SceneFacts.initial
    private let isCommitComing: () -> Bool
    private let tellAlone: (SceneFacts) -> Void
    private var isScheduled = false

    /// - Parameter isCommitComing: Whether there are changes of layers to which the host will give its leave.
    init(
        of controller: UIViewController, isCommitComing: @escaping () -> Bool, tellAlone: @escaping (SceneFacts) -> Void
    ) {
        self.controller = controller
        self.isCommitComing = isCommitComing
        self.tellAlone = tellAlone
        controller.onFactsChange = { [weak self] in self?.schedule() }
    }

    /// What a commit that is made now takes along.
    func take() -> SceneFacts {
        guard let controller else { return .unchanged }
        let facts = SceneFacts(controller)
        defer { told = facts }
        return facts.changes(since: told)
    }

    /// Tells what is new at the end of the turn. To be called too when a commit that was coming may not come after all.
    func schedule() {
        guard !isScheduled, let controller, SceneFacts(controller) != told else { return }
        isScheduled = true
        UpdateCycle.main.afterUpdate { [weak self] in self?.tellWhatIsLeft() }
    }

    private func tellWhatIsLeft() {
        isScheduled = false
        guard !isCommitComing() else { return }
        let facts = take()
        if facts != .unchanged { tellAlone(facts) }
    }

    func stop() {
        controller?.onFactsChange = nil
    }
}
