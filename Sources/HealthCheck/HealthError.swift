import MainLoop

/// Why a program is not known to be well, or cannot let anybody ask.
package struct HealthError: Error, CustomStringConvertible, Sendable {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `MULLION_HEALTH_SOCKET` names no place at which a program can be asked.
        package static let badPath = Code(rawValue: "bad-path")
        /// Another program of the same name answers there already.
        package static let pathInUse = Code(rawValue: "path-in-use")
        /// The socket could not be made.
        package static let socketFailed = Code(rawValue: "socket-failed")
        /// Nobody listens: the program does not run, or was not told to.
        package static let notRunning = Code(rawValue: "not-running")
        /// It listens, and its main thread does not answer.
        package static let noAnswer = Code(rawValue: "no-answer")
    }

    package let code: Code
    /// What is wrong, where, and how to mend it.
    package let message: String
    package let cause: SystemCallError?

    init(_ code: Code, _ message: String, cause: SystemCallError? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String {
        cause.map { "\(message) [\($0)]" } ?? message
    }
}
