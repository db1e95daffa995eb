/// Why the main loop refused a request.
package struct MainLoopError: Error, CustomStringConvertible, Sendable {
    /// What kind of failure it is; open, so that a case can be added without breaking a `switch`.
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The process or the system has no descriptor, watch or memory left.
        package static let outOfResources = Code(rawValue: "outOfResources")
        /// The number names no open descriptor.
        package static let descriptorNotOpen = Code(rawValue: "descriptorNotOpen")
        /// The descriptor is of a kind that is always ready, such as a regular file, so that it cannot be waited for.
        package static let descriptorNotPollable = Code(rawValue: "descriptorNotPollable")
        /// Another registration of this loop watches the same descriptor.
        package static let descriptorAlreadyWatched = Code(rawValue: "descriptorAlreadyWatched")
        /// The signal cannot be taken over: it does not exist, or the kernel keeps it (SIGKILL, SIGSTOP).
        package static let signalNotAvailable = Code(rawValue: "signalNotAvailable")
        /// A system call failed in a way that none of the other codes describes.
        package static let systemFailure = Code(rawValue: "systemFailure")
    }

    package let code: Code
    /// What failed, where, and how to mend it.
    package let message: String
    /// The system call that failed, where one did.
    package let cause: SystemCallError?

    init(_ code: Code, _ message: String, cause: SystemCallError? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String {
        guard let cause else { return message }
        return "\(message) [\(cause)]"
    }
}
