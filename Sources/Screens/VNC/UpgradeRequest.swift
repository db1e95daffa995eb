import Foundation

/// The part of a browser's request for a WebSocket that decides whether it is answered (RFC 6455, 4.1 and 10.2).
package struct UpgradeRequest: Hashable {
    /// The `Host` header, with its port.
    let host: String?
    /// The `Origin` header: scheme, host and port of the page; browsers always send it.
    package let origin: String?

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

    /// Whether whoever asks may connect to the window.
    package func isAllowed(by pages: AdmittedPages) -> Bool {
        // Not a browser: it could say anything here.
        guard let origin else { return true }
        return pages.admits(origin: origin, host: host)
    }
}
