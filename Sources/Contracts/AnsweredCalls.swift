import PluginProtocol

/// What the other side has asked, and has no answer to yet.
struct AnsweredCalls {
    /// Nil until the task has first had to wait for something.
    private var open: [CallNumber: Task<Void, Never>?] = [:]
    private var last: CallNumber?

    var hasRoom: Bool {
        open.count < Limits.openCalls
    }

    /// - Throws: Where the number does not come after that of the call before.
    mutating func note(_ number: CallNumber) throws(Misbehaviour) {
        if let last, number <= last {
            throw Misbehaviour(.outOfTurn, "call \(number) does not come after \(last)", at: ["ContractMessage"])
        }
        last = number
    }

    mutating func begin(_ number: CallNumber) {
        open[number] = .some(nil)
    }

    /// The task goes on: it can be cancelled from now on.
    mutating func hold(_ task: Task<Void, Never>, for number: CallNumber) {
        if open[number] != nil { open[number] = task }
    }

    /// - Returns: Whether anybody still wants the answer.
    mutating func end(_ number: CallNumber) -> Bool {
        open.removeValue(forKey: number) != nil
    }

    mutating func cancel(_ number: CallNumber) {
        if let task = open.removeValue(forKey: number) { task?.cancel() }
    }

    /// The other side is gone, and with it its numbers.
    mutating func cancelAll() {
        let tasks = open.values
        self = AnsweredCalls()
        for task in tasks { task?.cancel() }
    }
}
