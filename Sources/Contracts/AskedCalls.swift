import Foundation
import PluginProtocol

/// What this side has asked, and has no answer to yet.
@MainActor struct AskedCalls {
    private struct Entry {
        let timer: AnyObject
        let continuation: CheckedContinuation<Data, any Error>
        let method: String
    }

    private var entries: [CallNumber: Entry] = [:]
    private var last: (number: CallNumber, method: String)?

    /// The number of the next call.
    mutating func next(_ method: String) throws(ContractError) -> CallNumber {
        guard entries.count < Limits.openCalls else {
            throw ContractError(
                .tooManyCalls,
                "\(method): \(Limits.openCalls) calls are unanswered already. Wait for some of the answers.")
        }
        let number = last?.number.next ?? .first
        last = (number, method)
        return number
    }

    mutating func expect(
        _ number: CallNumber, _ timer: AnyObject, _ continuation: CheckedContinuation<Data, any Error>
    ) {
        entries[number] = Entry(timer: timer, continuation: continuation, method: last?.method ?? "")
    }

    /// - Returns: Whether anybody was waiting.
    @discardableResult mutating func end(_ number: CallNumber, _ result: Result<Data, any Error>) -> Bool {
        guard let entry = entries.removeValue(forKey: number) else { return false }
        entry.continuation.resume(with: result)
        return true
    }

    /// An answer that comes too late, or a second one, is ignored.
    mutating func take(_ result: Result<Data, ContractFailure>, to number: CallNumber) throws(Misbehaviour) {
        guard let last, number <= last.number else {
            throw Misbehaviour(.outOfTurn, "an answer to call \(number), which was never made", at: ["ContractMessage"])
        }
        guard let method = entries[number]?.method else { return }
        end(number, result.mapError { ContractError($0, of: method) })
    }

    mutating func endAll(_ error: ContractError) {
        let open = entries.sorted { $0.key < $1.key }
        // The next process begins to count anew, and so do the calls.
        self = AskedCalls()
        for (_, entry) in open { entry.continuation.resume(throwing: error) }
    }
}
