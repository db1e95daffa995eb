import Diagnostics

/// Why an end of a connection between host and plugin could not be made.
package struct TransportError: CodedError {
    package let code: Code
    /// The sentence that says what failed, where, and how to mend it.
    package let message: String
    /// The error of a layer below, where one was asked.
    package let cause: (any Error)?

    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ErrorCode<TransportError> {
    /// No directory can be had that belongs to this user alone.
    package static var noPrivateDirectory: Self { Self(rawValue: "no-private-directory") }
    /// The directory that a host shares with a plugin can be written to by others, belongs to another, or is none.
    package static var badSharedDirectory: Self { Self(rawValue: "bad-shared-directory") }
    /// Another host runs that shares the same directory with the same plugin.
    package static var directoryInUse: Self { Self(rawValue: "directory-in-use") }
    /// A socket or its watch could not be made.
    package static var socketFailed: Self { Self(rawValue: "socket-failed") }
    /// The program was not given what it needs to find its host.
    package static var noBootstrap: Self { Self(rawValue: "no-bootstrap") }
    /// The program was not given what a host writes.
    package static var badBootstrap: Self { Self(rawValue: "bad-bootstrap") }
    /// Another process of the plugin is connected to the host.
    package static var taken: Self { Self(rawValue: "taken") }
    /// The host does not want this process, and will not as long as things are as they are.
    package static var refused: Self { Self(rawValue: "refused") }
    /// A file of keys cannot be used.
    package static var badKey: Self { Self(rawValue: "bad-key") }
    /// libzmq is not there, or does not do what is asked of it.
    package static var noLibrary: Self { Self(rawValue: "no-library") }
}
