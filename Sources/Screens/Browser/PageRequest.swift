/// A browser's request for a file: the first line of an HTTP/1.1 request (RFC 9112, section 3) and its `Host` header.
/// Its other lines do not matter here.
package struct PageRequest: Hashable, Sendable {
    /// A longer head is refused.
    static let longestHead = 16 << 10

    let method: String
    /// As it stands in the request, percent-encoded, without the query.
    package let path: String
    /// The part after the question mark, percent-encoded; empty where there is none.
    let query: String
    /// The name by which the browser calls this server.
    let host: WebHost

    init(method: String, path: String, query: String = "", host: WebHost) {
        self.method = method
        self.path = path
        self.query = query
        self.host = host
    }

    /// Nil unless `head` begins with a request line and has one `Host` header that names a host (RFC 9112, 3.2).
    package init?(head: some Collection<UInt8>) {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
        let hosts = lines.dropFirst().compactMap(Self.host)
        guard hosts.count == 1, let host = WebHost(hosts[0]) else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: String(words[0]), path: String(target[0]), query: target.count == 2 ? String(target[1]) : "",
            host: host)
    }

    /// The value of the header, if the line is that one.
    private static func host(of line: Substring) -> Substring? {
        guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else { return nil }
        var value = line[colon...].dropFirst()
        while let first = value.first, first == " " || first == "\t" { value.removeFirst() }
        while let last = value.last, last == " " || last == "\t" { value.removeLast() }
        return value
    }

    /// The value of the query's first `port`, as it stands there; nil where there is none.
    var port: Substring? {
        query.split(separator: "&").first { $0.hasPrefix("port=") }?.dropFirst("port=".count)
    }
}
