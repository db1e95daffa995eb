import Testing

@testable import Screens

@Suite struct AdmittedPagesTests {
    private static func pages(
        at address: String = "127.0.0.1", hasPassword: Bool = false, allowed: [String] = [], port: Int? = 6080
    ) -> AdmittedPages {
        AdmittedPages(address: address, hasPassword: hasPassword, allowedOrigins: allowed, ownPort: port)
    }

    @Test(
        "D6 the host's own page may connect, whatever browsers call this machine",
        arguments: [
            ("127.0.0.1", "http://127.0.0.1:6080"), ("127.0.0.1", "http://localhost:6080"),
            ("localhost", "http://localhost:6080"), ("127.0.0.1", "http://LOCALHOST:6080"),
            ("::1", "http://[::1]:6080"), ("::1", "http://localhost:6080"), ("0:0:0:0:0:0:0:1", "http://[::1]:6080"),
            ("127.0.0.7", "http://127.0.0.7:6080"), ("0.0.0.0", "http://localhost:6080"),
            ("0.0.0.0", "http://127.0.0.1:6080"), ("0.0.0.0", "http://[::1]:6080"), ("::", "http://localhost:6080"),
        ])
    func ownPage(address: String, origin: String) {
        #expect(Self.pages(at: address).admits(origin: origin, host: "localhost:5900"))
        #expect(!Self.pages(at: address, port: nil).admits(origin: origin, host: "localhost:5900"))
        #expect(!Self.pages(at: address, port: 6081).admits(origin: origin, host: "localhost:5900"))
    }

    @Test(
        "D6 pages of other servers on this machine may not",
        arguments: [
            "http://localhost:3000", "http://127.0.0.1", "http://localhost", "https://localhost:6080",
            "http://evil.localhost:6080", "http://127.0.0.2:6080", "http://[::1]:6080", "http://localhost.:6080",
        ])
    func otherServers(origin: String) {
        #expect(!Self.pages().admits(origin: origin, host: "localhost:5900"))
        #expect(!Self.pages(hasPassword: true).admits(origin: origin, host: "localhost:5900"))
        #expect(Self.pages(allowed: [origin]).admits(origin: origin, host: "localhost:5900"))
    }

    @Test(
        "D6 pages from elsewhere may not, whatever name they give this machine",
        arguments: [
            "http://example.org:6080", "http://evil.example:6080", "null", "file://", "http://localhost.example:6080",
            "http://127.0.0.1.example.org:6080", "", "http://", "http://:6080", "http://localhost:6080/",
            "http://localhost:6080@evil.example", "http://evil.example:6080@localhost", "http://localhost:06080x",
            "http://localhost:6080\u{2028}", "http://\u{212A}:6080", "//localhost:6080", "localhost:6080",
        ])
    func elsewhere(origin: String) {
        #expect(!Self.pages().admits(origin: origin, host: "evil.example:5900"))
        #expect(!Self.pages(at: "0.0.0.0").admits(origin: origin, host: "evil.example:5900"))
    }

    @Test("D6 the page's usual port need not be named")
    func usualPort() {
        #expect(Self.pages(port: 80).admits(origin: "http://localhost", host: "localhost:5900"))
        #expect(Self.pages(port: 80).admits(origin: "http://localhost:80", host: "localhost:5900"))
    }

    @Test(
        "D6 where other machines may connect with a password, the page of the same host may, on the page's port alone")
    func sameHost() {
        let pages = Self.pages(at: "0.0.0.0", hasPassword: true)
        #expect(pages.admits(origin: "http://Desk.example:6080", host: "desk.example:5900"))
        #expect(!pages.admits(origin: "http://desk.example:8080", host: "desk.example:5900"))
        #expect(!pages.admits(origin: "http://desk.example:6080", host: "other.example:5900"))
        #expect(!pages.admits(origin: "http://desk.example:6080", host: nil))
        #expect(!Self.pages(hasPassword: true).admits(origin: "http://desk.example:6080", host: "desk.example:5900"))
    }

    @Test("D6 where everybody is let in, a page of the same host may connect only if that host is named by a number")
    func rebinding() {
        let pages = Self.pages(at: "0.0.0.0")
        #expect(!pages.admits(origin: "http://evil.example:6080", host: "evil.example:5900"))
        #expect(pages.admits(origin: "http://192.0.2.7:6080", host: "192.0.2.7:5900"))
        #expect(!pages.admits(origin: "http://192.0.2.7:6081", host: "192.0.2.7:5900"))
        #expect(!pages.admits(origin: "http://192.0.2.8:6080", host: "192.0.2.7:5900"))
        #expect(pages.admits(origin: "http://[2001:db8::7]:6080", host: "[2001:db8::7]:5900"))
    }
}
