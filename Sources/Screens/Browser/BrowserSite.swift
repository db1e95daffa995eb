import Foundation

/// Answers the requests of `BrowserPage`: our page at `/`, and beside it the part of noVNC that the page needs.
package struct BrowserSite: Sendable {
    let vncPort: Int
    let title: String
    /// The same as `VNCOptions.allowedOrigins`.
    let allowedOrigins: [String]
    /// The folder that noVNC is installed in.
    let noVNC: URL

    /// - Parameters:
    ///   - allowedOrigins: As `VNCOptions.allowedOrigins`.
    ///   - noVNC: The folder that noVNC is installed in.
    package init(vncPort: Int, title: String, allowedOrigins: [String], noVNC: URL) {
        self.vncPort = vncPort
        self.title = title
        self.allowedOrigins = allowedOrigins
        self.noVNC = noVNC
    }

    func checkInstallation() throws(ScreenError) {
        let main = noVNC.appending(path: "core/rfb.js").path
        guard !FileManager.default.isReadableFile(atPath: main) else { return }
        throw ScreenError(
            .noVNCMissing,
            "The browser page needs noVNC, and there is no readable \(main); install Debian's package “novnc”.")
    }

    /// Total: what is not there is an answer too.
    package func respond(to request: PageRequest) -> PageResponse {
        guard ["GET", "HEAD"].contains(request.method) else { return .methodNotAllowed }
        let withoutBody = request.method == "HEAD"
        if request.path == "/" { return page(for: request, withoutBody: withoutBody) }
        guard let (type, content) = content(at: request.path) else { return .notFound }
        return PageResponse(.ok, type: type, content, withoutBody: withoutBody)
    }

    /// The page connects to the port that stands in it, and to no other; so it is here that `?port=` is looked at.
    private func page(for request: PageRequest, withoutBody: Bool) -> PageResponse {
        guard let port = request.port.map(PortNumber.parse) ?? vncPort else { return .badPort }
        let html = BrowserPageContent.html(title: title, vncPort: port, isUsualPort: port == vncPort)
        return PageResponse(
            .ok, type: "text/html", Data(html.utf8), withoutBody: withoutBody,
            policy: ContentPolicy.page(at: request.host, vncPort: port, origins: allowedOrigins))
    }

    /// - Parameter path: As it stands in the request, percent-encoded.
    private func content(at path: String) -> (type: String, content: Data)? {
        switch path {
        case "/page.css": return ("text/css", Data(BrowserPageContent.css.utf8))
        case "/page.js": return ("text/javascript", Data(BrowserPageContent.javaScript.utf8))
        default: break
        }
        guard let file = Self.file(at: path, in: noVNC), let content = try? Data(contentsOf: file) else { return nil }
        return ("text/javascript", content)
    }

    /// The script of noVNC that a path names. Only plain names lead to one, so no path leads out of the folder.
    package static func file(at path: String, in folder: URL) -> URL? {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard components.count >= 3, components[0].isEmpty, ["core", "vendor"].contains(components[1]),
            path.hasSuffix(".js"), components.dropFirst().allSatisfy(isPlainName)
        else { return nil }
        return components.dropFirst().reduce(folder) { $0.appending(component: $1) }
    }

    private static func isPlainName(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: ".") else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
