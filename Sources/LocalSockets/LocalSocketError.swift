import Diagnostics
import MainLoop

/// Why a program cannot be asked at a Unix socket.
package struct LocalSocketError: CodedError {
    package let code: Code
    /// The sentence that says what is wrong, where, and how to mend it.
    package let message: String
    package let cause: SystemCallError?

    init(_ code: Code, _ message: String, cause: SystemCallError? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ErrorCode<LocalSocketError> {
    /// The path is none that a socket can have, or something else is there.
    package static var badPath: Self { Self(rawValue: "bad-path") }
    /// Another program answers there already.
    package static var pathInUse: Self { Self(rawValue: "path-in-use") }
    /// The socket could not be made.
    package static var socketFailed: Self { Self(rawValue: "socket-failed") }
}
