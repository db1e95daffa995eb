/// The purpose of a socket, as errors about it say it.
package struct SocketPurpose: Sendable {
    /// With its article: `a health socket`.
    package let name: String
    /// The environment variable by which a user says where it is.
    package let variable: String

    package init(_ name: String, variable: String) {
        self.name = name
        self.variable = variable
    }
}
