import Testing

@testable import Screens

// One after the other: libvncserver has state for the whole process.
@MainActor @Suite("Clipboards of viewers", .serialized) struct VNCClipboardTests {
    private func viewer(of served: ServedScreen, isExtended: Bool = false) throws -> RFBClient {
        let viewer = try RFBClient(connectedTo: served.port)
        if isExtended {
            try viewer.setEncodings([0, RFBClient.extendedClipboard])
            // What the server says it can do: it has heard of the encoding.
            #expect(try viewer.receive(16).prefix(4) == [3, 0, 0, 0])
        }
        return viewer
    }

    /// Waits until what a viewer has said before is dealt with.
    private func waitForKey(_ keysym: UInt32, of viewer: RFBClient, _ served: ServedScreen) throws {
        try viewer.type(keysym)
        try served.wait { $0.key?.isDown == false && $0.key?.characters == String(UnicodeScalar(UInt8(keysym))) }
    }

    private func changes(_ served: ServedScreen) -> Int {
        served.log.events.count { $0 == .clipboardChanged }
    }

    @Test("Every viewer that is there gets what is copied, in the words that it knows")
    func out() throws {
        let served = try ServedScreen()
        served.screen.offer("before", on: .general, isLocal: false)
        let plain = try viewer(of: served)
        try waitForKey(0x61, of: plain, served)
        let extended = try viewer(of: served, isExtended: true)
        try waitForKey(0x62, of: extended, served)
        served.screen.offer("Été\n€\0", on: .general, isLocal: false)
        let first = try plain.readCutText()
        #expect(first.text == [0xC9, 0x74, 0xE9, 0x0A, 0x3F] && !first.isExtended)
        let second = try extended.readCutText()
        #expect(second.text == Array("Été\r\n€".utf8) + [0] && second.isExtended)
        #expect(served.screen.text(on: .general) == "Été\n€\0")
        #expect(changes(served) == 0)
    }

    @Test("What viewers copy is there for the program, and comes as one change", arguments: [false, true])
    func fromViewer(isExtended: Bool) throws {
        let served = try ServedScreen()
        let viewer = try viewer(of: served, isExtended: isExtended)
        if isExtended {
            try viewer.cutText(utf8: "Été\r\n€")
        } else {
            try viewer.cutText(latin: [0xC9, 0x74, 0xE9, 0x0D, 0x0A, 0])
        }
        try served.wait { $0 == .clipboardChanged }
        #expect(served.screen.hasText(on: .general))
        #expect(served.screen.text(on: .general) == (isExtended ? "Été\n€" : "Été\n"))
        #expect(served.screen.text(on: .primarySelection) == nil)
        #expect(changes(served) == 1)
    }

    @Test("A viewer that sends back what it was given changes nothing")
    func echo() throws {
        let served = try ServedScreen()
        let viewer = try viewer(of: served)
        try waitForKey(0x61, of: viewer, served)
        served.screen.offer("one\ntwo", on: .general, isLocal: false)
        try viewer.cutText(latin: try viewer.readCutText().text)
        try waitForKey(0x62, of: viewer, served)
        #expect(changes(served) == 0)
        try viewer.cutText(latin: Array("three".utf8))
        try waitForKey(0x63, of: viewer, served)
        #expect(changes(served) == 1)
        #expect(served.screen.text(on: .general) == "three")
    }

    @Test("What is to stay on this machine, and what is too long, no viewer gets")
    func keptBack() throws {
        let served = try ServedScreen()
        let viewer = try viewer(of: served)
        try waitForKey(0x61, of: viewer, served)
        served.screen.offer("secret", on: .general, isLocal: true)
        #expect(!served.screen.hasText(on: .general))
        served.screen.offer(String(repeating: "x", count: CutText.mostBytes), on: .general, isLocal: false)
        served.screen.offer("selected", on: .primarySelection, isLocal: false)
        served.screen.offer("", on: .general, isLocal: false)
        served.screen.offer("seen", on: .general, isLocal: false)
        #expect(try viewer.readCutText().text == Array("seen".utf8))
    }

    @Test("A text of several pieces and blocks arrives whole", arguments: [false, true])
    func long(isExtended: Bool) throws {
        let served = try ServedScreen()
        let viewer = try viewer(of: served, isExtended: isExtended)
        try waitForKey(0x61, of: viewer, served)
        let text = (0..<20_000).map { "\($0) " }.joined()
        served.screen.offer(text, on: .general, isLocal: false)
        #expect(try viewer.readCutText().text == Array(text.utf8) + (isExtended ? [0] : []))
    }

    @Test("A flood of texts takes the memory of one, whatever comes between them")
    func flood() throws {
        let queue = try VNCInputQueue()
        for number in 0..<1000 {
            #expect(queue.append(cutText: "\(number)", from: 1))
            #expect(queue.append(cutText: "\(number)!", from: 2))
            #expect(queue.append(.pointer(mask: 0, x: number, y: 0), from: 1))
        }
        #expect(queue.takeAll().count == 2000)
        #expect(queue.takeCutText() == "999!")
        #expect(queue.takeCutText() == nil)
    }

    @Test("A viewer that claims a hundred megabytes is sent away, and the others stay")
    func tooLong() throws {
        let served = try ServedScreen()
        let good = try viewer(of: served)
        let bad = try viewer(of: served)
        try bad.send([6, 0, 0, 0, 0x06, 0x40, 0, 0])
        #expect(bad.isClosedByServer())
        try good.cutText(latin: Array("still here".utf8))
        try served.wait { $0 == .clipboardChanged }
        #expect(served.screen.text(on: .general) == "still here")
    }
}
