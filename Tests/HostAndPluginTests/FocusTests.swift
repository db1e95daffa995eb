import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The focus of the keys, between host and plugin") @MainActor struct Focus {
        private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], in host: InMemoryHost) {
            let key = UIKey(keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
            let press = UIPress(phase: .began, timestamp: 0, key: key)
            for phase in [UIPress.Phase.began, .ended] {
                press.phase = phase
                UIApplication.shared.sendEvent(
                    UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: modifiers), to: host.stage.window)
                host.settle()
            }
        }

        /// So that the pane comes first.
        private static let leftHalf = CGRect(x: 0, y: 0, width: 200, height: 300)

        /// A controller with so many buttons.
        private static func makeButtons(_ count: Int) -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            for index in 0..<count {
                let button = UIButton(type: .system)
                button.tag = index + 1
                button.frame = CGRect(x: 20, y: 20 + 40 * CGFloat(index), width: 100, height: 30)
                controller.view.addSubview(button)
            }
            return controller
        }

        private func focusedTag(_ controller: UIViewController) -> Int? {
            controller.view.subviews.first(where: \.isFocused)?.tag
        }

        @Test("Tab and Shift-Tab go round through a pane that is all there is")
        func alone() throws {
            let host = try InMemoryHost { _ in Self.makeButtons(2) }
            host.stage.remove(host.stage.counter)
            _ = host.showPane()
            let controller: UIViewController = try host.controller()
            var tags: [Int?] = []
            for _ in 0..<5 {
                press(.keyboardTab, in: host)
                tags.append(focusedTag(controller))
            }
            #expect(tags == [1, 2, 1, 2, 1])
            press(.keyboardTab, .shift, in: host)
            #expect(focusedTag(controller) == 2)
        }

        @Test("A plugin is told once that its pane has the focus, and again after a pane of another window had it")
        func toldOnce() throws {
            let host = try InMemoryHost { _ in Self.makeButtons(0) }
            let pane = host.showPane(frame: Self.leftHalf)
            let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let otherPane = host.makePane("other")
            other.rootViewController = otherPane
            other.isHidden = false
            host.settle()
            func touch(_ pane: RemoteViewController) -> Int {
                guard let window = pane.view.window else { return 0 }
                let point = host.stage.middle(of: pane.view)
                window.sendTouch(id: 1, phase: .began, at: point, timestamp: 0)
                defer {
                    window.sendTouch(id: 1, phase: .ended, at: point, timestamp: 0)
                    host.settle()
                }
                return host.settle()
            }
            let (told, notTold) = (touch(pane), touch(pane))
            #expect(told == notTold + 1)
            #expect(touch(otherPane) == told)
            #expect(touch(otherPane) == notTold)
            #expect(touch(pane) == told)
            #expect(touch(pane) == notTold)
            other.isHidden = true
        }

        @Test("A pane with nothing to focus is passed over, and a key that nobody has a use for comes to rest")
        func empty() throws {
            let host = try InMemoryHost { _ in Self.makeButtons(0) }
            let pane = host.showPane(frame: Self.leftHalf)
            let button = UIButton(frame: CGRect(x: 250, y: 280, width: 50, height: 20))
            host.stage.counter.view.removeFromSuperview()
            host.stage.root.view.addSubview(button)
            press(.keyboardTab, in: host)
            #expect(button.isFocused && !pane.view.isFocused)
            button.isEnabled = false
            press(.keyboardTab, in: host)
            #expect(!pane.view.isFocused && !button.isFocused)
        }

        @Test(
            "Tab leaves a pane although the key is released before the plugin has answered", arguments: [false, true])
        func releasedEarly(hangs: Bool) throws {
            let host = try InMemoryHost { _ in Self.makeButtons(0) }
            host.stage.counter.view.removeFromSuperview()
            let pane = host.showPane(frame: Self.leftHalf)
            let button = UIButton(frame: CGRect(x: 250, y: 280, width: 50, height: 20))
            host.stage.root.view.addSubview(button)
            #expect(pane.view.becomeFirstResponder())
            host.settle()
            host.stage.keyUp(host.stage.keyDown(.keyboardTab))
            if hangs {
                host.clock.advance(by: .milliseconds(250))
                host.loop.runOneTurn(timeout: .zero)
            } else {
                host.settle()
            }
            #expect(button.isFocused)
        }

        @Test("A plugin that hangs does not keep the focus")
        func hanging() throws {
            let host = try InMemoryHost { _ in Self.makeButtons(2) }
            host.stage.counter.view.removeFromSuperview()
            let pane = host.showPane(frame: Self.leftHalf)
            let button = UIButton(frame: CGRect(x: 250, y: 280, width: 50, height: 20))
            host.stage.root.view.addSubview(button)
            press(.keyboardTab, in: host)
            #expect(pane.view.isFocused)
            let key = UIKey(
                keyCode: .keyboardTab, characters: "", charactersIgnoringModifiers: "", modifierFlags: [])
            UIApplication.shared.sendEvent(
                UIPressesEvent(
                    presses: [UIPress(phase: .began, timestamp: 0, key: key)], timestamp: 0, modifierFlags: []),
                to: host.stage.window)
            host.clock.advance(by: .milliseconds(250))
            host.loop.runOneTurn(timeout: .zero)
            #expect(button.isFocused && !pane.view.isFocused)
        }

        @Test("What the plugin has in focus is marked in its pane, and no longer once the pane has lost the focus")
        func ring() throws {
            let host = try InMemoryHost { _ in Self.makeButtons(1) }
            host.stage.counter.view.removeFromSuperview()
            let pane = host.showPane(frame: Self.leftHalf)
            let edge = pane.view.convert(CGPoint(x: 17, y: 35), to: nil)
            let before = host.stage.pixel(edge)
            press(.keyboardTab, in: host)
            #expect(host.stage.pixel(edge) != before)
            let button = UIButton(frame: CGRect(x: 250, y: 280, width: 50, height: 20))
            host.stage.root.view.addSubview(button)
            press(.keyboardTab, in: host)
            #expect(button.isFocused)
            #expect(host.stage.pixel(edge) == before)
        }

        @Test("A plugin that dies with the focus leaves it to nobody")
        func death() throws {
            let host = try InMemoryHost { _ in Self.makeButtons(1) }
            host.stage.counter.view.removeFromSuperview()
            let pane = host.showPane()
            press(.keyboardTab, in: host)
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(!pane.view.isFocused && !pane.view.isFirstResponder)
        }
    }
}
