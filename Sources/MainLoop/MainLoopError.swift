import Diagnostics

/// Why the main loop refused a request.
package struct MainLoopError: CodedError {
    package let code: Code
    /// The sentence that says what failed, where, and how to mend it.
    package let message: String
    /// The system call that failed, where one did.
    package let cause: SystemCallError?

    init(_ code: Code, _ message: String, cause: SystemCallError? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ErrorCode<MainLoopError> {
    /// The process or the system has no descriptor, watch or memory left.
    package static var outOfResources: Self { Self(rawValue: "out-of-resources") }
    /// The number names no open descriptor.
    package static var descriptorNotOpen: Self { Self(rawValue: "descriptor-not-open") }
    /// The descriptor is of a kind that is always ready, such as a regular file, so that it cannot be waited for.
    package static var descriptorNotPollable: Self { Self(rawValue: "descriptor-not-pollable") }
    /// Another registration of this loop watches the same descriptor.
    package static var descriptorAlreadyWatched: Self { Self(rawValue: "descriptor-already-watched") }
    /// The signal cannot be taken over: it does not exist, or the kernel keeps it (SIGKILL, SIGSTOP).
    package static var signalNotAvailable: Self { Self(rawValue: "signal-not-available") }
    /// A system call failed in a way that none of the other codes describes.
    package static var systemFailure: Self { Self(rawValue: "system-failure") }
}
