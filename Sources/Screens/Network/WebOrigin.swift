/// The origin of a web page (RFC 6454): scheme, host and port.
package struct WebOrigin: Hashable, Sendable {
    enum Scheme: String, Sendable {
        case http
        case https

        var usualPort: Int {
            self == .http ? 80 : 443
        }
    }

    let scheme: Scheme
    /// As the origin names it.
    package let host: WebHost

    /// - Parameter text: As browsers send it: `http://localhost:6080`, `https://desk.example.org`. Nil for everything that
    ///   names no host: another scheme, `null`, a path, even a slash at the end.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let scheme = Scheme(rawValue: text[..<colon].lowercased()),
            text[colon...].hasPrefix("://"), let host = WebHost(text[colon...].dropFirst(3))
        else { return nil }
        self.scheme = scheme
        self.host = host
    }

    /// 1 to 65535; that of the scheme where the origin names none.
    package var port: Int {
        host.port ?? scheme.usualPort
    }
}
