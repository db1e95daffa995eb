import PluginProtocol

/// Why a call by a contract has no answer.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure, by which a program tells one from another.
    public let code: Code
    /// A sentence for a person: what, where, and how to mend it.
    public let message: String

    /// Makes an error of a kind, with a sentence for a person. A method that cannot answer throws one.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String {
        message
    }

    /// For generated code: there is no delegate, or the controller is gone.
    public static let nobody = ContractError(
        .nobody, "There is nobody who could answer: no delegate, or no controller any more.")

    /// For generated code: an optional method was left out.
    public static let unimplemented = ContractError(
        .unimplemented, "It is an optional method, which was left out here.")

    /// Later versions may have more.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The other side's version of the contract has no such method.
        public static let unknownMethod = Code(rawValue: "unknown-method")
        /// The method cannot read what was sent, or the caller cannot read what it returned.
        public static let malformedBody = Code(rawValue: "malformed-body")
        /// The method is an optional one, and left out.
        public static let unimplemented = Code(rawValue: "unimplemented")
        /// There is no delegate, or the controller at the other end has no contract.
        public static let nobody = Code(rawValue: "nobody")
        /// The implementation of the method has thrown an error; the message is that error's.
        public static let failed = Code(rawValue: "failed")
        /// As many calls as may be are waiting to be sent, or to be answered.
        public static let tooManyCalls = Code(rawValue: "too-many-calls")
        /// The call is larger than a call may be.
        public static let tooLarge = Code(rawValue: "too-large")
        /// The answer did not come in time. The other side may have done what was asked, or may still do it.
        public static let timedOut = Code(rawValue: "timed-out")
        /// The process at the other end has ended, or is not started again. It may have done what was asked before.
        public static let ended = Code(rawValue: "ended")
    }
}

extension ContractError {
    /// The error for a failure that the other side has told.
    init(_ failure: ContractFailure, of method: String) {
        let text = "\(method): \(failure.message)"
        switch failure.code {
        case .unknownMethod: self.init(.unknownMethod, text)
        case .malformedBody: self.init(.malformedBody, text)
        case .unimplemented: self.init(.unimplemented, text)
        case .nobody: self.init(.nobody, text)
        case .tooMany: self.init(.tooManyCalls, text)
        case .failed: self.init(.failed, text)
        }
    }
}

extension ContractFailure {
    /// The failure that the other side is told of an error.
    init(_ error: any Error) {
        guard let error = error as? ContractError else {
            self.init(.failed, "\(error)")
            return
        }
        switch error.code {
        case .unknownMethod: self.init(.unknownMethod, error.message)
        case .unimplemented: self.init(.unimplemented, error.message)
        case .nobody: self.init(.nobody, error.message)
        case .malformedBody: self.init(.malformedBody, error.message)
        default: self.init(.failed, error.message)
        }
    }
}
