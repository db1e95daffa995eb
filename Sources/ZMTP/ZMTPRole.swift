/// Which of the two kinds of socket one end of a connection is (RFC 28/REQREP).
package enum ZMTPRole: String, Sendable {
    /// The role of the host's end.
    case router = "ROUTER"
    /// The role of a plugin's end.
    case dealer = "DEALER"

    /// The role that the other end must have. Among the roles that may talk to a ROUTER, only a DEALER sends what it
    /// likes when it likes.
    var peer: ZMTPRole {
        self == .router ? .dealer : .router
    }
}
