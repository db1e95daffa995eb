import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The key that leaves any pane") @MainActor struct ExitKey {
        private let host: InMemoryHost
        private let pane: RemoteViewController
        private let before = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        private let after = UIButton(frame: CGRect(x: 300, y: 0, width: 90, height: 20))

        init() throws {
            host = try InMemoryHost { _ in GreedyViewController() }
            host.stage.remove(host.stage.counter)
            pane = host.showPane(frame: CGRect(x: 100, y: 0, width: 100, height: 300))
            host.stage.root.view.addSubview(before)
            host.stage.root.view.addSubview(after)
            enterPane()
        }

        private func enterPane() {
            host.stage.tap(CGPoint(x: 120, y: 20))
            host.settle()
        }

        private func greedy(_ index: Int = 0) throws -> GreedyViewController {
            try host.controller(at: index)
        }

        private var isInPane: Bool {
            pane.view.isFocused || pane.view.isFirstResponder
        }

        @Test("Low: a plugin that keeps Tab for itself does not keep F6, and never sees it")
        func greedyPlugin() throws {
            host.stage.keyUp(host.stage.keyDown(.keyboardTab))
            host.settle()
            #expect(isInPane)
            let press = host.stage.keyDown(.keyboardF6)
            #expect(after.isFocused && !isInPane)
            host.settle()
            host.stage.keyUp(press)
            host.settle()
            #expect(after.isFocused)
            #expect(try greedy().keys == [.keyboardTab, .keyboardTab])
        }

        @Test("With Shift it goes back")
        func backwards() {
            host.stage.keyDown(.keyboardF6, .shift)
            #expect(before.isFocused && !isInPane)
        }

        @Test("What is typed after it goes to the plugin no more")
        func text() throws {
            host.stage.window.insertText("a")
            host.stage.keyDown(.keyboardF6)
            host.stage.window.insertText("b")
            host.settle()
            #expect(try greedy().text == "a")
        }

        @Test("Low: keys that a hanging plugin has not answered keep nobody in, and do not move the focus later")
        func queuedKeys() {
            for _ in 0..<3 { host.stage.keyUp(host.stage.keyDown(.keyboardTab)) }
            host.stage.keyDown(.keyboardF6)
            #expect(after.isFocused && !isInPane)
            host.clock.advance(by: .milliseconds(250))
            host.loop.runOneTurn(timeout: .zero)
            #expect(after.isFocused && !isInPane)
        }

        @Test("Where nothing else takes the focus, nobody has it, and Tab enters again")
        func alone() throws {
            before.removeFromSuperview()
            after.removeFromSuperview()
            host.stage.keyDown(.keyboardF6)
            #expect(!isInPane)
            #expect(host.stage.window.firstResponder == nil && host.stage.window.focusSystem.focusedItem == nil)
            host.settle()
            host.stage.keyDown(.keyboardTab)
            #expect(isInPane)
        }

        @Test("A container in the host that lets no focus go does not hold it")
        func veto() {
            final class Jealous: UIView {
                override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
            }
            let box = Jealous(frame: pane.view.frame)
            host.stage.root.view.addSubview(box)
            pane.view.frame = box.bounds
            box.addSubview(pane.view)
            host.settle()
            _ = pane.view.becomeFirstResponder()
            host.stage.keyDown(.keyboardF6)
            #expect(!isInPane)
        }

        @Test("It leads from pane to pane: the next one is entered as by Tab, and left as well")
        func secondPane() throws {
            let second = host.showPane("other", frame: CGRect(x: 210, y: 0, width: 80, height: 300))
            let press = host.stage.keyDown(.keyboardF6)
            #expect(second.view.isFocused && !isInPane)
            host.settle()
            host.stage.keyUp(press)
            host.settle()
            #expect(second.view.isFocused)
            #expect(try greedy(1).keys.contains(.keyboardF6) == false)
            #expect(try greedy(1).keys.contains(.keyboardTab))
            host.stage.keyDown(.keyboardF6)
            #expect(after.isFocused)
        }

        @Test("Low: another pane that declines the focus does not give it back to the one that was left")
        func accomplice() {
            before.removeFromSuperview()
            after.removeFromSuperview()
            let second = host.showPane("other", frame: CGRect(x: 210, y: 0, width: 80, height: 300))
            host.stage.keyDown(.keyboardF6)
            #expect(second.view.isFocused)
            // Its plugin hangs.
            host.clock.advance(by: .milliseconds(250))
            host.loop.runOneTurn(timeout: .zero)
            #expect(!isInPane && !second.view.isFocused)
        }

        @Test("Of panes within panes the outermost is left")
        func nested() {
            let inner = host.makePane("other")
            pane.addChild(inner)
            inner.view.frame = CGRect(x: 0, y: 100, width: 80, height: 80)
            pane.view.addSubview(inner.view)
            inner.didMove(toParent: pane)
            host.settle()
            #expect(inner.view.becomeFirstResponder())
            host.stage.keyDown(.keyboardF6)
            #expect(after.isFocused && !isInPane && !inner.view.isFirstResponder)
        }

        @Test("A host may choose another key, or none")
        func choice() throws {
            defer { RemoteViewController.exitKey = .f6 }
            RemoteViewController.exitKey = RemoteViewController.ExitKey(.keyboardTab, modifierFlags: .control)
            host.stage.keyDown(.keyboardF6)
            host.stage.keyDown(.keyboardTab)
            #expect(isInPane)
            host.stage.keyDown(.keyboardTab, [.control, .shift, .alphaShift])
            #expect(before.isFocused && !isInPane)
            enterPane()
            RemoteViewController.exitKey = nil
            host.stage.keyDown(.keyboardTab, .control)
            host.settle()
            #expect(isInPane)
            #expect(try greedy().keys == [.keyboardF6, .keyboardTab, .keyboardTab])
        }

        @Test("F6 elsewhere in the host is a key like any other")
        func elsewhere() {
            _ = pane.view.resignFirstResponder()
            host.stage.keyDown(.keyboardF6)
            #expect(host.stage.root.unhandled.last == "press began ")
        }
    }
}
