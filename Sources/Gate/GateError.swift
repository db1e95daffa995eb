import Diagnostics

/// Why a gate does not stand.
package struct GateError: CodedError {
    package let code: Code
    /// The sentence that says what failed, where, and how to mend it.
    package let message: String
    /// The error of a layer below, where one was asked.
    package let cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ErrorCode<GateError> {
    /// The address cannot be listened at.
    package static var noAddress: Self { Self(rawValue: "no-address") }
    /// A socket could not be made or watched.
    package static var socketFailed: Self { Self(rawValue: "socket-failed") }
}
