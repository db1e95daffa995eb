/// What a browser asks for: the first line of an HTTP/1.1 request (RFC 9112, section 3). Its other lines do not matter here.
struct PageRequest: Hashable, Sendable {
    /// A longer head is refused.
    static let longestHead = 16 << 10

    let method: String
    /// As it stands in the request, percent-encoded, without the query.
    let path: String

    init(method: String, path: String) {
        self.method = method
        self.path = path
    }

    /// Nil unless `head` begins with a request line.
    init?(head: some Collection<UInt8>) {
        let line = head.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
        self.init(method: String(words[0]), path: String(words[1].prefix { $0 != "?" }))
    }
}
