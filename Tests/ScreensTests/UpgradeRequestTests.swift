import Foundation
import Testing

@testable import Screens

@Suite struct UpgradeRequestTests {
    private static let pages = AdmittedPages(
        address: "127.0.0.1", hasPassword: false, allowedOrigins: [], ownPort: 6080)

    private static func request(host: String = "127.0.0.1:5900", origin: String?) throws -> UpgradeRequest {
        let line = origin.map { "origin: \($0)\r\n" } ?? ""
        return try #require(UpgradeRequest(Data("GET / HTTP/1.1\r\nHost: \(host)\r\n\(line)X: y\r\n\r\nrest".utf8)))
    }

    @Test("Nothing is decided before the headers are complete")
    func incomplete() {
        #expect(UpgradeRequest(Data("GET / HTTP/1.1\r\nHost: a\r\n".utf8)) == nil)
    }

    @Test("The page and the host are those of the headers")
    func headers() throws {
        let request = try Self.request(host: "desk.example:5900", origin: "http://desk.example:6080")
        #expect((request.host, request.origin) == ("desk.example:5900", "http://desk.example:6080"))
        #expect(!request.isAllowed(by: Self.pages))
        #expect(try Self.request(origin: "http://127.0.0.1:6080").isAllowed(by: Self.pages))
    }

    @Test("What is no browser has no origin and may connect")
    func noOrigin() throws {
        #expect(try Self.request(origin: nil).isAllowed(by: Self.pages))
    }
}
