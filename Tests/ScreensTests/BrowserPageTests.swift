import Foundation
import MainLoop
import MainLoopTesting
import Testing

@testable import Screens

@MainActor @Suite(.serialized) final class BrowserPageTests {
    /// A folder that looks like an installed noVNC.
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        let core = folder.appending(path: "novnc/core")
        try FileManager.default.createDirectory(at: core, withIntermediateDirectories: true)
        try Data("// noVNC".utf8).write(to: core.appending(component: "rfb.js"))
        try Data("secret".utf8).write(to: folder.appending(component: "secret.js"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var site: BrowserSite {
        BrowserSite(vncPort: 5901, title: "A <b> & \"c\"", noVNC: folder.appending(component: "novnc"))
    }

    private func answer(_ method: String, _ path: String) -> PageResponse {
        site.respond(to: PageRequest(method: method, path: path))
    }

    @Test("The page names the VNC port and the title, escaped")
    func page() {
        let response = answer("GET", "/")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == .ok)
        #expect(text.contains("data-vnc-port=\"5901\""))
        #expect(text.contains("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>"))
    }

    @Test("Scripts of noVNC are served", arguments: ["/core/rfb.js", "/page.js", "/page.css"])
    func files(path: String) {
        #expect(answer("GET", path).status == .ok)
    }

    @Test(
        "No path leads out of noVNC's folder",
        arguments: [
            "/../secret.js", "/core/../../secret.js", "/core/..%2f..%2fsecret.js", "/core/%2e%2e/%2e%2e/secret.js",
            "/core//rfb.js", "/core/.rfb.js", "/core", "/core/", "core/rfb.js", "", "/core/rfb.js/", "/core/rfb.js%00",
            "/app/ui.js", "//core/rfb.js", "/core/./rfb.js", "/core\\..\\..\\secret.js", "/core/rfb.js?x=.js",
        ])
    func traversal(path: String) {
        #expect(answer("GET", path).status == .notFound)
    }

    @Test("HEAD answers without a body; other methods are refused")
    func methods() {
        let head = answer("HEAD", "/core/rfb.js")
        #expect(head.status == .ok && head.headers.contains("Content-Length: 8"))
        #expect(head.body.isEmpty)
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "get", ""] {
            #expect(answer(method, "/").status == .methodNotAllowed)
        }
    }

    @Test("A request line is taken apart, and what is none is refused")
    func requests() {
        let plain = PageRequest(head: Array("GET /core/rfb.js?x=1 HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        #expect(plain == PageRequest(method: "GET", path: "/core/rfb.js"))
        for text in ["", "GET /", "GET / FTP/1.0", "GET  / HTTP/1.1", "GET a HTTP/1.1", "\u{16}\u{3}\u{1}"] {
            #expect(PageRequest(head: Array("\(text)\r\n\r\n".utf8)) == nil)
        }
    }

    @Test("Without noVNC the error names the package")
    func missing() {
        let page = BrowserPage(vncPort: 1, title: "", noVNC: folder.path + "/nothing")
        let error = #expect(throws: ScreenError.self) { try page.open() }
        #expect(error?.code == .noVNCMissing)
        #expect(error?.message.contains("“novnc”") == true)
    }

    @Test("The server answers over the network, and closes so that its port is free again")
    func server() async throws {
        let noVNC = folder.appending(component: "novnc").path
        let guest = try GuestLoop()
        let page = BrowserPage(vncPort: 5901, title: "Window", noVNC: noVNC, loop: guest.loop)
        let url = try page.open()
        #expect(page.url == url)
        let answer = try await Self.get(url, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("<title>Window</title>"))
        #expect(try await Self.get(url, "nonsense\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
        let long = "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: PageRequest.longestHead + 4096)
        #expect(try await Self.get(url, long).hasPrefix("HTTP/1.1 431 "))
        let second = BrowserPage(port: url.port ?? 0, vncPort: 5901, title: "Window", noVNC: noVNC, loop: guest.loop)
        let error = #expect(throws: ScreenError.self) { try second.open() }
        #expect(error?.code == .addressInUse)
        page.close()
        page.close()
        #expect(page.url == nil)
        let third = BrowserPage(port: url.port ?? 0, vncPort: 5901, title: "Window", noVNC: noVNC, loop: guest.loop)
        #expect(try third.open() == url)
        third.close()
    }

    @Test("While nobody asks for anything, the page does not wake the loop")
    func idle() async throws {
        let noVNC = folder.appending(component: "novnc").path
        let loop = try MainLoop(clock: ManualClock())
        let page = BrowserPage(vncPort: 5901, title: "Window", noVNC: noVNC, loop: loop)
        try page.open()
        let before = loop.statistics.callbacks
        #expect(!loop.runOneTurn(timeout: .milliseconds(200)))
        #expect(loop.statistics.callbacks == before)
        page.close()
    }

    private static func get(_ url: URL, _ request: String) async throws -> String {
        let port = try #require(url.port)
        return try await Task.detached {
            let client = try RFBClient(port: port)
            try client.send(Array(request.utf8))
            return String(decoding: client.receiveRest(), as: UTF8.self)
        }.value
    }
}
