/// The `Content-Security-Policy` of an answer (CSP 3): what a page may load and connect to.
enum ContentPolicy {
    /// For what is no page.
    static let nothing = "default-src 'none'; frame-ancestors 'none'"

    /// For the page: itself and noVNC, and the VNC port of the host that it was loaded from; nobody may put it into a frame.
    ///
    /// - Parameters:
    ///   - host: What the browser calls this server. Behind a proxy that says something else, the page's own host is one of
    ///     `origins`.
    ///   - origins: As `VNCOptions.allowedOrigins`.
    static func page(at host: WebHost, vncPort: Int, origins: [String]) -> String {
        let hosts = [host] + origins.compactMap { WebOrigin($0)?.host }
        var sources: [String] = []
        for source in hosts.flatMap({ self.sources(host: $0, port: vncPort) }) where !sources.contains(source) {
            sources.append(source)
        }
        return "default-src 'self'; connect-src \(sources.joined(separator: " ")); img-src 'self' data: blob:; "
            + "frame-ancestors 'none'"
    }

    private static func sources(host: WebHost, port: Int) -> [String] {
        // An IPv6 address is no source (CSP 3, 2.3.1, host-part), so there the scheme has to do.
        host.isIPv6 ? ["ws:", "wss:"] : ["ws", "wss"].map { "\($0)://\(host.name):\(port)" }
    }
}
