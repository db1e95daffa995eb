/// How long viewers may take for what.
struct ViewerPatience: Sendable {
    /// A connection that has said nothing for so long is a viewer, which waits for the server's version (RFC 6143, 7.1.1).
    /// A browser asks at once.
    var silence = Duration.milliseconds(200)
    /// From the connection until a browser's request is complete.
    var request = Duration.seconds(2)
    /// From the end of the greeting until the handshake is over, or somebody is asked for a password.
    var handshake = Duration.seconds(5)
    /// From the end of the greeting until the handshake is over, where a person may be typing a password.
    var password = Duration.seconds(60)
    /// How long a new size waits for a viewer that is being sent something.
    var exchange = Duration.seconds(3)
}
