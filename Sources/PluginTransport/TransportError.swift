/// Why an end of a connection between host and plugin could not be made.
package struct TransportError: Error, CustomStringConvertible, Sendable {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No directory can be had that belongs to this user alone.
        package static let noPrivateDirectory = Code(rawValue: "no-private-directory")
        /// A socket or its watch could not be made.
        package static let socketFailed = Code(rawValue: "socket-failed")
        /// The program was not given what it needs to find its host.
        package static let noBootstrap = Code(rawValue: "no-bootstrap")
        /// What the program was given is not what a host writes.
        package static let badBootstrap = Code(rawValue: "bad-bootstrap")
    }

    package let code: Code
    /// What failed, where, and how to mend it.
    package let message: String
    /// What a layer below said, where one was asked.
    package let cause: (any Error)?

    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String {
        cause.map { "\(message) [\($0)]" } ?? message
    }
}
