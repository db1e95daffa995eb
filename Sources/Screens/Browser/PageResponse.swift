import Foundation

/// An answer to a browser, and then the end of the connection.
package struct PageResponse: Hashable, Sendable {
    enum Status: String, Sendable {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case headTooLarge = "431 Request Header Fields Too Large"
    }

    let status: Status
    /// `Name: value`, without the ends of lines.
    package let headers: [String]
    let body: Data

    init(
        _ status: Status, type: String, _ content: Data, withoutBody: Bool = false,
        policy: String = ContentPolicy.nothing, extra: [String] = []
    ) {
        self.status = status
        headers =
            [
                "Content-Type: \(type); charset=utf-8", "Content-Length: \(content.count)", "Connection: close",
                "Cache-Control: no-cache", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                "Content-Security-Policy: \(policy)",
            ] + extra
        body = withoutBody ? Data() : content
    }

    /// An answer for a person.
    private init(_ status: Status, _ sentence: String, extra: [String] = []) {
        self.init(status, type: "text/plain", Data("\(sentence)\n".utf8), extra: extra)
    }

    static let notFound = PageResponse(.notFound, "There is nothing here.")
    static let methodNotAllowed = PageResponse(.methodNotAllowed, "GET and HEAD only", extra: ["Allow: GET, HEAD"])
    static let badRequest = PageResponse(.badRequest, "This is no HTTP request that names its host.")
    static let badPort = PageResponse(
        .badRequest, "The port in this page's address is none: give “port” a number from 1 to 65535, or leave it out.")
    static let headTooLarge = PageResponse(.headTooLarge, "The request is too long.")

    /// The bytes that go over the network.
    var bytes: Data {
        let head = (["HTTP/1.1 \(status.rawValue)"] + headers).joined(separator: "\r\n")
        return Data((head + "\r\n\r\n").utf8) + body
    }
}
