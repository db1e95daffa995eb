import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Input that goes to a plugin") @MainActor struct Input {
        private let host: InMemoryHost
        private let pane: RemoteViewController
        private let form: FormViewController

        init() throws {
            host = try InMemoryHost { _ in FormViewController() }
            pane = host.showPane()
            form = try host.controller()
        }

        /// A point of the pane in the window's coordinates.
        private func inWindow(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: HostStage.rightHalf.minX + x, y: y)
        }

        private func focusField() {
            host.stage.tap(inWindow(40, 120))
            host.settle()
        }

        private func press(_ key: String, _ phase: UIPress.Phase) {
            let press = UIPress(
                phase: phase, timestamp: 0,
                key: UIKey(
                    keyCode: .keyboardA, characters: key, charactersIgnoringModifiers: key, modifierFlags: []))
            UIApplication.shared.sendEvent(
                UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: []), to: host.stage.window)
            host.settle()
        }

        @Test(
            "What a key deletes comes after its press, and not where a key command has used that up",
            arguments: [false, true])
        func deletion(hasCommand: Bool) {
            focusField()
            host.stage.window.insertText("ab")
            host.settle()
            #expect(form.field.text == "ab")
            let command = UIKeyCommand(
                input: "\u{8}", modifierFlags: [], primaryAction: UIAction { [weak form] _ in form?.commands += 1 })
            command.wantsPriorityOverSystemBehavior = true
            form.command = hasCommand ? command : nil
            let key = UIKey(
                keyCode: .keyboardDeleteOrBackspace, characters: "\u{8}", charactersIgnoringModifiers: "\u{8}",
                modifierFlags: [])
            host.stage.window.sendPress(key, phase: .began, timestamp: 0)
            host.stage.window.deleteBackward()
            host.stage.window.sendPress(key, phase: .ended, timestamp: 0)
            host.settle()
            #expect(form.commands == (hasCommand ? 1 : 0))
            #expect(form.field.text == (hasCommand ? "ab" : "a"))
        }

        @Test("A tap reaches the plugin's button at its place, and ends there")
        func tap() {
            host.stage.tap(inWindow(40, 20))
            host.settle()
            #expect(form.taps == 1)
            #expect(host.stage.root.unhandled.isEmpty)
        }

        @Test("Of movements that come faster than the plugin answers, the first and the last go to it, before the end")
        func fastMoves() {
            let middle = inWindow(150, 250)
            host.stage.touch(.began, middle)
            host.settle()
            for step in 1...20 { host.stage.touch(.moved, CGPoint(x: middle.x + CGFloat(step), y: middle.y)) }
            host.stage.touch(.ended, middle)
            host.settle()
            #expect(host.stage.root.unhandled == ["touch began", "touch moved", "touch moved", "touch ended"])
        }

        @Test("A touch that nobody in the plugin handles goes on up the host's responder chain, in order and once")
        func unhandled() {
            let point = inWindow(150, 250)
            host.stage.touch(.began, point)
            #expect(host.stage.root.unhandled.isEmpty)
            host.settle()
            host.stage.touch(.moved, CGPoint(x: point.x + 5, y: point.y))
            host.stage.touch(.ended, point)
            host.settle()
            #expect(host.stage.root.unhandled == ["touch began", "touch moved", "touch ended"])
            host.pass(.seconds(1))
            #expect(host.stage.root.unhandled.count == 3)
            #expect(form.taps == 0)
        }

        @Test("A touch that goes on when the plugin has answered is what it was when it came")
        func unhandledLate() {
            let (began, ended) = (inWindow(150, 250), inWindow(155, 255))
            host.stage.touch(.began, began)
            host.stage.touch(.moved, ended)
            host.stage.touch(.ended, ended)
            host.settle()
            #expect(host.stage.root.touches == [.init(.began, began), .init(.moved, ended), .init(.ended, ended)])
        }

        @Test("A plugin that does not answer in time has not handled a touch; its late answer is ignored")
        func late() {
            host.stage.touch(.began, inWindow(40, 20))
            host.clock.advance(by: .milliseconds(250))
            host.loop.runOneTurn(timeout: .zero)
            #expect(host.stage.root.unhandled == ["touch began"])
            host.settle()
            #expect(host.stage.root.unhandled == ["touch began"])
        }

        @Test("A touch that is under way when the plugin dies goes on in the host")
        func deathDuringTouch() throws {
            host.stage.touch(.began, inWindow(40, 20))
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(host.stage.root.unhandled == ["touch began"])
            host.stage.touch(.ended, inWindow(40, 20))
            host.settle()
            #expect(host.stage.root.unhandled.first == "touch began")
        }

        @Test("Typed text and deletions go to the plugin's first responder once the pane has the focus")
        func text() {
            host.stage.window.insertText("lost")
            host.settle()
            focusField()
            #expect(form.field.isFirstResponder)
            host.stage.window.insertText("Grüße 👋")
            host.settle()
            (host.stage.window.firstResponder as? any UIKeyInput)?.deleteBackward()
            host.settle()
            #expect(form.field.text == "Grüße ")
        }

        @Test(
            "A plugin tells a host under test of text that nobody in it takes, and of no other; other hosts hear nothing of it"
        )
        func textForNobody() throws {
            let host = try InMemoryHost(recordsTrace: true) { _ in FormViewController() }
            _ = host.showPane()
            let form: FormViewController = try host.controller()
            var reports = 0
            let supervisor = try host.supervisor()
            supervisor.onTrace = { lines in reports += lines.count(where: { $0 == UnusedTextReport.line }) }
            host.stage.tap(inWindow(40, 120))
            host.settle()
            func insert(_ text: String, withField hasField: Bool) {
                _ = hasField ? form.field.becomeFirstResponder() : form.field.resignFirstResponder()
                host.stage.window.insertText(text)
                host.settle()
            }
            insert("a", withField: false)
            #expect(reports == 0)
            supervisor.perform(debugCommand: CallbackReport.command)
            host.settle()
            insert("b", withField: true)
            #expect(reports == 0)
            insert("c", withField: false)
            #expect(reports == 1)
            #expect(form.field.text == "b")
        }

        @Test("A plugin that was not granted text is sent none, and keys as before")
        func noText() throws {
            let host = try InMemoryHost { _ in FormViewController() }
            host.launcher.granted = []
            _ = host.showPane()
            let form: FormViewController = try host.controller()
            host.stage.tap(inWindow(40, 120))
            host.settle()
            host.stage.window.insertText("secret")
            (host.stage.window.firstResponder as? any UIKeyInput)?.deleteBackward()
            host.settle()
            #expect(form.field.isFirstResponder)
            #expect(form.field.text.isEmpty)
        }

        @Test("Keys reach the plugin's first responder; one that it passes on goes up the host's responder chain")
        func keys() {
            focusField()
            press("a", .began)
            press("a", .ended)
            press("x", .began)
            press("x", .ended)
            #expect(form.field.keys == ["a down", "a up"])
            #expect(host.stage.root.unhandled == ["press began x", "press ended x"])
        }

        @Test("Scrolling reaches what lies under the pointer in the plugin")
        func scroll() {
            let event = UIScrollEvent(
                location: inWindow(40, 120), delta: CGVector(dx: 1.5, dy: -20), isPrecise: true, timestamp: 0,
                modifierFlags: [])
            UIApplication.shared.sendEvent(event, to: host.stage.window)
            host.settle()
            #expect(form.field.scrolls == [CGVector(dx: 1.5, dy: -20)])
        }

        @Test("When the pane loses the focus the plugin's first responder does too")
        func focusLost() {
            focusField()
            #expect(pane.view.isFirstResponder)
            _ = pane.view.resignFirstResponder()
            host.settle()
            #expect(!form.field.isFirstResponder)
            host.stage.window.insertText("lost")
            host.settle()
            #expect(form.field.text.isEmpty)
        }

        @Test("A pane without content takes no input: everything goes up the host's responder chain")
        func noContent() throws {
            let pane = host.makePane(of: InMemoryHost.otherIdentifier)
            host.stage.embed(pane, frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            UpdateCycle.main.update()
            host.stage.tap(inWindow(100, 280))
            #expect(host.stage.root.unhandled == ["touch began", "touch ended"])
            #expect(form.taps == 0)
        }
    }
}
