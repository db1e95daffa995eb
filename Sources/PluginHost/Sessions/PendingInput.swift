import MainLoop
import PluginProtocol

/// Remembers input that a plugin has yet to answer for, so that what it leaves unhandled can go on to whoever is above the
/// pane. An answer that does not come in time counts as unhandled, but for what nobody else would get; one that comes later is ignored.
@MainActor final class PendingInput {
    /// For what others would get.
    static let patience = Duration.milliseconds(250)

    private struct Entry {
        let sequence: SequenceNumber
        let due: Duration
        let substitute: InputAnswer
        let onAnswer: (InputAnswer) -> Void
    }

    private let loop: MainLoop
    private var entries: [Entry] = []
    private lazy var deadline = Deadline(on: loop) { [weak self] in self?.timeIsUp() }

    init(loop: MainLoop) {
        self.loop = loop
    }

    /// - Parameters:
    ///   - due: By when, on the loop's clock; nil: in the usual time.
    ///   - substitute: What counts where no answer comes.
    func expectAnswer(
        to sequence: SequenceNumber, by due: Duration? = nil, otherwise substitute: InputAnswer = .unhandled,
        onAnswer: @escaping (InputAnswer) -> Void
    ) {
        entries.append(
            Entry(
                sequence: sequence, due: due ?? loop.clock.now + Self.patience, substitute: substitute,
                onAnswer: onAnswer))
        schedule()
    }

    /// The plugin has answered. An answer that nobody waits for any more is ignored.
    func receive(_ answer: InputAnswer, to sequence: SequenceNumber) {
        guard let index = entries.firstIndex(where: { $0.sequence == sequence }) else { return }
        let entry = entries.remove(at: index)
        schedule()
        entry.onAnswer(answer)
    }

    /// The plugin is gone: nobody handled what is open. It goes on in the loop's next round, not within the call, because
    /// whoever gets it then may do anything.
    func close() {
        let open = entries
        entries = []
        schedule()
        guard !open.isEmpty else { return }
        loop.post { for entry in open { entry.onAnswer(entry.substitute) } }
    }

    private func schedule() {
        deadline.time = entries.lazy.map(\.due).min()
    }

    private func timeIsUp() {
        // What has become due since then may be answered by what is still to be read.
        let now = loop.lookTime
        let late = entries.filter { $0.due <= now }
        entries.removeAll { $0.due <= now }
        schedule()
        for entry in late { entry.onAnswer(entry.substitute) }
    }
}
