import Foundation

/// The part of a browser's request for a WebSocket that decides whether it is answered (RFC 6455, 4.1 and 10.2).
struct UpgradeRequest: Hashable {
    /// The `Host` header, with its port.
    let host: String?
    /// The `Origin` header: scheme, host and port of the page; browsers always send it.
    let origin: String?

    /// - Parameter bytes: The beginning of a connection. Nil while the request's headers are incomplete.
    init?(_ bytes: Data) {
        guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
        var headers: [String: String] = [:]
        let text = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        for line in text.split(separator: "\r\n").dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].lowercased()
            headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        host = headers["host"]
        origin = headers["origin"]
    }

    /// A page is let in if it was loaded from this machine, or if its origin is listed. If the server can be reached
    /// from other machines, a page that was loaded from the very host that it connects to is let in as well, if that host
    /// is named by a number or viewers need a password: a foreign name can be made to mean any address, also that of a
    /// port that is published on 127.0.0.1 (DNS rebinding).
    func isAllowed(isLoopback: Bool, hasPassword: Bool, allowedOrigins: [String]) -> Bool {
        // Not a browser: it could say anything here.
        guard let origin else { return true }
        if allowedOrigins.contains(origin) { return true }
        guard let page = URL(string: origin)?.host(percentEncoded: false), !page.isEmpty else { return false }
        if Self.isThisMachine(page) { return true }
        guard !isLoopback, hasPassword || Self.address(page) != nil, let host else { return false }
        return URL(string: "http://\(host)")?.host(percentEncoded: false)?.lowercased() == page.lowercased()
    }

    private static func isThisMachine(_ host: String) -> Bool {
        let name = host.lowercased()
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        return address(name)?.isLoopback ?? false
    }

    /// The address that a host's name is in numbers; nil for one that has to be looked up.
    private static func address(_ host: String) -> SocketAddress? {
        SocketAddress(host.trimmingCharacters(in: CharacterSet(charactersIn: "[]")), port: 0)
    }
}
