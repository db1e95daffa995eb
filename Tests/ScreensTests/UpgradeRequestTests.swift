import Foundation
import Testing

@testable import Screens

@Suite struct UpgradeRequestTests {
    private static func request(host: String = "127.0.0.1:5900", origin: String?) throws -> UpgradeRequest {
        let line = origin.map { "origin: \($0)\r\n" } ?? ""
        return try #require(UpgradeRequest(Data("GET / HTTP/1.1\r\nHost: \(host)\r\n\(line)X: y\r\n\r\nrest".utf8)))
    }

    @Test("Nothing is decided before the headers are complete")
    func incomplete() {
        #expect(UpgradeRequest(Data("GET / HTTP/1.1\r\nHost: a\r\n".utf8)) == nil)
    }

    @Test(
        "A page of this machine may connect",
        arguments: [
            "http://127.0.0.1:8080", "http://localhost", "https://localhost:1", "http://[::1]:8080",
            "http://app.localhost:99",
        ])
    func localPages(origin: String) throws {
        #expect(try Self.request(origin: origin).isAllowed(isLoopback: true, hasPassword: false, allowedOrigins: []))
    }

    @Test(
        "A page from elsewhere may not, whatever name it gives this machine",
        arguments: [
            "http://example.org", "https://evil.example:8080", "null", "file://", "http://localhost.example.org",
            "http://127.0.0.1.example.org", "", "http://2130706433.example",
        ])
    func foreignPages(origin: String) throws {
        let request = try Self.request(host: "evil.example:8080", origin: origin)
        #expect(!request.isAllowed(isLoopback: true, hasPassword: false, allowedOrigins: []))
    }

    @Test("A page of the very host that it connects to may connect where other machines may")
    func sameHost() throws {
        let request = try Self.request(host: "desk.example:5900", origin: "http://Desk.example:8080")
        #expect(request.isAllowed(isLoopback: false, hasPassword: true, allowedOrigins: []))
        #expect(!request.isAllowed(isLoopback: true, hasPassword: true, allowedOrigins: []))
        #expect(
            request.isAllowed(isLoopback: true, hasPassword: false, allowedOrigins: ["http://Desk.example:8080"]))
    }

    @Test("Where everybody is let in, a page of the same host may connect only if that host is named by a number")
    func rebinding() throws {
        let named = try Self.request(host: "evil.example:5900", origin: "http://evil.example")
        #expect(!named.isAllowed(isLoopback: false, hasPassword: false, allowedOrigins: []))
        let numbered = try Self.request(host: "192.0.2.7:5900", origin: "http://192.0.2.7:6080")
        #expect(numbered.isAllowed(isLoopback: false, hasPassword: false, allowedOrigins: []))
        let other = try Self.request(host: "192.0.2.7:5900", origin: "http://192.0.2.8:6080")
        #expect(!other.isAllowed(isLoopback: false, hasPassword: false, allowedOrigins: []))
    }

    @Test("What is no browser has no origin and may connect")
    func noOrigin() throws {
        #expect(try Self.request(origin: nil).isAllowed(isLoopback: true, hasPassword: false, allowedOrigins: []))
    }
}
