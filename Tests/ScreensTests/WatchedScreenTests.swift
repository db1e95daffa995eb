import CoreGraphics
import LayerRenderer
import MainLoop
import Testing
import UIKit
import UIKitTesting

@testable import Screens

/// What is drawn while nobody looks at a window.
@MainActor @Suite("A window that nobody looks at", .serialized, .ownUpdates) struct WatchedScreenTests {
    /// A screen that counts what it is shown.
    private final class CountingScreen: Screen {
        let size = ScreenSize(width: 40, height: 40)
        weak var delegate: (any ScreenDelegate)?
        var isWatched = false
        var title = ""
        var frames = 0

        func open() {}
        func show(_ surface: PixelSurface, damage: [PixelRect]) { frames += 1 }
        func close() {}
    }

    @Test("Animations are not drawn until somebody looks, and go on from where they are by then")
    func animations() throws {
        ManualTimekeeper.use { time in
            let screen = CountingScreen()
            let uiScreen = UIScreen(size: CGSize(width: 40, height: 40), scale: 1, userInterfaceStyle: .light)
            UIScreen.main = uiScreen
            let presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
            let window = UIWindow()
            window.rootViewController = UIViewController()
            let indicator = UIActivityIndicatorView(style: .medium)
            window.rootViewController?.view.addSubview(indicator)
            window.makeKeyAndVisible()
            indicator.startAnimating()
            UpdateCycle.main.update()
            let first = screen.frames
            #expect(first > 0)
            pass(time)
            #expect(screen.frames == first)
            screen.isWatched = true
            presenter.screen(screen, didReceive: .watched)
            pass(time)
            let seen = screen.frames - first
            #expect((9...12).contains(seen), "\(seen)")
            screen.isWatched = false
            pass(time)
            #expect(screen.frames <= first + seen + 1)
            window.isHidden = true
        }
    }

    /// Lets a second pass, with an update wherever one is due.
    private func pass(_ time: ManualTimekeeper) {
        for _ in 0..<100 {
            time.advance(by: .milliseconds(10))
            if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
        }
    }

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
        let deadline = clock.now + .seconds(10)
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
