import PluginProtocol

/// A question of the other side.
@MainActor final class AnsweredCall {
    let number: CallSerial
    /// Whether the other side still waits, in the session in which it asked.
    private(set) var isWanted = true
    private var task: Task<Void, Never>?

    init(_ number: CallSerial) {
        self.number = number
    }

    /// The task goes on: it can be cancelled from now on.
    func hold(_ task: Task<Void, Never>) {
        self.task = task
        if !isWanted { task.cancel() }
    }

    /// Nobody wants the answer any more.
    func abandon() {
        isWanted = false
        task?.cancel()
    }
}
