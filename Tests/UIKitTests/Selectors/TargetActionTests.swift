import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @MainActor struct TargetActions {
        private let log = ActionLog()

        @Test("A control tells its targets and actions in the order in which they were added, each once for an event")
        func order() {
            let control = UIControl()
            control.addTarget(log, action: "plain", for: .touchUpInside)
            control.addAction(UIAction { [weak log] _ in log?.lines.append("action") }, for: .touchUpInside)
            control.addTarget(log, action: "withSender:", for: .touchUpInside)
            control.addTarget(log, action: "plain", for: .touchDown)
            control.sendActions(for: .touchUpInside)
            #expect(log.lines == ["plain", "action", "withSender"])
            #expect(log.senders.first === control)
            control.sendActions(for: [.touchUpInside, .touchDown])
            #expect(log.lines.count == 6)
            #expect(control.allControlEvents == [.touchUpInside, .touchDown])
        }

        @Test("A method with two arguments gets the event that the control heard of, from code none")
        func event() throws {
            let stage = Stage()
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.root.view.addSubview(control)
            control.addTarget(log, action: "withEvent:event:", for: .touchDown)
            stage.press(CGPoint(x: 20, y: 20))
            stage.release(CGPoint(x: 20, y: 20))
            control.sendActions(for: .touchDown)
            try #require(log.events.count == 2)
            #expect(log.events[0]?.allTouches?.count == 1)
            #expect(log.events[1] == nil)
        }

        @Test("A target is not retained, and one that is gone is no target")
        func weakTarget() {
            let control = UIControl()
            weak var gone: ActionLog?
            do {
                let log = ActionLog()
                gone = log
                control.addTarget(log, action: "plain", for: .valueChanged)
            }
            #expect(gone == nil)
            expectDiagnostics([]) { control.sendActions(for: .valueChanged) }
            #expect(control.allTargets.isEmpty)
            #expect(control.allControlEvents == [])
        }

        @Test("removeTarget takes events from what it names; nil names all")
        func removal() {
            let control = UIControl()
            let other = ActionLog()
            control.addTarget(log, action: "plain", for: [.touchDown, .valueChanged])
            control.addTarget(log, action: "withSender:", for: .valueChanged)
            control.addTarget(other, action: "plain", for: .valueChanged)
            #expect(control.allTargets == [log, other])
            #expect(control.actions(forTarget: log, forControlEvent: .valueChanged) == ["plain", "withSender:"])
            control.removeTarget(log, action: "plain", for: .valueChanged)
            #expect(control.actions(forTarget: log, forControlEvent: .valueChanged) == ["withSender:"])
            #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == ["plain"])
            control.removeTarget(log, action: nil, for: .allEvents)
            #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
            #expect(control.allTargets == [other])
            control.removeTarget(nil, action: nil, for: .allEvents)
            #expect(control.allTargets.isEmpty)
        }

        @Test("An override of sendAction sees each action with its target")
        func sendAction() {
            final class Control: UIControl {
                var sent: [String] = []
                override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                    sent.append("\(action) \(target is ActionLog)")
                    super.sendAction(action, to: target, for: event)
                }
            }
            let control = Control()
            control.addTarget(log, action: "plain", for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(control.sent == ["plain true"])
            #expect(log.lines == ["plain"])
        }

        @Test("Handlers are listed with action or target")
        func handlers() {
            let control = UIControl()
            control.addTarget(log, action: "plain", for: .touchDown)
            control.addTarget(nil, action: "plain:", for: .touchUpInside)
            control.addAction(UIAction(title: "closure") { _ in }, for: .valueChanged)
            var lines: [String] = []
            control.enumerateEventHandlers { action, target, events, _ in
                lines.append(
                    "\(action?.title ?? "-") \(target?.1.name ?? "-") \(target?.0 is ActionLog) \(events.rawValue)")
            }
            #expect(lines == ["- plain true 1", "- plain: false 64", "closure - false 4096"])
            #expect(control.allTargets.contains(log))
            #expect(control.allTargets.count { $0.base is NSNull } == 1)
        }

        // MARK: Without a target

        private final class Child: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }

        @Test("An action without a target goes up from the first responder, or else from the sender")
        func chain() {
            let stage = Stage(root: log)
            let control = UIControl()
            stage.root.view.addSubview(control)
            control.addTarget(nil, action: "withSender:", for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(log.senders.first === control)
            // The first responder is in a child that has the method too.
            let inner = ActionLog()
            stage.embed(inner)
            let child = Child()
            inner.view.addSubview(child)
            child.becomeFirstResponder()
            control.sendActions(for: .valueChanged)
            #expect(log.lines == ["withSender"])
            #expect(inner.lines == ["withSender"])
            expectDiagnostics([]) {
                #expect(!UIApplication.shared.sendAction("vanish", to: nil, from: control, for: nil))
                #expect(UIApplication.shared.sendAction("plain", to: nil, from: nil, for: nil))
            }
            #expect(inner.lines == ["withSender", "plain"])
        }

        // MARK: Recognisers

        @Test("ACT-02 a recogniser sends its state's changes to its targets, without retaining them")
        func recogniser() {
            let stage = Stage(root: log)
            let tap = UITapGestureRecognizer(target: log, action: "withSender:")
            tap.addTarget(log, action: "plain")
            tap.addTarget(log, action: "plain")
            tap.addTarget(ActionLog(), action: "vanish")
            stage.root.view.addGestureRecognizer(tap)
            expectDiagnostics([]) { stage.tap(CGPoint(x: 20, y: 20)) }
            #expect(log.lines == ["withSender", "plain"])
            #expect(log.senders.first === tap)
            tap.removeTarget(log, action: "plain")
            stage.tap(CGPoint(x: 20, y: 20), at: 9)
            #expect(log.lines == ["withSender", "plain", "withSender"])
            tap.removeTarget(nil, action: nil)
            stage.tap(CGPoint(x: 20, y: 20), at: 18)
            #expect(log.lines.count == 3)
        }

        @Test("A subclass of a recogniser overrides init(target:action:)")
        func subclass() {
            final class Press: UILongPressGestureRecognizer {
                override init(target: Any?, action: Selector?) {
                    super.init(target: target, action: action)
                    minimumPressDuration = 1
                }
            }
            #expect(Press(target: log, action: "plain").minimumPressDuration == 1)
        }

        // MARK: Bar items

        @Test("A bar item sends its action to its target, and a primary action comes before it")
        func barItem() {
            let item = UIBarButtonItem(title: "Go", style: .plain, target: log, action: "withSender:")
            #expect(item.target === log)
            #expect(item.action == "withSender:")
            #expect(item.performPrimaryAction())
            #expect(log.senders.first === item)
            item.action = "plain"
            #expect(item.performPrimaryAction())
            item.primaryAction = UIAction { [log] _ in log.lines.append("primary") }
            #expect(item.performPrimaryAction())
            #expect(log.lines == ["withSender", "plain", "primary"])
            item.primaryAction = nil
            item.action = nil
            #expect(!item.performPrimaryAction())
            #expect(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).tapAction == nil)
        }

        @Test("The button of an item in a bar sends the item's action")
        func barButton() throws {
            let stage = Stage(root: UINavigationController(rootViewController: log))
            let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: "withSender:")
            log.navigationItem.rightBarButtonItem = item
            stage.update()
            let button = try #require(item.buttonInBar as? UIControl)
            button.sendActions(for: .primaryActionTriggered)
            // Nobody is first responder, so the chain begins at the item's button, which is in the stack's bar.
            #expect(log.lines == [])
            item.target = log
            button.sendActions(for: .primaryActionTriggered)
            #expect(log.senders.first === item)
        }

        // MARK: Key commands

        @Test(
            "A key command calls the first responder's method, up its chain; where nobody has it, the key is left to others"
        )
        func keyCommand() {
            let stage = Stage(root: log)
            let child = Child()
            log.view.addSubview(child)
            child.becomeFirstResponder()
            let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "withSender:")
            command.wantsPriorityOverSystemBehavior = true
            let other = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "vanish:")
            other.wantsPriorityOverSystemBehavior = true
            log.addKeyCommand(other)
            log.addKeyCommand(command)
            expectDiagnostics([]) { stage.pressKey(.keyboardEscape) }
            #expect(log.senders.first === command)
            command.attributes = .disabled
            stage.pressKey(.keyboardEscape)
            #expect(log.lines == ["withSender"])
        }

        @Test("A command of a menu is sent to the responder chain with itself as the sender")
        func command() {
            let stage = Stage(root: log)
            let child = Child()
            log.view.addSubview(child)
            child.becomeFirstResponder()
            let command = UICommand(title: "Copy", action: "withSender:", propertyList: 7)
            command.choose(sender: stage.root.view)
            #expect((log.senders.first as? UICommand)?.propertyList as? Int == 7)
        }
    }
}
