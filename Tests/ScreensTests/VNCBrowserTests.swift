import Testing

@testable import Screens

/// Browsers at the VNC port.
@MainActor @Suite(.serialized) struct VNCBrowserTests {
    /// For viewers and browsers that speak first: those that are late with that are not taken for others, nor sent away.
    private static let patience = ViewerPatience(silence: .seconds(600), handshake: .seconds(600))

    /// The beginning of the answer to a page that asks for a WebSocket.
    private func answer(to origin: String, at served: ServedScreen) throws -> String {
        let browser = try RFBClient(port: served.port)
        try browser.requestWebSocket(host: "127.0.0.1:\(served.port)", origin: origin)
        return String(decoding: try browser.receive(12), as: UTF8.self)
    }

    @Test("D6 of the pages on this machine only the host's own gets a WebSocket")
    func ownPage() throws {
        let served = try ServedScreen(patience: Self.patience)
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

    /// A browser that has logged in, and has still to say that it wants to begin.
    private func logIn(to served: ServedScreen) throws -> RFBClient {
        served.screen.pagePort = 6080
        let browser = try RFBClient(port: served.port)
        try browser.requestWebSocket(host: "127.0.0.1:\(served.port)", origin: "http://127.0.0.1:6080")
        var head: [UInt8] = []
        while !head.ends(with: Array("\r\n\r\n".utf8)) { head += try browser.receive(1) }
        #expect(try browser.receiveFrame() == Array("RFB 003.008\n".utf8))
        try browser.sendFrame(Array("RFB 003.008\n".utf8))
        #expect(try browser.receiveFrame() == [1, 1])
        try browser.sendFrame([1])
        #expect(try browser.receiveFrame() == [0, 0, 0, 0])
        return browser
    }

    private func typing(_ text: String) -> [UInt8] {
        text.utf8.flatMap { key -> [UInt8] in [4, 1, 0, 0, 0, 0, 0, key, 4, 0, 0, 0, 0, 0, 0, key] }
    }

    @Test("Messages that come together in one frame of a browser are all taken in at once")
    func frames() throws {
        let served = try ServedScreen(patience: Self.patience)
        let browser = try logIn(to: served)
        try browser.sendFrame([1] + typing("ab"))
        try served.wait { $0.text == "b" }
        #expect(served.log.events.compactMap(\.text) == ["a", "b"])
    }

    @Test("D9 a viewer too many is not listened to, even if it has said everything in one frame")
    func frameWithoutPlace() throws {
        let served = try ServedScreen(options: VNCOptions(maximumClients: 1), patience: Self.patience)
        let browser = try logIn(to: served)
        let viewer = try RFBClient(port: served.port)
        try viewer.send(Array("RFB 003.008\n".utf8))
        #expect(try viewer.receive(12) == Array("RFB 003.008\n".utf8))
        #expect(try viewer.receive(2) == [1, 1])
        try viewer.send([1, 1])
        // The result of that, and the beginning of what the server says of the window.
        _ = try viewer.receive(4 + 20)
        try viewer.type(0x62)
        try served.wait { $0.text == "b" }
        try browser.sendFrame([1] + typing("a"))
        #expect(browser.isClosedByServer())
        try viewer.type(0x63)
        try served.wait { $0.text == "c" }
        #expect(served.log.events.compactMap(\.text) == ["b", "c"])
    }
}

extension [UInt8] {
    fileprivate func ends(with suffix: [UInt8]) -> Bool {
        self.suffix(suffix.count).elementsEqual(suffix)
    }
}
