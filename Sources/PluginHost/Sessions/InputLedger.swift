import MainLoop
import PluginProtocol

/// Remembers input that a plugin has yet to answer for, so that what it leaves unhandled can go on to whoever is above the
/// pane. An answer that does not come in time counts as unhandled; one that comes later is ignored.
@MainActor final class InputLedger {
    static let deadline = Duration.milliseconds(250)

    private struct Entry {
        let sequence: SequenceNumber
        let due: Duration
        let onAnswer: (InputAnswer) -> Void
    }

    private let loop: MainLoop
    private var entries: [Entry] = []
    private var timer: Registration?

    init(loop: MainLoop) {
        self.loop = loop
    }

    func expectAnswer(to sequence: SequenceNumber, onAnswer: @escaping (InputAnswer) -> Void) {
        entries.append(Entry(sequence: sequence, due: loop.clock.now + Self.deadline, onAnswer: onAnswer))
        schedule()
    }

    func take(_ answer: InputAnswer, to sequence: SequenceNumber) {
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
        timer = nil
        guard !open.isEmpty else { return }
        loop.post { for entry in open { entry.onAnswer(.unhandled) } }
    }

    private func schedule() {
        timer = nil
        guard let first = entries.first else { return }
        timer = loop.schedule(after: max(.zero, first.due - loop.clock.now)) { [weak self] in self?.timeIsUp() }
    }

    private func timeIsUp() {
        let now = loop.clock.now
        let late = entries.prefix { $0.due <= now }
        entries.removeFirst(late.count)
        schedule()
        for entry in late { entry.onAnswer(.unhandled) }
    }
}
