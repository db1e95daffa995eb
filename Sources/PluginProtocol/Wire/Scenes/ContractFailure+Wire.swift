import WireMessages

extension ContractFailure {
    private static let longestMessage = 4096

    init(wire: Mullion_V1_ContractFailure) throws(Misbehaviour) {
        self.init(
            Code(wire: wire.code), try WireNumber.text(wire.text, upTo: Self.longestMessage, "text"))
    }

    var wire: Mullion_V1_ContractFailure {
        .with {
            $0.code = code.wire
            $0.text = WireNumber.text(message, upTo: Self.longestMessage)
        }
    }
}

extension ContractFailure.Code {
    /// A reason that is not known here comes from a newer peer, and says why in words.
    fileprivate init(wire: Mullion_V1_ContractFailureCode) {
        switch wire {
        case .unknownMethod: self = .unknownMethod
        case .malformedBody: self = .malformedBody
        case .unimplemented: self = .unimplemented
        case .nobody: self = .nobody
        case .tooMany: self = .tooMany
        case .failed, .unspecified, .UNRECOGNIZED: self = .failed
        }
    }

    fileprivate var wire: Mullion_V1_ContractFailureCode {
        switch self {
        case .unknownMethod: .unknownMethod
        case .malformedBody: .malformedBody
        case .unimplemented: .unimplemented
        case .nobody: .nobody
        case .failed: .failed
        case .tooMany: .tooMany
        }
    }
}
