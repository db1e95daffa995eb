import Foundation
import WireMessages

extension ContractMessage {
    private static let longestMethod = 256

    init(wire: Mullion_V1_ContractMessage) throws(Misbehaviour) {
        switch wire.kind {
        case .call(let call):
            self = try within("call") { () throws(Misbehaviour) -> ContractMessage in
                try WireNumber.require(!call.method.isEmpty, "method")
                try WireNumber.count(call.body.count, upTo: Limits.contractBytes, "body")
                return .call(
                    call.hasNumber ? try WireNumber.serial(call.number, "number") : nil,
                    method: try WireNumber.text(call.method, upTo: Self.longestMethod, "method"), body: call.body)
            }
        case .answer(let answer):
            self = try within("answer") { () throws(Misbehaviour) -> ContractMessage in
                .answer(try WireNumber.serial(answer.number, "number"), try Self.result(answer.result))
            }
        case .cancelledCall(let number):
            self = .cancel(try WireNumber.serial(number, "cancelled_call"))
        case nil:
            throw Misbehaviour(.missingField, "it is missing", at: ["kind"])
        }
    }

    private static func result(
        _ wire: Mullion_V1_ContractAnswer.OneOf_Result?
    ) throws(Misbehaviour) -> Result<Data, ContractFailure> {
        switch wire {
        case .body(let body):
            try WireNumber.count(body.count, upTo: Limits.contractBytes, "body")
            return .success(body)
        case .failure(let failure):
            return .failure(try within("failure", try ContractFailure(wire: failure)))
        case nil:
            throw Misbehaviour(.missingField, "it is missing", at: ["result"])
        }
    }

    var wire: Mullion_V1_ContractMessage {
        .with {
            switch self {
            case .call(let number, let method, let body):
                $0.call = .with {
                    if let number { $0.number = number.rawValue }
                    $0.method = WireNumber.text(method, upTo: Self.longestMethod)
                    $0.body = body
                }
            case .answer(let number, let result):
                $0.answer = .with {
                    $0.number = number.rawValue
                    switch result {
                    case .success(let body): $0.body = body
                    case .failure(let failure): $0.failure = failure.wire
                    }
                }
            case .cancel(let number):
                $0.cancelledCall = number.rawValue
            }
        }
    }
}
