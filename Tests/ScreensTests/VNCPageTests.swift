import MainLoop
import Testing

@testable import Screens

/// How the window follows the page that shows it.
@MainActor @Suite(.serialized) struct VNCPageTests {
    private static let page = RFBClient.pageMessage(appearance: 2, width: 200, height: 100, scale: 2048)

    @Test("The window gets the size, the pixels per point and the appearance of the page")
    func follows() throws {
        let served = try ServedScreen()
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.send(Self.page)
        let size = ScreenSize(width: 200, height: 100, scale: 2)
        try served.wait { $0 == .resized(size) }
        #expect(served.log.events == [.watched, .appearance(.dark), .resized(size)])
        #expect(served.screen.size == size)
        // The same again, and what comes after it is heard all the same.
        try viewer.send(Self.page)
        try viewer.pointer(0, x: 100, y: 50)
        try served.wait { $0.pointer != nil }
        #expect(served.log.events.count == 4)
        #expect(served.log.events.last?.pointer?.position.x == 50)
    }

    @Test("A window that follows in nothing stays as it is, and the viewer stays too")
    func stays() throws {
        let served = try ServedScreen(options: VNCOptions(following: []))
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.send(Self.page)
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes == [] && !served.log.events.contains { $0 == .appearance(.dark) })
    }

    @Test(
        "M6 what no page can say changes nothing and ends nothing",
        arguments: [
            RFBClient.pageMessage(appearance: 3, width: 200, height: 100, scale: 1024),
            RFBClient.pageMessage(appearance: 1, width: 0, height: 0, scale: 1024),
            RFBClient.pageMessage(appearance: 1, width: 65535, height: 65535, scale: 65535),
            RFBClient.pageMessage(appearance: 1, width: 200, height: 100, scale: 0),
        ])
    func extremes(message: [UInt8]) throws {
        let served = try ServedScreen()
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.send(message)
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes == [] && !served.log.events.contains { $0 == .appearance(.light) })
    }

    @Test("M6 a thousand pages at a time become one resize and one appearance, and the last has its way a while later")
    func throttle() throws {
        let clock = ManualClock()
        let served = try ServedScreen(clock: clock)
        let viewer = try RFBClient(connectedTo: served.port)
        for width in 1...1000 {
            try viewer.send(
                RFBClient.pageMessage(
                    appearance: width.isMultiple(of: 2) ? 1 : 2, width: width, height: 50, scale: 1024))
            // So that the messages do not lie one behind the other.
            try viewer.pointer(0, x: width % 40, y: 1)
        }
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes.count == 1)
        #expect(appearances(served).count == 1)
        served.show(width: served.screen.size.width, height: 50)
        clock.advance(by: .seconds(1))
        try viewer.type(0x62)
        try served.wait { $0.text == "b" }
        #expect(served.screen.size.width == 1000)
        #expect(served.resizes.count <= 2)
        #expect(appearances(served).last == .light && appearances(served).count <= 2)
    }

    private func appearances(_ served: ServedScreen) -> [ScreenAppearance] {
        served.log.events.compactMap { if case .appearance(let appearance) = $0 { appearance } else { nil } }
    }

    @Test("M6 a size that there is no memory for is left out, at one pixel a point too")
    func memory() throws {
        let served = try ServedScreen(
            memory: MemoryLimit { $0 == "/proc/meminfo" ? "MemTotal: 524288 kB" : nil })
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.send(RFBClient.pageMessage(appearance: 0, width: 8192, height: 8192, scale: 1024))
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes == [])
    }

    @Test("Whoever leaves in the middle of the message has said nothing")
    func half() throws {
        let served = try ServedScreen()
        let leaving = try RFBClient(connectedTo: served.port)
        try leaving.type(0x61)
        try leaving.send(Array(Self.page.dropLast()))
        leaving.finishSending()
        #expect(leaving.isClosedByServer())
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.type(0x62)
        try served.wait { $0.text == "b" }
        #expect(served.resizes == [])
    }
}
