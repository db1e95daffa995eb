import PluginProtocol

/// The calls of the other side that are being answered.
@MainActor struct AnsweredCalls {
    /// Also those that nobody wants any more, until they have ended: whoever is asked need not notice that he was cancelled.
    private var running: [AnsweredCall] = []
    private var last: CallSerial?

    var hasRoom: Bool {
        running.count < Limits.openCalls
    }

    /// - Throws: Where the number does not come after that of the call before.
    mutating func accept(_ number: CallSerial) throws(Misbehaviour) {
        if let last, number <= last {
            throw Misbehaviour(.outOfTurn, "call \(number) does not come after \(last)", at: ["ContractMessage"])
        }
        last = number
    }

    mutating func begin(_ number: CallSerial) -> AnsweredCall {
        let call = AnsweredCall(number)
        running.append(call)
        return call
    }

    mutating func end(_ call: AnsweredCall) {
        running.removeAll { $0 === call }
    }

    func wanted(_ number: CallSerial) -> AnsweredCall? {
        running.first { $0.number == number && $0.isWanted }
    }

    /// The other side is gone, and with it its numbers.
    ///
    /// - Returns: What it had asked.
    mutating func takeAll() -> [AnsweredCall] {
        last = nil
        return running
    }
}
