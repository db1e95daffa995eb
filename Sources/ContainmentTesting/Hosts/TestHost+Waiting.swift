import PluginHost
import UIKit

extension TestHost {
    /// Waits until a condition holds. It is looked at now, and whenever something has happened in the host or was told by a plugin.
    ///
    /// - Parameters:
    ///   - event: What is waited for, to name it when it does not come.
    ///   - patience: In real time; nil: the host's.
    /// - Throws: `ContainmentTestError` when the time is up.
    public func wait(
        until event: String, upTo patience: Duration? = nil, _ condition: @escaping @MainActor () -> Bool
    ) async throws {
        guard try await waits(upTo: patience, until: condition) else {
            throw ContainmentTestError(
                .timedOut,
                "Waited \(patience ?? self.patience) in vain until \(event). This was shown:\n\(knownHierarchy)")
        }
    }

    /// - Returns: Whether it came to that in time.
    func waits(upTo patience: Duration?, until condition: @escaping @MainActor () -> Bool) async throws -> Bool {
        try checkOpen()
        return try await session.wait(upTo: patience ?? self.patience) { [weak self] in
            guard let self, !session.isClosed else { return true }
            followPanes()
            return condition()
        }
    }

    /// Has every pane's plugin tell what it shows, whenever that changes.
    private func followPanes() {
        for pane in panes { feed(of: pane).follow() }
    }

    /// How often both sides are asked until they are at rest.
    private static let mostRounds = 5

    /// Returns when both sides have come to rest: all input is answered, what followed from it is committed and drawn, and what began to
    /// move by it has arrived. What a timer or a task does later is not waited for, nor an animation that takes longer than five seconds
    /// or never ends, nor a plugin that the test has stopped, or that has been silent for ten seconds. A clock that stands still goes on by
    /// frames meanwhile.
    public func settle() async throws {
        try await settle(with: [])
    }

    /// - Parameter others: Panes that are not in the window any more, whose plugins are to have heard of that.
    func settle(with others: [RemoteViewController]) async throws {
        try await settleAnswers(with: others)
        try await settleTransitions(with: others)
    }

    /// Returns when all input is answered, and what followed from it is committed and drawn, be it on its way still.
    func settleAnswers(with others: [RemoteViewController] = []) async throws {
        var before: [ElementNode.Key]?
        for _ in 0..<Self.mostRounds {
            try await settleOnce(with: others)
            let now = tree.nodes.map(\.key)
            guard now != before else { return }
            before = now
        }
    }

    private func settleOnce(with others: [RemoteViewController]) async throws {
        try checkOpen()
        let asked = (panes + others).filter(isResponding).map { pane in (pane, feed(of: pane).askNow()) }
        let isAtRest = try await session.wait(upTo: patience) { [weak self] in
            guard let self else { return true }
            return !UpdateCycle.main.needsUpdate
                && asked.allSatisfy { pane, question in question.isAnswered || !self.isResponding(pane) }
        }
        guard isAtRest else {
            let silent = asked.filter { !$0.1.isAnswered }.map { "\($0.0.plugin), \($0.0.state)" }
            let reason =
                silent.isEmpty
                ? "the window asks for one update after the other"
                : "nothing was heard of \(silent.joined(separator: "; "))"
            throw ContainmentTestError(
                .timedOut,
                "Host and plugins did not come to rest within \(patience): \(reason). This was shown:\n\(knownHierarchy)"
            )
        }
    }

    /// Whether a pane's plugin can be expected to answer.
    func isResponding(_ pane: RemoteViewController) -> Bool {
        let line = line(of: pane)
        guard !line.isHeld, pane.processIdentifier.map({ !stopped.contains($0) }) ?? true else { return false }
        return switch pane.state {
        case .running: true
        // The machine may have had no time for it. Only what is silent for so long that it may be started anew is given up.
        case .unresponsive(let offersRestart): !offersRestart || line.isAwaited
        default: false
        }
    }
}
