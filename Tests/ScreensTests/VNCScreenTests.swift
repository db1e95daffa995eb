import CoreGraphics
import Glibc
import InputEvents
import LayerRenderer
import MainLoop
import Testing

@testable import Screens

// One after the other: libvncserver has state for the whole process.
@MainActor @Suite(.serialized) struct VNCScreenTests {
    private let loop: MainLoop
    private let log = EventLog()

    init() throws {
        loop = try MainLoop()
    }

    private func openScreen(
        width: Int = 40, height: Int = 30, scale: CGFloat = 1, options: VNCOptions = VNCOptions(),
        patience: ViewerPatience = ViewerPatience()
    ) throws -> (screen: VNCScreen, port: Int) {
        let size = ScreenSize(width: width, height: height, scale: scale)
        let screen = VNCScreen(
            size: size, title: "Fenêtre", options: options, loop: loop, patience: patience, memory: .current)
        screen.delegate = log
        try screen.open()
        return (screen, try #require(screen.port))
    }

    private func surface(_ width: Int, _ height: Int, blue: UInt8, green: UInt8, red: UInt8) -> PixelSurface {
        let surface = PixelSurface(width: width, height: height)
        let pixel = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        surface.bytes.initializeMemory(as: UInt32.self, repeating: pixel.littleEndian)
        return surface
    }

    // MARK: Composition

    @Test("A dead key that the text has lost puts no mark on the next letter")
    func lostDeadKey() throws {
        let served = try ServedScreen()
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.type(0xFE51)
        try served.wait { $0 == .marked(MarkedText("´")) }
        served.screen.endComposition()
        try viewer.type(0x65)
        try served.wait { $0.key?.isDown == false && $0.key?.characters.isEmpty == false }
        let texts = served.log.events.compactMap { if case .text(let text) = $0 { text } else { nil } }
        #expect(texts == ["e"])
    }

    // MARK: Pixels

    @Test("A viewer sees the title, the size and the pixels with their colours in place")
    func firstPicture() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        screen.show(surface(40, 30, blue: 1, green: 2, red: 3), damage: [PixelRect(x: 0, y: 0, width: 40, height: 30)])
        let viewer = try RFBClient(connectedTo: port)
        #expect(viewer.name == "Fenêtre")
        #expect((viewer.width, viewer.height) == (40, 30))
        try viewer.requestUpdate(incremental: false)
        let update = try viewer.readUpdate()
        #expect(update.map(\.width) == [40])
        #expect(update.first?.pixel(x: 39, y: 29) == [3, 2, 1])
    }

    @Test("Only what has changed is sent again, to every viewer")
    func damage() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        let viewers = try [RFBClient(connectedTo: port), RFBClient(connectedTo: port)]
        for viewer in viewers {
            try viewer.requestUpdate(incremental: false)
            _ = try viewer.readUpdate()
            try viewer.requestUpdate(incremental: true)
        }
        let changed = PixelRect(x: 5, y: 6, width: 7, height: 8)
        let outside = PixelRect(x: 100, y: 100, width: 5, height: 5)
        screen.show(surface(40, 30, blue: 9, green: 8, red: 7), damage: [changed, outside])
        for viewer in viewers {
            let update = try viewer.readUpdate()
            #expect(update.map { [$0.x, $0.y, $0.width, $0.height] } == [[5, 6, 7, 8]])
            #expect(update.first?.pixel(x: 11, y: 13) == [7, 8, 9])
        }
    }

    @Test("A surface of another size gives viewers that size, and the new pixels", arguments: [(80, 20), (10, 60)])
    func newSize(width: Int, height: Int) throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        let viewer = try RFBClient(connectedTo: port)
        try viewer.setEncodings([0, RFBClient.desktopSize])
        try viewer.requestUpdate(incremental: false)
        _ = try viewer.readUpdate()
        try viewer.requestUpdate(incremental: true)
        let surface = surface(width, height, blue: 4, green: 5, red: 6)
        screen.show(surface, damage: [])
        #expect(screen.size == ScreenSize(width: width, height: height))
        #expect(try viewer.readUpdate().map(\.encoding) == [RFBClient.desktopSize])
        #expect((viewer.width, viewer.height) == (width, height))
        try viewer.requestUpdate(incremental: false)
        // What was asked for before the size was another one may come first, as far as it lies in the new one.
        var last: RFBClient.Rectangle?
        while last == nil {
            let update = try viewer.readUpdate()
            #expect(update.allSatisfy { $0.x + $0.width <= width && $0.y + $0.height <= height })
            last = update.first { $0.x + $0.width == width && $0.y + $0.height == height }
        }
        #expect(last?.pixel(x: width - 1, y: height - 1) == [6, 5, 4])
    }

    @Test("A viewer that stops reading holds up neither the main actor nor a change of size")
    func slowReader() throws {
        // For so long libvncserver waits for a viewer that reads nothing, wherever it does: nobody would live to see the end of an hour.
        let wait = try #require(dlsym(nil, "rfbMaxClientWait")).assumingMemoryBound(to: CInt.self)
        let usual = wait.pointee
        wait.pointee = 3_600_000
        defer { wait.pointee = usual }
        let (screen, port) = try openScreen(width: 1000, height: 1000)
        defer { screen.close() }
        let slow = try RFBClient(connectedTo: port)
        for _ in 0..<20 { try slow.requestUpdate(incremental: false) }
        for step in 0..<20 {
            screen.show(
                surface(1000, 1000, blue: UInt8(step), green: 0, red: 0),
                damage: [
                    PixelRect(x: 0, y: 0, width: 1000, height: 1000)
                ])
        }
        screen.show(surface(50, 50, blue: 1, green: 1, red: 1), damage: [])
        let quick = try RFBClient(connectedTo: port)
        try quick.setEncodings([0, RFBClient.desktopSize])
        while quick.width != 50 {
            try quick.requestUpdate(incremental: false)
            _ = try quick.readUpdate()
        }
    }

    @Test("A viewer that asks for a smaller copy is told the true size and goes on seeing all of the window")
    func scalingIsRefused() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        let viewer = try RFBClient(connectedTo: port)
        try viewer.setScale(2)
        #expect(try viewer.readScaledSize() == (40, 30))
        try viewer.requestUpdate(incremental: false)
        #expect(try viewer.readUpdate().map { [$0.width, $0.height] } == [[40, 30]])
    }

    // MARK: Input

    @Test("Positions are in points; a click, the wheel and keys arrive in their order")
    func input() throws {
        let (screen, port) = try openScreen(scale: 2)
        defer { screen.close() }
        let viewer = try RFBClient(connectedTo: port)
        try viewer.pointer(0, x: 10, y: 12)
        try viewer.pointer(1, x: 10, y: 12)
        try viewer.pointer(0, x: 500, y: 500)
        try viewer.pointer(8, x: 20, y: 20)
        try viewer.type(0xE9)
        try viewer.type(0xFF0D)
        let events = try log.wait(in: loop) { $0.key?.usage == .returnOrEnter && $0.key?.isDown == false }
        #expect(events.compactMap(\.pointer).first?.position == CGPoint(x: 5, y: 6))
        #expect(events.contains { $0.pointer?.phase == .pressed(.primary) })
        #expect(
            events.first { $0.pointer?.phase == .released(.primary) }?.pointer?.position == CGPoint(x: 19.5, y: 14.5))
        #expect(events.compactMap(\.scroll).map(\.delta.dy) == [40])
        #expect(events.compactMap(\.text) == ["é"])
    }

    @Test("The shift key of one viewer does not change what another types, and a viewer that leaves lets go of it")
    func severalViewers() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        let second = try RFBClient(connectedTo: port)
        do {
            let first = try RFBClient(connectedTo: port)
            try first.key(0xFFE3, isDown: true)
            try log.wait(in: loop) { $0.key?.usage == .leftControl }
            try second.type(0x62)
            #expect(try log.wait(in: loop) { $0.text != nil }.compactMap(\.text) == ["b"])
        }
        let released = try log.wait(in: loop) { $0.key?.usage == .leftControl }
        #expect(released.last?.key?.isDown == false)
    }

    @Test("A viewer that vanishes with the button down has not let it go")
    func vanishing() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        do {
            let viewer = try RFBClient(connectedTo: port)
            try viewer.pointer(1, x: 10, y: 10)
            try log.wait(in: loop) { $0.pointer?.phase == .pressed(.primary) }
        }
        let last = try log.wait(in: loop) { $0.pointer?.phase == .left }
        #expect(last.compactMap(\.pointer?.phase) == [.cancelled(.primary), .left])
        #expect(last.compactMap(\.pointer?.buttons) == [[], []])
    }

    @Test("A viewer's wish for another size becomes a resize")
    func desktopSize() throws {
        let (screen, port) = try openScreen(scale: 2)
        defer { screen.close() }
        let viewer = try RFBClient(connectedTo: port)
        try viewer.setEncodings([0, RFBClient.desktopSize, RFBClient.extendedDesktopSize])
        try viewer.setDesktopSize(width: 64, height: 48)
        let wanted = ScreenSize(width: 64, height: 48, scale: 2)
        try log.wait(in: loop) { $0 == .resized(wanted) }
        #expect(screen.size == wanted)
        screen.show(surface(64, 48, blue: 0, green: 0, red: 0), damage: [])
        while viewer.width != 64 {
            try viewer.requestUpdate(incremental: true)
            _ = try viewer.readUpdate()
        }
    }

    @Test("A screen that is closed by its delegate in the middle of input reports no more of it")
    func closeInsideEvent() throws {
        let (screen, port) = try openScreen()
        log.whenReceived = { [log] in if log.events.last?.key != nil { $0.close() } }
        let viewer = try RFBClient(connectedTo: port)
        for _ in 0..<10 { try viewer.type(0x61) }
        try log.wait(in: loop) { $0.key != nil }
        #expect(log.events.isEmpty)
        #expect(screen.port == nil)
        #expect(viewer.receiveRest().isEmpty)
    }

    @Test("Input of several hundred movements wakes the delegate with few of them while it is busy")
    func movementsCoalesce() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        let viewer = try RFBClient(connectedTo: port)
        for x in 0..<500 { try viewer.pointer(0, x: x % 40, y: 3) }
        try viewer.requestUpdate(incremental: false)
        // The update is the answer to the last message, so all movements have been taken in by now.
        _ = try viewer.readUpdate()
        try log.wait(in: loop) { $0.pointer?.position == CGPoint(x: 19, y: 3) }
        #expect(log.events.count < 5)
    }

    // MARK: Protection

    @Test("A password is asked for; the right one opens, a wrong one and none do not")
    func password() throws {
        let (screen, port) = try openScreen(options: VNCOptions(password: "letmein"))
        defer { screen.close() }
        #expect(try RFBClient(port: port).offeredSecurity() == [2])
        #expect(throws: Never.self) { try RFBClient(connectedTo: port, password: "letmein") }
        #expect(throws: RFBClient.Failure.self) { try RFBClient(connectedTo: port, password: "letmeim") }
        #expect(throws: RFBClient.Failure.self) { try RFBClient(connectedTo: port) }
    }

    @Test(
        "Options that would protect less than they seem to are refused",
        arguments: [
            (VNCOptions(password: "ninechars"), ScreenError.Code.passwordTooLong),
            (VNCOptions(password: ""), .passwordNotUsable), (VNCOptions(password: "müde"), .passwordNotUsable),
            (VNCOptions(address: "0.0.0.0"), .passwordMissing), (VNCOptions(address: "::"), .passwordMissing),
            (VNCOptions(address: "192.0.2.1", password: "x"), .addressNotAvailable),
            (VNCOptions(address: "example.org"), .addressNotAvailable), (VNCOptions(port: 70000), .portNotAllowed),
            (VNCOptions(port: -1), .portNotAllowed),
        ])
    func refusedOptions(options: VNCOptions, code: ScreenError.Code) {
        let screen = VNCScreen(size: ScreenSize(width: 4, height: 4), options: options, loop: loop)
        let error = #expect(throws: ScreenError.self) { try screen.open() }
        #expect(error?.code == code)
    }

    @Test("A port that is taken is named in the error")
    func portInUse() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        let second = VNCScreen(size: screen.size, options: VNCOptions(port: port), loop: loop)
        let error = #expect(throws: ScreenError.self) { try second.open() }
        #expect(error?.code == .addressInUse)
        #expect(error?.message.contains("\(port)") == true)
    }

    @Test("Windows with and without a password are not served by one process")
    func mixedProtection() throws {
        let (screen, _) = try openScreen()
        let other = VNCScreen(size: screen.size, options: VNCOptions(password: "x"), loop: loop)
        let error = #expect(throws: ScreenError.self) { try other.open() }
        #expect(error?.code == .mixedProtection)
        screen.close()
        #expect(throws: Never.self) { try other.open() }
        other.close()
    }

    @Test("A page from elsewhere gets a refusal instead of a WebSocket; TLS and nonsense are hung up on")
    func greetings() throws {
        // All speak first, however late they come to it.
        let (screen, port) = try openScreen(patience: ViewerPatience(silence: .seconds(600)))
        defer { screen.close() }
        let page = try RFBClient(port: port)
        try page.send(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://example.org\r\n\r\n".utf8))
        #expect(String(decoding: page.receiveRest(), as: UTF8.self).hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
        for greeting in ["\u{16}\u{3}\u{1}hello", "POST / HTTP/1.1\r\n\r\n"] {
            let stranger = try RFBClient(port: port)
            try stranger.send(Array(greeting.utf8))
            #expect(stranger.receiveRest().isEmpty)
        }
    }

    @Test("No more viewers are let in than wanted; a place becomes free when one leaves")
    func maximumOfViewers() throws {
        let (screen, port) = try openScreen(options: VNCOptions(maximumClients: 1))
        defer { screen.close() }
        do {
            let first = try RFBClient(connectedTo: port)
            // It is told that the handshake is over a moment before it has its place.
            try first.type(0x61)
            try log.wait(in: loop) { $0.text == "a" }
            #expect(try RFBClient(port: port).receiveRest().isEmpty)
            try first.key(0x62, isDown: true)
        }
        // The key comes up when the viewer has left.
        try log.wait(in: loop) { $0.key?.isDown == false && $0.key?.characters == "b" }
        #expect(throws: Never.self) { try RFBClient(connectedTo: port) }
    }

    @Test("A title of any length reaches viewers, cut between characters")
    func longTitle() throws {
        let (screen, port) = try openScreen()
        defer { screen.close() }
        screen.title = String(repeating: "é", count: 100)
        #expect(try RFBClient(connectedTo: port).name == String(repeating: "é", count: 63))
    }
}
