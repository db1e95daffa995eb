import Diagnostics
import PluginProtocol
import UIKit

/// Says what a scene shows, in words, when the host has asked for it. Until then it costs nothing.
@MainActor final class SceneDescriber {
    private let describe: () -> SceneDescription
    private let isCommitComing: () -> Bool
    private let answer: (SceneDescription, SequenceNumber) -> Void
    private var told: SceneDescription?
    /// What is to be answered with what is shown after the next update, and what has time until something else is shown.
    private var waiting: [(request: SequenceNumber, ifChanged: Bool)] = []
    private var observation: Override?

    /// - Parameters:
    ///   - isCommitComing: Whether there are changes that the host does not know of and will give its leave to: they come first.
    ///   - answer: Tells the host, after all that was committed before.
    init(
        describe: @escaping () -> SceneDescription, isCommitComing: @escaping () -> Bool,
        answer: @escaping (SceneDescription, SequenceNumber) -> Void
    ) {
        self.describe = describe
        self.isCommitComing = isCommitComing
        self.answer = answer
    }

    /// The scene is over: nothing is told of it any more.
    func stop() {
        waiting = []
        observation = nil
    }

    func enqueue(_ request: SequenceNumber, ifChanged: Bool) {
        waiting.append((request, ifChanged))
        if observation == nil {
            observation = UpdateCycle.main.observe { [weak self] in self?.answerWhatIsDue() }
        }
        // What was said before is done in the turn that ends with this update.
        UpdateCycle.main.setNeedsUpdate()
    }

    private func answerWhatIsDue() {
        guard !isCommitComing() else { return }
        let description = describe()
        let isNew = description != told
        let due = waiting.filter { isNew || !$0.ifChanged }
        guard !due.isEmpty else { return }
        waiting.removeAll { isNew || !$0.ifChanged }
        told = description
        if waiting.isEmpty { observation = nil }
        for entry in due { answer(description, entry.request) }
    }
}
