import Foundation
import Screens

extension FuzzTarget {
    /// The first bytes of a connection to the VNC port or to the page's port. The first byte says after how many the first
    /// look is taken.
    static let browser = FuzzTarget("browser") { input in
        guard let first = input.first else { return }
        let bytes = Data(input.dropFirst().prefix(ViewerGreeting.longest))
        guard !bytes.isEmpty else { return }
        greet(Data(bytes.prefix(max(Int(first), 1))), then: bytes)
        request(bytes)
        if let text = String(data: bytes, encoding: .utf8) { name(text) }
    }

    /// Who is known to be a viewer or a browser stays one when more comes.
    private static func greet(_ start: Data, then whole: Data) {
        let early = ViewerGreeting(start)
        let late = ViewerGreeting(whole)
        // A word that is cut within its first four bytes is not known for what it is.
        if start.count >= 4, early != .incomplete { precondition(early == late, "more bytes change what came before") }
        guard case .browser(let request) = late, request.isAllowed(by: pages), let origin = request.origin else {
            return
        }
        guard let page = WebOrigin(origin) else { preconditionFailure("a page without an origin is admitted") }
        precondition(
            ["localhost", "127.0.0.1"].contains(page.host.name) && page.port == 6080, "a foreign page is admitted")
    }

    private static let pages = AdmittedPages(
        address: "127.0.0.1", hasPassword: false, allowedOrigins: [], ownPort: 6080)
    private static let site = BrowserSite(
        vncPort: 5900, title: "<Title>", allowedOrigins: ["https://desk.example.org"],
        noVNC: URL(fileURLWithPath: "/nowhere"))

    /// No answer has a line or a header of the asker's making.
    private static func request(_ bytes: Data) {
        guard let request = PageRequest(head: bytes) else { return }
        precondition(request.path.hasPrefix("/"))
        let headers = site.respond(to: request).headers
        precondition(
            headers.allSatisfy { header in header.utf8.allSatisfy { (0x20..<0x7F).contains($0) } },
            "a header has a character that may not be there")
        if let file = BrowserSite.file(at: request.path, in: URL(fileURLWithPath: "/folder")) {
            precondition(file.standardizedFileURL.path.hasPrefix("/folder/"), "a path leads out of the folder")
        }
    }

    /// The name of a host may stand in a header or a page as it is, and is itself when it is read again.
    private static func name(_ text: String) {
        let host = WebHost(text) ?? WebOrigin(text)?.host
        guard let host else { return }
        precondition(host.name.utf8.allSatisfy { (0x21..<0x7F).contains($0) && !"<>\"'&;,".utf8.contains($0) })
        precondition(WebHost(host.name)?.name == host.name, "the name of a host is none")
        _ = host.address
    }
}
