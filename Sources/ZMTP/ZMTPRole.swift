/// Which of the two kinds of socket one end of a connection is (RFC 28/REQREP).
package enum ZMTPRole: String, Sendable {
    /// The host's.
    case router = "ROUTER"
    /// A plugin's.
    case dealer = "DEALER"

    /// What may be at the other end. Of what may talk to a ROUTER only a DEALER sends what it likes when it likes.
    var peer: ZMTPRole {
        self == .router ? .dealer : .router
    }
}
