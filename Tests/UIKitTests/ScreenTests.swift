import Testing
import UIKit

extension UIKitBehaviour {
    @Suite("Windows on screens") @MainActor struct ScreenTests {
        @Test("WIN-01 WIN-15 two displays are two screens; a window that is given the second one is shown there")
        func screens() {
            final class Platform: WindowPlatform {
                var shown: [UIWindow] = []
                func show(_ window: UIWindow) { shown.append(window) }
                func hide(_ window: UIWindow) { shown.removeAll { $0 === window } }
                func commit(_ window: UIWindow) { _ = window.layerTree.takeChanges() }
            }
            let (one, two) = (Platform(), Platform())
            UIScreen.main = UIScreen(size: CGSize(width: 300, height: 200), scale: 1, userInterfaceStyle: .light)
            let second = UIScreen(size: CGSize(width: 500, height: 400), scale: 2, userInterfaceStyle: .dark)
            UIScreen.connect(second)
            defer { UIScreen.disconnect(second) }
            UIScreen.main.platform = one
            second.platform = two
            #expect(UIScreen.screens == [UIScreen.main, second])
            let window = UIWindow(frame: second.bounds)
            window.rootViewController = UIViewController()
            window.screen = second
            window.makeKeyAndVisible()
            UpdateCycle.main.update()
            #expect(one.shown.isEmpty && two.shown == [window] && window.traitCollection.displayScale == 2)
            window.screen = .main
            UpdateCycle.main.update()
            #expect(one.shown == [window] && two.shown.isEmpty && window.isShown)
            #expect(window.traitCollection.displayScale == 1 && window.rootViewController?.view.window === window)
        }

        @Test("Coordinates go between views of two windows by way of the screen that they are on")
        func coordinates() {
            let stage = [0, 40].map { origin in
                let window = UIWindow(frame: CGRect(x: origin, y: origin / 2, width: 100, height: 100))
                let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
                window.addSubview(view)
                return (window, view)
            }
            let space: any UICoordinateSpace = stage[1].1
            let screen = UIScreen.main.coordinateSpace
            #expect(space.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 46, y: 28))
            #expect(space.convert(CGPoint(x: 46, y: 28), from: screen) == CGPoint(x: 1, y: 2))
            #expect(screen.convert(CGPoint(x: 46, y: 28), to: space) == CGPoint(x: 1, y: 2))
            #expect(
                screen.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: space).origin == CGPoint(x: 46, y: 28))
            let other: any UICoordinateSpace = stage[0].1
            #expect(space.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: other).origin == CGPoint(x: 40, y: 20))
        }

        @Test("The key window gets a successor when it goes: one that can be key, on its own screen if there is one")
        func keyWindows() {
            func show(canBecomeKey: Bool = true) -> UIWindow {
                final class Overlay: UIWindow {
                    override var canBecomeKey: Bool { false }
                }
                let frame = UIScreen.main.bounds
                let window = canBecomeKey ? UIWindow(frame: frame) : Overlay(frame: frame)
                window.makeKeyAndVisible()
                return window
            }
            let (first, overlay, second) = (show(), show(canBecomeKey: false), show())
            #expect(second.isKeyWindow)
            overlay.makeKey()
            #expect(second.isKeyWindow)
            second.isHidden = true
            #expect(first.isKeyWindow)
            first.isHidden = true
            #expect(UIApplication.shared.keyWindow == nil)
        }
    }
}
