import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// A plugin that comes to its input when somebody in the host has got it already.
    @Suite("Input that comes too late for a plugin") @MainActor final class LateInput {
        /// Says what reaches it.
        private final class Listener: UIViewController {
            final class Pad: UIView {
                var events: [String] = []
                override var canBecomeFirstResponder: Bool { true }

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("began") }
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("moved") }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("ended") }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    events.append("cancelled")
                }
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    events.append("key down")
                }
                override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    events.append("key up")
                }
                override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    events.append("key cancelled")
                }
            }

            let pad = Pad()
            let field = FieldView(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
            var pushes = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                pad.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                pad.backgroundColor = .yellow
                view.addSubview(pad)
                view.addSubview(field)
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Add", primaryAction: UIAction { [weak self] _ in self?.pushes += 1 })
            }
        }

        private let host: InMemoryHost
        private let navigation: UINavigationController
        private let listener: Listener
        private let point = CGPoint(x: 300, y: 120)

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Listener() }
            navigation = UINavigationController(rootViewController: host.makePane())
            host.stage.embed(navigation)
            host.settle()
            listener = try host.controller()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        /// The host goes on, and no message comes to the plugin.
        private func stop(for duration: Duration) {
            host.clock.advance(by: duration)
            host.loop.runOneTurn(timeout: .zero)
        }

        private var events: [String] {
            listener.pad.events
        }

        private var unhandled: [String] {
            host.stage.root.unhandled
        }

        @Test("What was handed on in the host when its time was over is not carried out when the plugin goes on")
        func tap() {
            host.stage.tap(point)
            stop(for: .milliseconds(250))
            #expect(unhandled == ["touch began", "touch ended"])
            stop(for: .seconds(13))
            host.settle()
            #expect(events.isEmpty)
            // And what is done then is.
            host.stage.tap(point)
            host.settle()
            #expect(events == ["began", "ended"])
        }

        @Test("A plugin that is merely slow acts on what it comes to in time, and on nothing else")
        func slow() {
            host.stage.tap(point)
            stop(for: .milliseconds(249))
            host.deliver()
            #expect(events == ["began", "ended"])
            host.settle()
            #expect(unhandled.isEmpty)
            host.stage.tap(point)
            stop(for: .milliseconds(300))
            host.settle()
            #expect(events == ["began", "ended"])
            #expect(unhandled == ["touch began", "touch ended"])
        }

        @Test("A touch that began in time and ended too late is cancelled, so that nothing stays pressed")
        func cancelled() {
            host.stage.touch(.began, point)
            host.settle()
            host.stage.touch(.moved, CGPoint(x: 310, y: 120))
            host.stage.touch(.ended, CGPoint(x: 310, y: 120))
            stop(for: .seconds(2))
            host.settle()
            #expect(events == ["began", "cancelled"])
        }

        @Test("A touch that goes on when the plugin does goes on there, without what it missed")
        func goesOn() {
            host.stage.touch(.began, point)
            host.settle()
            host.stage.touch(.moved, CGPoint(x: 310, y: 120))
            stop(for: .seconds(2))
            host.settle()
            #expect(events == ["began"])
            host.stage.touch(.moved, CGPoint(x: 320, y: 120))
            host.settle()
            host.stage.touch(.ended, CGPoint(x: 320, y: 120))
            host.settle()
            #expect(events == ["began", "moved", "ended"])
        }

        @Test("Of a touch that began too late nothing is carried out, also what comes in time")
        func restOfTouch() {
            host.stage.touch(.began, point)
            stop(for: .seconds(2))
            host.settle()
            host.stage.touch(.moved, CGPoint(x: 310, y: 120))
            host.settle()
            host.stage.touch(.ended, CGPoint(x: 310, y: 120))
            host.settle()
            #expect(events.isEmpty)
            #expect(unhandled == ["touch began", "touch moved", "touch ended"])
        }

        @Test(
            "A key that went down in time and came up too late is released, and one that went down too late does nothing"
        )
        func keys() {
            listener.pad.becomeFirstResponder()
            host.stage.touch(.began, point)
            host.stage.touch(.ended, point)
            host.settle()
            listener.pad.events = []
            let key = host.stage.keyDown(.keyboardA)
            host.settle()
            host.stage.keyUp(key)
            stop(for: .seconds(1))
            host.settle()
            #expect(events == ["key down", "key cancelled"])
            let other = host.stage.keyDown(.keyboardB)
            stop(for: .seconds(1))
            host.settle()
            host.stage.keyUp(other)
            host.settle()
            #expect(events == ["key down", "key cancelled"])
        }

        @Test("Text is nobody else's: what is typed into a plugin that stands still is there when it goes on")
        func text() {
            host.stage.tap(CGPoint(x: 300, y: 225))
            host.settle()
            for letter in "abc" {
                host.stage.window.insertText(String(letter))
                stop(for: .seconds(1))
            }
            host.settle()
            #expect(listener.field.text == "abc")
        }

        @Test(
            "A wheel that was handed on in the host when its time was over turns nothing in the plugin when that goes on"
        )
        func scroll() {
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            var above: [CGFloat] = []
            pan.addAction(
                UIAction { [unowned pan] _ in
                    if pan.state == .ended { above.append(pan.translation(in: nil).y) }
                })
            host.stage.root.view.addGestureRecognizer(pan)
            func turn(by dy: CGFloat) {
                let field = CGPoint(x: 300, y: 225)
                _ = host.stage.window.sendScroll(
                    at: field, delta: CGVector(dx: 0, dy: dy), isPrecise: true, timestamp: 0)
            }
            turn(by: -20)
            stop(for: .milliseconds(249))
            host.settle()
            #expect(listener.field.scrolls.map(\.dy) == [-20] && above.isEmpty)
            turn(by: -30)
            stop(for: .milliseconds(250))
            // All of it.
            #expect(above == [-30])
            stop(for: .seconds(13))
            host.settle()
            #expect(listener.field.scrolls.map(\.dy) == [-20] && above == [-30])
            // And what is turned then turns something there.
            turn(by: -40)
            host.settle()
            #expect(listener.field.scrolls.map(\.dy) == [-20, -40] && above == [-30])
        }

        /// Has a menu, and counts how often it is asked for it.
        private final class MenuOwner: UIContextMenuInteractionDelegate {
            var askings = 0

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                askings += 1
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }
        }

        @Test(
            "A secondary click that was handed on in the host when its time was over opens no menu in the plugin later")
        func secondaryClick() throws {
            let (owner, hosts) = (MenuOwner(), MenuOwner())
            listener.pad.addInteraction(UIContextMenuInteraction(delegate: owner))
            host.settle()
            host.stage.window.sendSecondaryClick(at: point)
            stop(for: .milliseconds(249))
            host.settle()
            #expect(owner.askings == 1)
            listener.pad.window?.dismissMenu()
            host.settle()
            host.stage.root.view.addInteraction(UIContextMenuInteraction(delegate: hosts))
            host.stage.window.sendSecondaryClick(at: point)
            stop(for: .milliseconds(250))
            #expect(hosts.askings == 1)
            host.stage.window.dismissMenu()
            stop(for: .seconds(13))
            host.settle()
            #expect(owner.askings == 1 && hosts.askings == 1)
        }

        @Test("A button in the host's bar is the plugin's alone: it has as long as nobody says that the plugin hangs")
        func barButton() throws {
            let button = try #require(host.stage.button("Add", in: navigation))
            host.stage.tap(host.stage.middle(of: button))
            stop(for: .milliseconds(2900))
            host.settle()
            #expect(listener.pushes == 1)
            host.stage.tap(host.stage.middle(of: button))
            stop(for: .seconds(3))
            host.settle()
            #expect(listener.pushes == 1)
        }

        @Test("A plugin with another clock than the host's heeds no deadline")
        func otherClock() throws {
            // The next process is told another time.
            host.launcher.clockSkew = .seconds(-3600)
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            let listener: Listener = try host.controller()
            host.stage.tap(point)
            stop(for: .seconds(1))
            host.settle()
            #expect(listener.pad.events == ["began", "ended"])
        }
    }
}
