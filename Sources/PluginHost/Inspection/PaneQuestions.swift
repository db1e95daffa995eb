import MainLoop

/// Asks panes' plugins what they show, and waits for one that says nothing no longer than for a moment.
@MainActor final class PaneQuestions {
    typealias Answers = [ObjectIdentifier: PaneAnswer]

    /// Some panes that were asked together.
    private final class Round {
        var answers: Answers = [:]
        var left: Set<ObjectIdentifier>
        var timer: Registration?
        private var completion: ((Answers) -> Void)?

        init(_ panes: [RemoteViewController], completion: @escaping (Answers) -> Void) {
            left = Set(panes.map(ObjectIdentifier.init))
            self.completion = completion
        }

        func receive(_ answer: PaneAnswer, of pane: ObjectIdentifier) {
            guard left.remove(pane) != nil else { return }
            answers[pane] = answer
            finishIfDone()
        }

        func finishIfDone() {
            guard left.isEmpty, let completion else { return }
            self.completion = nil
            timer = nil
            completion(answers)
        }
    }

    /// How long a plugin may take before it is left out.
    static let patience = Duration.seconds(1)

    private let loop: MainLoop
    /// What a pane was asked and has not answered yet.
    private struct Question {
        /// Another one may come to have the identifier of one that is gone.
        weak var pane: RemoteViewController?
        /// Who waits for the answer.
        var rounds: [Round]
    }

    /// A pane that is silent is not asked again before it has answered: what it was asked waits in its socket, and there is an end to that.
    private var open: [ObjectIdentifier: Question] = [:]

    init(loop: MainLoop) {
        self.loop = loop
    }

    /// - Parameter completion: Called once, with an answer for each pane, within `patience` by the loop's clock.
    func ask(_ panes: [RemoteViewController], completion: @escaping (Answers) -> Void) {
        let round = Round(panes, completion: completion)
        round.timer = loop.schedule(after: Self.patience) { [weak self] in self?.giveUp(round) }
        for pane in panes { ask(pane, for: round) }
        round.finishIfDone()
    }

    private func ask(_ pane: RemoteViewController, for round: Round) {
        let id = ObjectIdentifier(pane)
        guard open[id]?.pane !== pane else {
            open[id]?.rounds.append(round)
            return
        }
        open[id] = Question(pane: pane, rounds: [round])
        pane.describe(ifChanged: false) { [weak self] description in
            guard let self else { return }
            for round in open.removeValue(forKey: id)?.rounds ?? [] {
                round.receive(description.map(PaneAnswer.told) ?? .nothing, of: id)
            }
        }
    }

    private func giveUp(_ round: Round) {
        for id in round.left {
            open[id]?.rounds.removeAll { $0 === round }
            round.receive(.silence, of: id)
        }
    }
}
