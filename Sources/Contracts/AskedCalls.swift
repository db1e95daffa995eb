import Foundation
import PluginProtocol

/// What this side has asked, and has no answer to yet.
@MainActor struct AskedCalls {
    fileprivate struct Entry {
        let call: AskedCall
        let continuation: CheckedContinuation<Data, any Error>
    }

    private var entries: [CallNumber: Entry] = [:]
    private var last: CallNumber?

    /// - Returns: The call's number.
    /// - Throws: Where as many are open as may be.
    mutating func add(
        _ call: AskedCall, _ continuation: CheckedContinuation<Data, any Error>
    ) throws(ContractError) -> CallNumber {
        guard entries.count < Limits.openCalls else {
            throw ContractError(
                .tooManyCalls,
                "\(call.method): \(Limits.openCalls) calls are unanswered already. Wait for some of the answers.")
        }
        let number = last?.next ?? .first
        last = number
        call.number = number
        entries[number] = Entry(call: call, continuation: continuation)
        return number
    }

    /// - Returns: Whether anybody was waiting.
    @discardableResult mutating func end(_ number: CallNumber, _ result: Result<Data, any Error>) -> Bool {
        guard let entry = entries.removeValue(forKey: number) else { return false }
        entry.finish(result)
        return true
    }

    /// An answer that comes too late, or a second one, is ignored.
    mutating func take(_ result: Result<Data, ContractFailure>, to number: CallNumber) throws(Misbehaviour) {
        guard let last, number <= last else {
            throw Misbehaviour(.outOfTurn, "an answer to call \(number), which was never made", at: ["ContractMessage"])
        }
        guard let method = entries[number]?.call.method else { return }
        end(number, result.mapError { ContractError($0, of: method) })
    }

    mutating func endAll(_ error: ContractError) {
        let open = entries.sorted { $0.key < $1.key }
        // The next process begins to count anew, and so do the calls.
        self = AskedCalls()
        for (_, entry) in open { entry.finish(.failure(error)) }
    }
}

extension AskedCalls.Entry {
    @MainActor fileprivate func finish(_ result: Result<Data, any Error>) {
        call.number = nil
        call.timer = nil
        continuation.resume(with: result)
    }
}
