import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Controls {
        private let stage = Stage()
        private let control = UIControl(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        private let log = Log()

        private final class Log {
            var events: [String] = []
        }

        init() {
            stage.root.view.addSubview(control)
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
                (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
                (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
            ]
            for (event, name) in names {
                control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
            }
        }

        @Test("VIEW-09 ACT-05 a tap is one action, whose sender is the control")
        func tap() {
            var senders: [AnyObject?] = []
            control.addAction(UIAction { action in senders.append(action.sender) }, for: .touchUpInside)
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(senders.count == 1)
            #expect(senders.first as? UIControl === control)
            #expect(log.events == ["down", "up inside"])
        }

        @Test("Dragging out and in, and letting go outside, are told in order; the highlight follows")
        func dragging() {
            stage.press(CGPoint(x: 20, y: 20))
            #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
            stage.drag(to: CGPoint(x: 30, y: 20))
            stage.drag(to: CGPoint(x: 300, y: 200))
            #expect(!control.isHighlighted && control.isTracking)
            stage.drag(to: CGPoint(x: 30, y: 30))
            #expect(control.isHighlighted)
            stage.drag(to: CGPoint(x: 300, y: 200))
            stage.release(CGPoint(x: 300, y: 200))
            #expect(
                log.events == [
                    "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside",
                ])
            #expect(control.state == .normal)
        }

        @Test("A cancelled touch ends tracking without an action of success")
        func cancelled() {
            stage.press(CGPoint(x: 20, y: 20))
            stage.window.cancelTouches(timestamp: 1)
            #expect(log.events == ["down", "cancel"])
            #expect(!control.isTracking && !control.isHighlighted)
        }

        @Test("A second tap in quick succession repeats the touch down")
        func repeated() {
            stage.tap(CGPoint(x: 20, y: 20), at: 1)
            stage.tap(CGPoint(x: 20, y: 20), at: 1.2)
            stage.tap(CGPoint(x: 20, y: 20), at: 3)
            #expect(
                log.events == [
                    "down", "up inside", "down", "repeat", "up inside", "down", "up inside",
                ])
        }

        @Test("A second finger on the same control does not disturb the first")
        func secondFinger() {
            stage.press(CGPoint(x: 20, y: 20), id: 1)
            stage.press(CGPoint(x: 60, y: 20), id: 2)
            stage.release(CGPoint(x: 60, y: 20), id: 2)
            #expect(control.isTracking)
            stage.release(CGPoint(x: 20, y: 20), id: 1)
            #expect(log.events == ["down", "up inside"])
        }

        @Test("A disabled control takes touches and does nothing with them")
        func disabled() {
            control.isEnabled = false
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(log.events == [])
            #expect(control.state == .disabled)
        }

        @Test("An action can be removed, one with the same identifier replaces the other")
        func registrations() {
            var calls: [String] = []
            let id = UIAction.Identifier("test")
            control.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .valueChanged)
            let new = UIAction(identifier: id) { _ in calls.append("new") }
            control.addAction(new, for: .primaryActionTriggered)
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .primaryActionTriggered)
            #expect(calls == ["new", "new"])
            control.removeAction(new, for: .valueChanged)
            control.sendActions(for: .allEvents)
            #expect(calls.count == 3)
            control.removeAction(identifiedBy: id, for: .allEvents)
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .primaryActionTriggered)
            #expect(calls.count == 3)
            #expect(new.sender == nil)
        }

        @Test("ACT-14 an action that holds its owner weakly makes no cycle")
        func noRetainCycle() {
            weak var released: UIViewController?
            do {
                let owner = UIViewController()
                let button = UIButton(primaryAction: UIAction { [weak owner] _ in owner?.title = "tapped" })
                owner.view.addSubview(button)
                button.sendActions(for: .primaryActionTriggered)
                #expect(owner.title == "tapped")
                released = owner
            }
            #expect(released == nil)
        }
    }
}
