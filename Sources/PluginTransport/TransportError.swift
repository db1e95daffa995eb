/// Why an end of a connection between host and plugin could not be made.
package struct TransportError: Error, CustomStringConvertible, Sendable {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No directory can be had that belongs to this user alone.
        package static let noPrivateDirectory = Code(rawValue: "no-private-directory")
        /// The directory that a host shares with a plugin can be written to by others, belongs to another, or is none.
        package static let badSharedDirectory = Code(rawValue: "bad-shared-directory")
        /// Another host runs that shares the same directory with the same plugin.
        package static let directoryInUse = Code(rawValue: "directory-in-use")
        /// A socket or its watch could not be made.
        package static let socketFailed = Code(rawValue: "socket-failed")
        /// The program was not given what it needs to find its host.
        package static let noBootstrap = Code(rawValue: "no-bootstrap")
        /// What the program was given is not what a host writes.
        package static let badBootstrap = Code(rawValue: "bad-bootstrap")
        /// Another process of the plugin is connected to the host.
        package static let taken = Code(rawValue: "taken")
        /// The host does not want this process, and will not as long as things are as they are.
        package static let refused = Code(rawValue: "refused")
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
