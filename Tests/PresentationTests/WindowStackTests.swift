import InputEvents
import LayerRenderer
import Presentation
import Screens
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Several windows on one screen", .serialized, .ownUpdates) struct WindowStackTests {
    private final class Counter: UIView {
        var touches = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches += 1
        }
    }

    private final class Keys: UIViewController {
        var presses = 0

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            self.presses += 1
        }
    }

    private let screen = OffscreenScreen(size: ScreenSize(width: 200, height: 100, scale: 1))
    private let presenter: WindowPresenter

    init() throws {
        let uiScreen = UIScreen(size: CGSize(width: 200, height: 100), scale: 1, userInterfaceStyle: .light)
        UIScreen.main = uiScreen
        presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
        try screen.open()
    }

    private func show(
        _ color: UIColor, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), level: UIWindow.Level = .normal
    ) -> (window: UIWindow, view: Counter, keys: Keys) {
        let window = UIWindow(frame: frame)
        window.windowLevel = level
        let (view, keys) = (Counter(frame: .zero), Keys())
        view.backgroundColor = color
        keys.view = view
        window.rootViewController = keys
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        return (window, view, keys)
    }

    private func color(_ x: Int, _ y: Int) throws -> [UInt8] {
        let pixel = try #require(screen.surface?.pixel(x: x, y: y))
        return [pixel.red, pixel.green, pixel.blue]
    }

    private func click(_ x: CGFloat, _ y: CGFloat) {
        for phase in [PointerEvent.Phase.pressed(.primary), .released(.primary)] {
            screen.inject(
                .pointer(PointerEvent(position: CGPoint(x: x, y: y), phase: phase, buttons: .primary, timestamp: 1)))
        }
    }

    private func press() {
        for isDown in [true, false] {
            screen.inject(.key(KeyEvent(usage: KeyUsage(rawValue: 4), isDown: isDown, characters: "a", timestamp: 1)))
        }
    }

    @Test("A small window lies over a large one, lets it through where it is translucent, and leaves no trace")
    func pixels() throws {
        let below = show(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try color(60, 60) == [255, 0, 0])
        let above = show(
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.5), frame: CGRect(x: 50, y: 50, width: 40, height: 30))
        let mixed = try color(60, 60)
        #expect((126...129).contains(mixed[0]) && mixed[1] == 0 && (126...129).contains(mixed[2]), "\(mixed)")
        #expect(try color(49, 60) == [255, 0, 0] && color(90, 60) == [255, 0, 0])
        // What changes below is seen through it, and only that is shown anew.
        screen.forgetFrames()
        below.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        UpdateCycle.main.update()
        #expect(try color(60, 60)[0] == 0 && color(10, 10) == [0, 255, 0])
        screen.forgetFrames()
        above.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        UpdateCycle.main.update()
        #expect(try color(60, 60) == [0, 0, 255])
        #expect(screen.frames.flatMap(\.damage) == [PixelRect(x: 50, y: 50, width: 40, height: 30)])
        above.window.isHidden = true
        UpdateCycle.main.update()
        #expect(try color(60, 60) == [0, 255, 0])
        below.window.isHidden = true
    }

    @Test("The level decides what is in front, and among equals whichever was shown or made key last")
    func levels() throws {
        let alert = show(.init(red: 0, green: 0, blue: 1, alpha: 1), level: .alert)
        let first = show(.init(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try color(5, 5) == [0, 0, 255] && presenter.window === alert.window)
        let second = show(.init(red: 0, green: 1, blue: 0, alpha: 1))
        alert.window.isHidden = true
        UpdateCycle.main.update()
        #expect(try color(5, 5) == [0, 255, 0])
        first.window.makeKeyAndVisible()
        UpdateCycle.main.update()
        #expect(try color(5, 5) == [255, 0, 0])
        second.window.windowLevel = .normal + 1
        UpdateCycle.main.update()
        #expect(try color(5, 5) == [0, 255, 0] && UIWindow.Level.normal + 1 < .statusBar)
        let picture = try #require(try presenter.snapshot())
        #expect(UIImage(data: picture)?.size == CGSize(width: 200, height: 100))
    }

    @Test("A touch goes to the window in front that has something there, in its coordinates, and makes it key")
    func input() {
        let below = show(.red)
        let above = show(.blue, frame: CGRect(x: 50, y: 50, width: 40, height: 30))
        click(60, 60)
        #expect(above.view.touches == 1 && below.view.touches == 0 && above.window.isKeyWindow)
        press()
        #expect(above.keys.presses == 1 && below.keys.presses == 0)
        click(10, 10)
        #expect(above.view.touches == 1 && below.view.touches == 1 && below.window.isKeyWindow)
        press()
        #expect(below.keys.presses == 1)
        above.window.isUserInteractionEnabled = false
        click(60, 60)
        #expect(below.view.touches == 2)
    }

    @Test("A window that fills the screen goes on doing so when that is resized; a smaller one stays as it is")
    func resize() throws {
        let below = show(.red)
        let above = show(.blue, frame: CGRect(x: 50, y: 50, width: 40, height: 30))
        screen.inject(.resized(ScreenSize(width: 300, height: 150, scale: 1)))
        UpdateCycle.main.update()
        #expect(below.window.bounds.size == CGSize(width: 300, height: 150))
        #expect(above.window.frame == CGRect(x: 50, y: 50, width: 40, height: 30))
        #expect(screen.surface?.width == 300)
        #expect(try color(60, 60)[2] > 200 && color(290, 140)[0] > 200)
    }
}
