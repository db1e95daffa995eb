import LayerRenderer
import Presentation
import Screens
import Testing
import UIKit
import UIKitTesting

/// What a screen is shown of animations, and when. The clock stands still between frames.
@MainActor @Suite("Animations on a screen", .serialized, .ownUpdates) struct PresentedAnimationTests {
    /// The side of the square that moves, in points.
    private static let side: CGFloat = 20

    @MainActor private final class Showing {
        let screen = OffscreenScreen(size: ScreenSize(width: 200, height: 100, scale: 1))
        let uiScreen = UIScreen(size: CGSize(width: 200, height: 100), scale: 1, userInterfaceStyle: .light)
        let presenter: WindowPresenter
        let time: ManualFrameClock
        let window: UIWindow
        let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))

        init(_ time: ManualFrameClock) throws {
            self.time = time
            UIScreen.main = uiScreen
            presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
            try screen.open()
            window = Self.makeWindow()
            square.backgroundColor = .red
            window.rootViewController?.view.addSubview(square)
            UpdateCycle.main.update()
            screen.forgetFrames()
        }

        static func makeWindow() -> UIWindow {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return window
        }

        /// Moves the square 100 points to the right within a second.
        func move(options: UIView.AnimationOptions = .curveLinear) {
            UIView.animate(withDuration: 1, delay: 0, options: options) { [square] in square.center.x += 100 }
            update()
        }

        /// Lets time pass in steps of a millisecond, with an update wherever one is due.
        func pass(milliseconds: Int) {
            for _ in 0..<milliseconds {
                time.advance(by: .milliseconds(1))
                update()
            }
        }

        func update() {
            if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
        }

        /// The left edge of the square as it is shown, in pixels; nil where there is none.
        var edge: Int? {
            guard let surface = screen.surface else { return nil }
            return (0..<surface.width).first { x in
                surface.pixel(x: x, y: 5).map { $0.red > 200 && $0.green < 80 } == true
            }
        }
    }

    @Test("There are at most 60 frames a second while something moves, and none and no timer afterwards")
    func frames() throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            showing.move()
            showing.pass(milliseconds: 500)
            let half = try #require(showing.edge)
            #expect((48...50).contains(half))
            showing.pass(milliseconds: 600)
            #expect((30...62).contains(showing.screen.frames.count), "\(showing.screen.frames.count)")
            #expect(showing.edge == 100)
            #expect(time.count == 0)
            showing.screen.forgetFrames()
            showing.pass(milliseconds: 2000)
            #expect(showing.screen.frames.isEmpty)
            #expect(!UpdateCycle.main.needsUpdate)
        }
    }

    @Test("Animations that begin one after the other make no more frames than one")
    func manyBeginnings() throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            for index in 0..<200 {
                let fade = CABasicAnimation(keyPath: "position.x")
                fade.byValue = 1
                fade.isAdditive = true
                fade.duration = 1
                fade.beginTime = time.seconds + 0.1 + Double(index) / 250
                showing.square.layer.add(fade, forKey: nil)
            }
            showing.update()
            showing.screen.forgetFrames()
            showing.pass(milliseconds: 1000)
            #expect((30...61).contains(showing.screen.frames.count), "\(showing.screen.frames.count)")
        }
    }

    @Test("A window that is hidden in the middle has no frames; shown again it is where the animation is by then")
    func hidden() throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            showing.move(options: [.curveLinear, .repeat])
            showing.pass(milliseconds: 250)
            showing.window.isHidden = true
            showing.update()
            #expect(time.count == 0)
            showing.screen.forgetFrames()
            showing.pass(milliseconds: 250)
            #expect(showing.screen.frames.isEmpty)
            showing.window.isHidden = false
            showing.update()
            #expect(showing.edge == 50)
            showing.pass(milliseconds: 250)
            let edge = try #require(showing.edge)
            #expect((73...75).contains(edge))
            showing.square.layer.removeAllAnimations()
            showing.update()
            #expect(showing.edge == 100)
            #expect(time.count == 0)
        }
    }

    @Test("A window that is hidden until its animation is over shows the end")
    func hiddenUntilTheEnd() throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            showing.move()
            showing.pass(milliseconds: 250)
            showing.window.isHidden = true
            showing.update()
            showing.pass(milliseconds: 1000)
            showing.window.isHidden = false
            showing.update()
            #expect(showing.edge == 100)
            #expect(time.count == 0)
        }
    }

    @Test("Under another window nothing is drawn for the sake of time; uncovered it goes on where it is by then")
    func covered() throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            showing.move(options: [.curveLinear, .repeat])
            showing.pass(milliseconds: 250)
            let cover = Showing.makeWindow()
            cover.rootViewController?.view.backgroundColor = .blue
            showing.update()
            #expect(showing.edge == nil)
            #expect(time.count == 0)
            showing.screen.forgetFrames()
            showing.pass(milliseconds: 250)
            #expect(showing.screen.frames.isEmpty)
            cover.isHidden = true
            showing.update()
            #expect(showing.edge == 50)
            showing.pass(milliseconds: 100)
            let edge = try #require(showing.edge)
            #expect((58...60).contains(edge))
        }
    }

    @Test("An animation begun in the turn in which its window is uncovered moves")
    func uncovered() throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            let cover = Showing.makeWindow()
            showing.update()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { showing.square.center.x += 100 }
            cover.isHidden = true
            showing.update()
            showing.pass(milliseconds: 500)
            let edge = try #require(showing.edge)
            #expect((48...50).contains(edge))
        }
    }

    @Test("A new size or scale in the middle leaves the animation on its way", arguments: [CGFloat(1), 2])
    func resized(scale: CGFloat) throws {
        try ManualFrameClock.use { time in
            let showing = try Showing(time)
            showing.move()
            showing.pass(milliseconds: 250)
            showing.screen.inject(.resized(ScreenSize(width: 300, height: 100, scale: scale)))
            showing.update()
            #expect(showing.edge == Int(25 * scale))
            showing.pass(milliseconds: 250)
            let edge = try #require(showing.edge)
            #expect((Int(48 * scale)...Int(50 * scale)).contains(edge))
            showing.pass(milliseconds: 600)
            #expect(showing.edge == Int(100 * scale))
            #expect(time.count == 0)
        }
    }
}
