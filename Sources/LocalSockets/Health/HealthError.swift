import Diagnostics
import MainLoop

/// Why a program is not known to be well, or cannot let anybody ask.
package struct HealthError: CodedError {
    package let code: Code
    /// The sentence that says what is wrong, where, and how to mend it.
    package let message: String
    package let cause: SystemCallError?

    init(_ code: Code, _ message: String, cause: SystemCallError? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    init(_ error: LocalSocketError) {
        self.init(Code(rawValue: error.code.rawValue), error.message, cause: error.cause)
    }
}

extension ErrorCode<HealthError> {
    /// `MULLION_HEALTH_SOCKET` names no place at which a program can be asked.
    package static var badPath: Self { Self(rawValue: "bad-path") }
    /// Another program of the same name answers there already.
    package static var pathInUse: Self { Self(rawValue: "path-in-use") }
    /// The socket could not be made.
    package static var socketFailed: Self { Self(rawValue: "socket-failed") }
    /// Nobody listens: the program does not run, or was not told to.
    package static var notRunning: Self { Self(rawValue: "not-running") }
    /// It listens, and its main thread does not answer.
    package static var noAnswer: Self { Self(rawValue: "no-answer") }
}
