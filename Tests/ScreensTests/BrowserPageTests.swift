import FlyingFox
import Foundation
import MainLoop
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

    private func request(_ method: HTTPMethod, _ path: String) -> HTTPRequest {
        HTTPRequest(method: method, version: .http11, path: path, query: [], headers: [:], body: Data())
    }

    @Test("The page names the VNC port and the title, escaped")
    func page() async throws {
        let response = try await site.handleRequest(request(.GET, "/"))
        let text = String(decoding: try await response.bodyData, as: UTF8.self)
        #expect(response.statusCode == .ok)
        #expect(text.contains("data-vnc-port=\"5901\""))
        #expect(text.contains("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>"))
    }

    @Test("Scripts of noVNC are served", arguments: ["/core/rfb.js", "/page.js", "/page.css"])
    func files(path: String) async throws {
        #expect(try await site.handleRequest(request(.GET, path)).statusCode == .ok)
    }

    @Test(
        "No path leads out of noVNC's folder",
        arguments: [
            "/../secret.js", "/core/../../secret.js", "/core/..%2f..%2fsecret.js", "/core/%2e%2e/%2e%2e/secret.js",
            "/core//rfb.js", "/core/.rfb.js", "/core", "/core/", "core/rfb.js", "", "/core/rfb.js/", "/core/rfb.js%00",
            "/app/ui.js", "//core/rfb.js", "/core/./rfb.js", "/core\\..\\..\\secret.js", "/core/rfb.js?x=.js",
        ])
    func traversal(path: String) async throws {
        #expect(try await site.handleRequest(request(.GET, path)).statusCode == .notFound)
    }

    @Test("HEAD answers without a body; other methods are refused")
    func methods() async throws {
        let head = try await site.handleRequest(request(.HEAD, "/core/rfb.js"))
        #expect(head.statusCode == .ok && head.headers[.contentLength] == "8")
        #expect(try await head.bodyData.isEmpty)
        for method in [HTTPMethod.POST, .PUT, .DELETE, .OPTIONS] {
            #expect(try await site.handleRequest(request(method, "/")).statusCode == .methodNotAllowed)
        }
    }

    @Test("Without noVNC the error names the package")
    func missing() async {
        let page = BrowserPage(vncPort: 1, title: "", noVNC: folder.path + "/nothing")
        let error = await #expect(throws: ScreenError.self) { try await page.open() }
        #expect(error?.code == .noVNCMissing)
        #expect(error?.message.contains("“novnc”") == true)
    }

    @Test("The server answers over the network, and closes so that its port is free again")
    func server() async throws {
        let noVNC = folder.appending(component: "novnc").path
        let page = BrowserPage(vncPort: 5901, title: "Window", noVNC: noVNC)
        let url = try await page.open()
        #expect(page.url == url)
        let answer = try await Self.get(url, path: "/")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("<title>Window</title>"))
        let second = BrowserPage(port: url.port ?? 0, vncPort: 5901, title: "Window", noVNC: noVNC)
        let error = await #expect(throws: ScreenError.self) { try await second.open() }
        #expect(error?.code == .addressInUse)
        await page.close()
        await page.close()
        #expect(page.url == nil)
        let third = BrowserPage(port: url.port ?? 0, vncPort: 5901, title: "Window", noVNC: noVNC)
        #expect(try await third.open() == url)
        await third.close()
    }

    private static func get(_ url: URL, path: String) async throws -> String {
        let port = try #require(url.port)
        return try await Task.detached {
            let client = try RFBClient(port: port)
            try client.send(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
            return String(decoding: client.receiveRest(), as: UTF8.self)
        }.value
    }
}
