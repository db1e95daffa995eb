import PluginProtocol

/// The calls to a process that is not there yet, in order.
struct WaitingCalls {
    private(set) var messages: [ContractMessage] = []
    private var bytes = 0

    /// - Throws: Where there is no room for more.
    mutating func add(_ message: ContractMessage) throws(ContractError) {
        let size = Self.size(of: message)
        guard messages.count < Limits.waitingCalls, bytes + size <= Limits.waitingCallBytes else {
            throw ContractError(
                .tooManyCalls,
                "\(messages.count) calls of \(bytes) bytes are waiting for the other process, and more are not kept. Call when it runs, or less often."
            )
        }
        bytes += size
        messages.append(message)
    }

    /// Nobody wants the answer any more.
    mutating func remove(_ number: CallSerial) {
        messages.removeAll { message in
            guard case .call(number, _, _) = message else { return false }
            bytes -= Self.size(of: message)
            return true
        }
    }

    /// The methods of what is only told: whoever asks hears what becomes of it.
    var told: [String] {
        messages.compactMap { if case .call(nil, let method, _) = $0 { method } else { nil } }
    }

    private static func size(of message: ContractMessage) -> Int {
        if case .call(_, let method, let body) = message { method.utf8.count + body.count } else { 0 }
    }
}
