/// Which web pages may open a WebSocket to the window. A browser lets every page try that, and says which one it is.
package struct AdmittedPages: Sendable {
    /// The address at which the window and its own page listen, as `VNCOptions.address`.
    let address: String
    let hasPassword: Bool
    /// The same as `VNCOptions.allowedOrigins`.
    let allowedOrigins: [String]
    /// The port of the host's own page; nil while there is none.
    var ownPort: Int?

    /// - Parameter ownPort: The port of the host's own page; nil while there is none.
    package init(address: String, hasPassword: Bool, allowedOrigins: [String], ownPort: Int? = nil) {
        self.address = address
        self.hasPassword = hasPassword
        self.allowedOrigins = allowedOrigins
        self.ownPort = ownPort
    }

    /// The pages of the host's own page server may connect, and those whose origins are listed.
    ///
    /// If other machines can reach the server, its page has the name of the very host that is connected to. That name has
    /// to be a number, unless viewers need a password: a foreign name can be made to mean any address, also that of a port
    /// that is published on 127.0.0.1 (DNS rebinding).
    ///
    /// - Parameters:
    ///   - origin: The header `Origin`.
    ///   - host: The header `Host`, of the connection to the VNC port.
    func admits(origin: String, host: String?) -> Bool {
        if allowedOrigins.contains(origin) { return true }
        guard let page = WebOrigin(origin), page.scheme == .http, let ownPort, page.port == ownPort else {
            return false
        }
        if isOwnName(page.host.name) { return true }
        guard SocketAddress(address, port: 0)?.isLoopback == false, hasPassword || page.host.address != nil else {
            return false
        }
        return host.flatMap { WebHost($0) }?.name == page.host.name
    }

    /// Whether browsers on this machine may call the page by that name. At an address of the loopback interface where
    /// we do not listen, another user's page may have our port.
    private func isOwnName(_ name: String) -> Bool {
        guard let listening = SocketAddress(address, port: 0) else { return false }
        if listening.isAny { return ["localhost", "127.0.0.1", "[::1]"].contains(name) }
        return name == listening.urlHost || name == "localhost" && ["127.0.0.1", "[::1]"].contains(listening.urlHost)
    }
}
