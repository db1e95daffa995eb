import Foundation
import PluginProtocol

/// The calls that this side has made and that have no answer yet.
@MainActor struct AskedCalls {
    private var calls: [CallSerial: AskedCall] = [:]
    private var last: CallSerial?

    /// - Returns: The call's number.
    /// - Throws: Where as many are open as may be.
    mutating func add(_ call: AskedCall) throws(ContractError) -> CallSerial {
        guard calls.count < Limits.openCalls else {
            throw ContractError(
                .tooManyCalls,
                "\(call.method): \(Limits.openCalls) calls are unanswered already. Wait for some of the answers.")
        }
        let number = last?.next ?? .first
        last = number
        call.number = number
        calls[number] = call
        return number
    }

    /// - Returns: Whether anybody was waiting.
    @discardableResult mutating func end(_ number: CallSerial, _ result: Result<Data, any Error>) -> Bool {
        guard let call = calls.removeValue(forKey: number) else { return false }
        call.end(result)
        return true
    }

    /// An answer that comes too late, or a second one, is ignored.
    mutating func receive(_ result: Result<Data, ContractFailure>, to number: CallSerial) throws(Misbehaviour) {
        guard let last, number <= last else {
            throw Misbehaviour(.outOfTurn, "an answer to call \(number), which was never made", at: ["ContractMessage"])
        }
        guard let method = calls[number]?.method else { return }
        end(number, result.mapError { ContractError($0, of: method) })
    }

    mutating func endAll(_ error: ContractError) {
        let open = calls.sorted { $0.key < $1.key }
        // The next process begins to count anew, and so do the calls.
        self = AskedCalls()
        for (_, call) in open { call.end(.failure(error)) }
    }
}

extension AskedCall {
    fileprivate func end(_ result: Result<Data, any Error>) {
        number = nil
        timer = nil
        answer.resolve(result)
    }
}
