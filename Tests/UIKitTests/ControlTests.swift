import Testing
import UIKit
import UIKitTesting

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

        @Test("A finger may stray 70 points before it is outside")
        func slop() {
            stage.press(CGPoint(x: 20, y: 20))
            stage.drag(to: CGPoint(x: 179, y: 20))
            #expect(control.isTouchInside)
            stage.drag(to: CGPoint(x: 181, y: 20))
            #expect(!control.isTouchInside)
            stage.drag(to: CGPoint(x: 179, y: 20))
            stage.release(CGPoint(x: 179, y: 20))
            #expect(
                log.events == ["down", "inside", "exit", "outside", "enter", "inside", "up inside"])
        }

        @Test("A control that is disabled or taken away while it is touched cancels", arguments: [false, true])
        func abandoned(isRemoved: Bool) {
            stage.press(CGPoint(x: 20, y: 20))
            if isRemoved { control.removeFromSuperview() } else { control.isEnabled = false }
            stage.release(CGPoint(x: 20, y: 20))
            #expect(log.events == ["down", "cancel"])
            #expect(!control.isTracking && !control.isHighlighted)
        }

        @Test("Actions can be listed with their events, until the caller has seen enough")
        func enumeration() {
            let plain = UIControl(frame: .zero)
            let first = UIAction(title: "first") { _ in }
            plain.addAction(first, for: [.valueChanged, .touchDown])
            plain.addAction(first, for: .touchCancel)
            plain.addAction(UIAction(title: "second") { _ in }, for: .editingChanged)
            plain.addAction(UIAction(title: "third") { _ in }, for: .touchDown)
            #expect(plain.allControlEvents == [.valueChanged, .touchDown, .touchCancel, .editingChanged])
            var seen: [String] = []
            plain.enumerateEventHandlers { action, _, events, stop in
                seen.append("\(action?.title ?? "") \(events.rawValue)")
                stop = seen.count == 2
            }
            #expect(seen == ["first 4353", "second 131072"])
        }

        @Test("Leading is right where the interface runs from right to left")
        func alignment() {
            control.contentHorizontalAlignment = .leading
            #expect(control.effectiveContentHorizontalAlignment == .left)
            control.semanticContentAttribute = .forceRightToLeft
            #expect(control.effectiveContentHorizontalAlignment == .right)
            control.contentHorizontalAlignment = .fill
            #expect(control.effectiveContentHorizontalAlignment == .fill)
        }

        @Test(
            "VIEW-09 ACT-01 Space and Return do what a tap does",
            arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
        func keys(key: UIKeyboardHIDUsage) {
            stage.pressKey(.keyboardTab)
            #expect(control.isFocused && control.state == .focused)
            stage.keyDown(key)
            #expect(control.isHighlighted)
            stage.keyUp(key)
            #expect(log.events == ["down", "up inside"])
            stage.keyDown(key)
            control.removeFromSuperview()
            stage.keyUp(key)
            #expect(log.events == ["down", "up inside", "down", "cancel"])
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

        @Test("Controls of a fixed size keep it in a stack that has room; a segmented control fills it, as in UIKit")
        func hugging() {
            let segments = UISegmentedControl(items: ["One", "Two"])
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.hidesWhenStopped = false
            let fixed: [UIView] = [
                UISwitch(), UIStepper(), indicator, UIProgressView(progressViewStyle: .default),
            ]
            for view in fixed {
                #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
                let stack = UIStackView(arrangedSubviews: [segments, view])
                stack.axis = .vertical
                stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                stage.root.view.addSubview(stack)
                stack.layoutIfNeeded()
                #expect(view.frame.height == view.intrinsicContentSize.height, "\(type(of: view))")
                #expect(segments.frame.height == 100 - view.frame.height, "\(type(of: view))")
                stack.removeFromSuperview()
            }
            #expect(fixed.map { $0.contentHuggingPriority(for: .horizontal).rawValue } == [750, 750, 750, 250])
        }
    }
}
