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
    /// from other machines, a page that was loaded from the very host that it connects to is let in as well. (On a
    /// loopback address that would be wrong: a foreign name can be made to mean 127.0.0.1.)
    func isAllowed(isLoopback: Bool, allowedOrigins: [String]) -> Bool {
        // Not a browser: it could say anything here.
        guard let origin else { return true }
        if allowedOrigins.contains(origin) { return true }
        guard let page = URL(string: origin)?.host(percentEncoded: false), !page.isEmpty else { return false }
        if Self.isThisMachine(page) { return true }
        guard !isLoopback, let host else { return false }
        return URL(string: "http://\(host)")?.host(percentEncoded: false)?.lowercased() == page.lowercased()
    }

    private static func isThisMachine(_ host: String) -> Bool {
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        return SocketAddress(name, port: 0)?.isLoopback ?? false
    }
}
