import Foundation
import MainLoop
import MainLoopTesting
import Testing

@testable import Screens

@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) final class BrowserPageTests {
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
        BrowserSite(
            vncPort: 5901, title: "A <b> & \"c\"", allowedOrigins: [], noVNC: folder.appending(component: "novnc"))
    }

    private func answer(
        _ method: String, _ path: String, query: String = "", host: String = "localhost:6080"
    ) throws -> PageResponse {
        site.respond(to: PageRequest(method: method, path: path, query: query, host: try #require(WebHost(host))))
    }

    @Test("The page names the VNC port and the title, escaped")
    func page() throws {
        let response = try answer("GET", "/")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == .ok)
        #expect(text.contains("data-vnc-port=\"5901\""))
        #expect(text.contains("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>"))
    }

    @Test("Scripts of noVNC are served", arguments: ["/core/rfb.js", "/page.js", "/page.css"])
    func files(path: String) throws {
        #expect(try answer("GET", path).status == .ok)
    }

    @Test(
        "No path leads out of noVNC's folder",
        arguments: [
            "/../secret.js", "/core/../../secret.js", "/core/..%2f..%2fsecret.js", "/core/%2e%2e/%2e%2e/secret.js",
            "/core//rfb.js", "/core/.rfb.js", "/core", "/core/", "core/rfb.js", "", "/core/rfb.js/", "/core/rfb.js%00",
            "/app/ui.js", "//core/rfb.js", "/core/./rfb.js", "/core\\..\\..\\secret.js", "/core/rfb.js?x=.js",
        ])
    func traversal(path: String) throws {
        #expect(try answer("GET", path).status == .notFound)
    }

    @Test("HEAD answers without a body; other methods are refused")
    func methods() throws {
        let head = try answer("HEAD", "/core/rfb.js")
        #expect(head.status == .ok && head.headers.contains("Content-Length: 8"))
        #expect(head.body.isEmpty)
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "get", ""] {
            #expect(try answer(method, "/").status == .methodNotAllowed)
        }
    }

    @Test("A request line is taken apart, and what is none is refused")
    func requests() throws {
        let plain = PageRequest(head: Array("GET /core/rfb.js?x=1?y HTTP/1.1\r\nA: b\r\nhost:\t a \r\n\r\n".utf8))
        let host = try #require(WebHost("a"))
        #expect(plain == PageRequest(method: "GET", path: "/core/rfb.js", query: "x=1?y", host: host))
        for text in ["", "GET /", "GET / FTP/1.0", "GET  / HTTP/1.1", "GET a HTTP/1.1", "\u{16}\u{3}\u{1}"] {
            #expect(PageRequest(head: Array("\(text)\r\nHost: a\r\n\r\n".utf8)) == nil)
        }
    }

    @Test(
        "D7 a request that names no host, two, or what is none is refused",
        arguments: [
            "", "Host:", "Host: a\r\nHost: a", "Host: a;b", "Host: a\nX: y", "Host : a", "X-Host: a",
            "Host: a'; script-src *",
        ])
    func badHosts(lines: String) {
        #expect(PageRequest(head: Array("GET / HTTP/1.1\r\n\(lines)\r\n\r\n".utf8)) == nil)
    }

    // MARK: Where the page connects

    private func policy(of response: PageResponse) throws -> String {
        let name = "Content-Security-Policy: "
        let header = try #require(response.headers.first { $0.hasPrefix(name) })
        return String(header.dropFirst(name.count))
    }

    @Test(
        "D7 the page may connect to the VNC port of the host that it was loaded from, and nowhere else",
        arguments: [
            ("localhost:6080", "ws://localhost:5901 wss://localhost:5901"),
            ("127.0.0.1:6080", "ws://127.0.0.1:5901 wss://127.0.0.1:5901"),
            ("192.0.2.7:6080", "ws://192.0.2.7:5901 wss://192.0.2.7:5901"),
            ("Desk.example", "ws://desk.example:5901 wss://desk.example:5901"),
            // An IPv6 address is no source of a policy.
            ("[::1]:6080", "ws: wss:"),
        ])
    func connections(host: String, sources: String) throws {
        #expect(
            try policy(of: answer("GET", "/", host: host))
                == "default-src 'self'; connect-src \(sources); img-src 'self' data: blob:; frame-ancestors 'none'")
    }

    @Test("D7 behind a proxy the page may connect to the proxy, which is named to the host, and to its port")
    func proxy() throws {
        let site = BrowserSite(
            vncPort: 5901, title: "", allowedOrigins: ["https://desk.example", "null", "https://localhost:1"],
            noVNC: folder)
        let request = PageRequest(method: "GET", path: "/", query: "port=443", host: try #require(WebHost("localhost")))
        let expected =
            "connect-src ws://localhost:443 wss://localhost:443 ws://desk.example:443 wss://desk.example:443;"
        #expect(try policy(of: site.respond(to: request)).contains(expected))
    }

    @Test("D7 a port in the page's address is taken if it is one, and the page says so")
    func otherPort() throws {
        let response = try answer("GET", "/", query: "resize=remote&port=5905&port=1")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("data-vnc-port=\"5905\" data-other-port"))
        #expect(try policy(of: response).contains("connect-src ws://localhost:5905 wss://localhost:5905;"))
        let usual = String(decoding: try answer("GET", "/", query: "port=5901").body, as: UTF8.self)
        #expect(usual.contains("data-vnc-port=\"5901\" data-state"))
    }

    @Test(
        "D7 what is no port gets a sentence instead of a page",
        arguments: [
            "5900@evil.example:80", "", "0", "65536", "-1", "+1", "5900/", "5900%20", "5900#", "1e3", "0x50", "５９",
            "99999999999999999999", "5900;connect-src%20*",
        ])
    func badPorts(port: String) throws {
        let response = try answer("GET", "/", query: "port=\(port)")
        #expect(response == .badPort)
        #expect(try policy(of: response) == "default-src 'none'; frame-ancestors 'none'")
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

    // MARK: Crowds

    @Test(
        "D9 connections that ask for nothing keep nobody from the page", arguments: ["", "GET / HTTP/1.1\r\nHost: a"])
    func crowd(greeting: String) async throws {
        let guest = try GuestLoop()
        let page = BrowserPage(
            vncPort: 5901, title: "Window", noVNC: folder.appending(component: "novnc").path, loop: guest.loop)
        let url = try page.open()
        let port = try #require(url.port)
        let answer = try await Task.detached {
            let crowd = try (0..<3 * BrowserPage.mostConnections).map { _ in
                let visitor = try RFBClient(port: port)
                try visitor.send(Array(greeting.utf8))
                return visitor
            }
            defer { withExtendedLifetime(crowd) {} }
            return try Self.answer(at: port, to: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }.value
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        page.close()
    }

    @Test("D9 who asks for nothing within five seconds goes")
    func timeToAsk() async throws {
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        let page = BrowserPage(
            vncPort: 5901, title: "Window", noVNC: folder.appending(component: "novnc").path, loop: guest.loop)
        let port = try #require(try page.open().port)
        let idle = try RFBClient(port: port)
        try await guest.wait(until: "the connection is there") { page.connectionCount == 1 }
        clock.advance(by: .milliseconds(4999))
        try idle.send(Array("GET / HTTP/1.1".utf8))
        clock.advance(by: .milliseconds(1))
        try await guest.wait(until: "the connection has gone") { page.connectionCount == 0 }
        page.close()
    }

    @Test("D10 without descriptors the page lets the loop rest, and is there when there are some again")
    func starvation() async throws {
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        let page = BrowserPage(
            vncPort: 5901, title: "Window", noVNC: folder.appending(component: "novnc").path, loop: guest.loop)
        let port = try #require(try page.open().port)
        let visitor = try RFBClient(port: port)
        try withoutDescriptors {
            for _ in 0..<100 { guest.loop.runOneTurn(timeout: .zero) }
            #expect(guest.loop.statistics.callbacks == 1)
        }
        clock.advance(by: Arrival.pause)
        try await guest.wait(until: "the connection is there") { page.connectionCount == 1 }
        page.close()
        withExtendedLifetime(visitor) {}
    }

    @Test("A head that comes byte by byte is answered when its end has come, wherever that was cut")
    func pieces() async throws {
        let guest = try GuestLoop()
        let page = BrowserPage(
            vncPort: 5901, title: "Window", noVNC: folder.appending(component: "novnc").path, loop: guest.loop)
        let url = try page.open()
        let port = try #require(url.port)
        let answer = try await Task.detached {
            let client = try RFBClient(port: port)
            for byte in Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8) { try client.send([byte]) }
            return String(decoding: client.receiveRest(), as: UTF8.self)
        }.value
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        page.close()
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
        return try await Task.detached { try answer(at: port, to: request) }.value
    }

    private nonisolated static func answer(at port: Int, to request: String) throws -> String {
        let client = try RFBClient(port: port)
        try client.send(Array(request.utf8))
        return String(decoding: client.receiveRest(), as: UTF8.self)
    }
}
