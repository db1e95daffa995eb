import Testing

@testable import Screens

@Suite struct WebHostTests {
    @Test(
        "Names, addresses in numbers and ports are told apart",
        arguments: [
            ("localhost", "localhost", nil), ("LocalHost:6080", "localhost", 6080), ("127.0.0.1:1", "127.0.0.1", 1),
            ("[::1]", "[::1]", nil), ("[2001:DB8::1]:65535", "[2001:db8::1]", 65535),
            ("my_desk-1.example", "my_desk-1.example", nil),
        ] as [(String, String, Int?)])
    func hosts(text: String, name: String, port: Int?) throws {
        let host = try #require(WebHost(text))
        #expect((host.name, host.port) == (name, port))
    }

    @Test(
        "D7 nothing else is a host, so nothing can get into a header by it",
        arguments: [
            "", ":", ":80", "a:", "a:0", "a:65536", "a:123456", "a:+1", "a:-1", "a: 1", "a:1 ", "a b", "a;b", "a,b",
            "a'b", "a\r\nX: y", "a\nb", "*", "*.example.org", "a/b", "a@b", "user:pass@b", "a:1:2", "[::1", "::1",
            "[::1]x",
            "[]", "[127.0.0.1]", "[::1%eth0]", "[evil.example]", "é", "\u{212A}", "a\0", "[e80::\0\0]", "[::1\0]",
            String(repeating: "a", count: 256),
        ])
    func nonsense(text: String) {
        #expect(WebHost(text) == nil)
    }
}
