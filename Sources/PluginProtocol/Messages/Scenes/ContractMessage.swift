import Foundation

/// What a parent and its child say to each other by their contract; the same in both directions.
package enum ContractMessage: Hashable, Sendable {
    /// The number is nil where it is told and not answered.
    case call(CallSerial?, method: String, body: Data)
    case answer(CallSerial, Result<Data, ContractFailure>)
    /// Nobody wants the answer any more.
    case cancel(CallSerial)
}

extension ContractMessage: CustomStringConvertible {
    /// `call: Edit, 12 bytes`, without what is said.
    package var description: String {
        switch self {
        case .call(let number, let method, let body):
            "call\(number.map { " \($0)" } ?? ""): \(TraceText.quoted(method)), \(body.count) bytes"
        case .answer(let number, .success(let body)): "answer \(number): \(body.count) bytes"
        case .answer(let number, .failure(let failure)): "answer \(number): \(failure)"
        case .cancel(let number): "cancel \(number)"
        }
    }
}
