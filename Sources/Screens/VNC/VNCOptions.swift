/// How a window is served over the network.
package struct VNCOptions: Hashable, Sendable {
    /// The address at which the screen listens: an IPv4 or IPv6 address of this machine in numbers, or `localhost`. An
    /// address that other machines can reach needs a password, or `letsEverybodyIn`. RFB is not encrypted: outside of a
    /// trusted network use a tunnel.
    package var address: String
    /// The TCP port; 0: a free one, which `VNCScreen.port` then tells.
    package var port: Int
    /// The password that viewers have to know: one to eight ASCII characters, for RFB uses no more. With nil every
    /// program of the same user and of root on this machine may look and type, and no other.
    package var password: String?
    /// Whether everybody who reaches the port may look and type without a password, also from other machines: it is a
    /// container's, say, whose port is published to one machine alone.
    package var letsEverybodyIn: Bool
    /// Origins of web pages that may connect by WebSocket beside the host's own page (`VNCScreen.pagePort`), such as
    /// `https://desk.example.org`.
    package var allowedOrigins: [String]
    /// How many viewers may be connected at once.
    package var maximumClients: Int
    /// In what the window follows the page that shows it, the one that said something last.
    package var following: PageFollowing

    package init(
        address: String = "127.0.0.1", port: Int = 0, password: String? = nil, letsEverybodyIn: Bool = false,
        allowedOrigins: [String] = [], maximumClients: Int = 16, following: PageFollowing = .all
    ) {
        self.address = address
        self.port = port
        self.password = password
        self.letsEverybodyIn = letsEverybodyIn
        self.allowedOrigins = allowedOrigins
        self.maximumClients = maximumClients
        self.following = following
    }

    func validatePassword() throws(ScreenError) {
        guard let password else { return }
        guard !password.isEmpty, password.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            throw ScreenError(
                .passwordNotUsable, "The VNC password has to be one to eight characters of plain ASCII text.")
        }
        guard password.utf8.count <= 8 else {
            throw ScreenError(
                .passwordTooLong,
                "The VNC password has \(password.utf8.count) characters, but the protocol uses only the first eight; "
                    + "choose one of at most eight.")
        }
    }
}
