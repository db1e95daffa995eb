/// Why a call is not answered.
package struct ContractFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package var code: Code
    /// A sentence for a person.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        "\(code.rawValue), \(TraceText.quoted(message))"
    }

    package enum Code: String, Hashable, Sendable, CaseIterable {
        /// The version of the contract that was called has no such method.
        case unknownMethod = "unknown method"
        /// The body is not what the method takes.
        case malformedBody = "malformed body"
        /// An optional method that was left out.
        case unimplemented
        /// There is no delegate, or no contract.
        case nobody
        /// What took the call has thrown an error.
        case failed
        /// As many calls as may be are unanswered.
        case tooMany = "too many calls"
    }
}
