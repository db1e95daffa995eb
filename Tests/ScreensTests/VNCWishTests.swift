import MainLoop
import Testing

@testable import Screens

/// What viewers' wishes for another size may cost.
@MainActor @Suite(.serialized) struct VNCWishTests {
    private static let halfGigabyte = MemoryLimit { $0 == "/proc/meminfo" ? "MemTotal: 524288 kB" : nil }

    /// Connects a viewer that waits for the next change.
    private func connect(to served: ServedScreen) throws -> RFBClient {
        let viewer = try RFBClient(connectedTo: served.port)
        try viewer.setEncodings([0, RFBClient.desktopSize, RFBClient.extendedDesktopSize])
        try viewer.requestUpdate(incremental: false)
        // The size comes first, then the pixels.
        while try viewer.readUpdate().allSatisfy({ $0.encoding != 0 }) {}
        try viewer.requestUpdate(incremental: true)
        return viewer
    }

    @Test(
        "M6 a wish that is too large for the memory is answered with “out of resources”, and the window stays",
        arguments: [(8192, 8192), (3840, 2160), (1024, 8000)])
    func tooLarge(width: Int, height: Int) throws {
        let served = try ServedScreen(memory: Self.halfGigabyte)
        let viewer = try connect(to: served)
        try viewer.setDesktopSize(width: width, height: height)
        let answer = try viewer.readUpdate()
        // The reason is that this viewer has asked, the status is RFB's number for want of resources.
        #expect(answer.map { [$0.x, $0.y, $0.width, $0.height] } == [[1, 2, 40, 30]])
        #expect(answer.map(\.encoding) == [RFBClient.extendedDesktopSize])
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes == [])
        #expect(served.screen.size == ScreenSize(width: 40, height: 30))
    }

    @Test(
        "M6 a size that no window has is answered with “invalid layout”", arguments: [(0, 0), (65535, 65535), (1, 0)])
    func impossible(width: Int, height: Int) throws {
        let served = try ServedScreen()
        let viewer = try connect(to: served)
        try viewer.setDesktopSize(width: width, height: height)
        #expect(try viewer.readUpdate().map { [$0.x, $0.y, $0.width, $0.height] } == [[1, 3, 40, 30]])
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes == [])
    }

    @Test("M6 a wish for the size that the window has costs no drawing, and is answered")
    func sameSize() throws {
        let served = try ServedScreen()
        let viewer = try connect(to: served)
        try viewer.setDesktopSize(width: 40, height: 30)
        #expect(try viewer.readUpdate().map { [$0.x, $0.y, $0.width, $0.height] } == [[1, 0, 40, 30]])
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        #expect(served.resizes == [])
    }

    @Test("M6 a thousand wishes at a time become one resize, to the last size, and the next comes a while later")
    func coalescing() throws {
        let clock = ManualClock()
        let served = try ServedScreen(clock: clock)
        let viewer = try connect(to: served)
        for width in 1...1000 {
            try viewer.setDesktopSize(width: width, height: 50)
            // So that the wishes do not lie one behind the other.
            try viewer.pointer(0, x: width % 40, y: 1)
        }
        try viewer.type(0x61)
        try served.wait { $0.text == "a" }
        let first = served.resizes
        #expect(first.count == 1)
        served.show(width: 1000, height: 50)
        for width in 1001...2000 { try viewer.setDesktopSize(width: width, height: 50) }
        try viewer.type(0x62)
        try served.wait { $0.text == "b" }
        #expect(served.resizes == first)
        clock.advance(by: .seconds(1))
        try served.wait { $0 == .resized(ScreenSize(width: 2000, height: 50)) }
        #expect(served.resizes.count == first.count + 1)
    }

    @Test("M6 a granted wish is told to every viewer, and no viewer's thread walks libvncserver's list for it")
    func severalViewers() throws {
        let served = try ServedScreen()
        let asking = try connect(to: served)
        let other = try connect(to: served)
        try asking.setDesktopSize(width: 64, height: 48)
        try served.wait { $0 == .resized(ScreenSize(width: 64, height: 48)) }
        served.show(width: 64, height: 48)
        #expect(try asking.readUpdate().map { [$0.x, $0.y, $0.width, $0.height] } == [[1, 0, 64, 48]])
        // The library marks the others in that walk, and then the reason would be 2.
        #expect(try other.readUpdate().map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 64, 48]])
    }
}
