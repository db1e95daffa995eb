import LayerRenderer
import Presentation
import Screens
import Testing
import UIKit
import UIKitTesting

/// What is drawn while nobody looks at a window.
@MainActor @Suite("A window that nobody looks at", .serialized, .ownUpdates) struct UnwatchedWindowTests {
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
        ManualFrameClock.use { time in
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
    private func pass(_ time: ManualFrameClock) {
        for _ in 0..<100 {
            time.advance(by: .milliseconds(10))
            if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
        }
    }
}
