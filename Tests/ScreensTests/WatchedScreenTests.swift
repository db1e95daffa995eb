import MainLoop
import Testing

@testable import Screens

@MainActor @Suite("Whether somebody looks at a window", .serialized) struct WatchedScreenTests {
    @Test("A window that is served is looked at while a viewer is there")
    func viewers() throws {
        let served = try ServedScreen()
        #expect(!served.screen.isWatched)
        let stranger = try RFBClient(port: served.port)
        let one = try RFBClient(connectedTo: served.port)
        try served.wait { $0 == .watched }
        #expect(served.screen.isWatched)
        var other: RFBClient? = try RFBClient(connectedTo: served.port)
        try other?.type(0x61)
        try served.wait { $0.text == "a" }
        other = nil
        try one.type(0x62)
        try served.wait { $0.text == "b" }
        #expect(served.screen.isWatched)
        #expect(served.log.events.count { $0 == .watched } == 1)
        one.finishSending()
        let clock = MonotonicClock()
        let deadline = clock.now + .seconds(60)
        while served.screen.isWatched, clock.now < deadline { served.loop.runOneTurn(timeout: deadline - clock.now) }
        #expect(!served.screen.isWatched)
        let last = try RFBClient(connectedTo: served.port)
        try last.type(0x63)
        try served.wait { $0.text == "c" }
        #expect(served.screen.isWatched)
        #expect(served.log.events.count { $0 == .watched } == 2)
        withExtendedLifetime(stranger) {}
    }
}
