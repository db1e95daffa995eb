import Foundation

/// An answer to a browser, and then the end of the connection.
struct PageResponse: Hashable, Sendable {
    enum Status: String, Sendable {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case headTooLarge = "431 Request Header Fields Too Large"
    }

    let status: Status
    let headers: [String]
    let body: Data

    init(_ status: Status, type: String, _ content: Data, withoutBody: Bool = false, extra: [String] = []) {
        self.status = status
        headers =
            [
                "Content-Type: \(type); charset=utf-8", "Content-Length: \(content.count)", "Connection: close",
                "Cache-Control: no-cache", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                // The page may load itself and noVNC, and connect to the VNC port; nobody may put it into a frame.
                "Content-Security-Policy: default-src 'self'; connect-src ws: wss:; img-src 'self' data: blob:; "
                    + "frame-ancestors 'none'",
            ] + extra
        body = withoutBody ? Data() : content
    }

    static let notFound = PageResponse(.notFound, type: "text/plain", Data("There is nothing here.\n".utf8))
    static let methodNotAllowed = PageResponse(
        .methodNotAllowed, type: "text/plain", Data("GET and HEAD only\n".utf8), extra: ["Allow: GET, HEAD"])
    static let badRequest = PageResponse(.badRequest, type: "text/plain", Data("This is no HTTP request.\n".utf8))
    static let headTooLarge = PageResponse(
        .headTooLarge, type: "text/plain", Data("The request is too long.\n".utf8))

    /// What goes over the network.
    var bytes: Data {
        let head = (["HTTP/1.1 \(status.rawValue)"] + headers).joined(separator: "\r\n")
        return Data((head + "\r\n\r\n").utf8) + body
    }
}
