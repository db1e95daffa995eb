import Testing

@testable import Screens

/// Browsers at the VNC port.
@MainActor @Suite(.serialized) struct VNCBrowserTests {
    /// The beginning of the answer to a page that asks for a WebSocket.
    private func answer(to origin: String, at served: ServedScreen) throws -> String {
        let browser = try RFBClient(port: served.port)
        try browser.requestWebSocket(host: "127.0.0.1:\(served.port)", origin: origin)
        return String(decoding: try browser.receive(12), as: UTF8.self)
    }

    @Test("D6 of the pages on this machine only the host's own gets a WebSocket")
    func ownPage() throws {
        let served = try ServedScreen()
        #expect(try answer(to: "http://127.0.0.1:6080", at: served) == "HTTP/1.1 403")
        served.screen.pagePort = 6080
        #expect(try answer(to: "http://127.0.0.1:6080", at: served) == "HTTP/1.1 101")
        #expect(try answer(to: "http://localhost:6080", at: served) == "HTTP/1.1 101")
        for origin in ["http://localhost:3000", "http://evil.localhost:6080", "https://localhost:6080"] {
            #expect(try answer(to: origin, at: served) == "HTTP/1.1 403")
        }
        served.screen.pagePort = nil
        #expect(try answer(to: "http://127.0.0.1:6080", at: served) == "HTTP/1.1 403")
    }

    @Test("D6 a browser's request that comes late is not taken for one, so it cannot get past the check of its page")
    func lateRequest() throws {
        let served = try ServedScreen()
        let browser = try RFBClient(port: served.port)
        // The server has waited for a request and begins to speak to a viewer.
        #expect(try browser.receive(12) == Array("RFB 003.008\n".utf8))
        try browser.requestWebSocket(host: "127.0.0.1:\(served.port)", origin: "http://evil.example")
        #expect(browser.isClosedByServer())
    }

    @Test("Messages that come together in one frame of a browser are all taken in at once")
    func frames() throws {
        let served = try ServedScreen()
        served.screen.pagePort = 6080
        let browser = try RFBClient(port: served.port)
        try browser.requestWebSocket(host: "127.0.0.1:\(served.port)", origin: "http://127.0.0.1:6080")
        var head: [UInt8] = []
        while !head.ends(with: Array("\r\n\r\n".utf8)) { head += try browser.receive(1) }
        #expect(try browser.receiveFrame() == Array("RFB 003.008\n".utf8))
        try browser.sendFrame(Array("RFB 003.008\n".utf8))
        #expect(try browser.receiveFrame() == [1, 1])
        // The choice of no login, and the wish to begin.
        try browser.sendFrame([1, 1])
        #expect(try browser.receiveFrame() == [0, 0, 0, 0])
        #expect(try browser.receiveFrame().count == 24)
        let keys = [UInt8(ascii: "a"), UInt8(ascii: "b")].flatMap { key -> [UInt8] in
            [4, 1, 0, 0, 0, 0, 0, key, 4, 0, 0, 0, 0, 0, 0, key]
        }
        try browser.sendFrame(keys)
        try served.wait { $0.text == "b" }
        #expect(served.log.events.compactMap(\.text) == ["a", "b"])
    }
}

extension [UInt8] {
    fileprivate func ends(with suffix: [UInt8]) -> Bool {
        self.suffix(suffix.count).elementsEqual(suffix)
    }
}
