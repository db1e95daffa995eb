import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Switches {
        private let stage = Stage()
        private let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        private let log = Log()

        private final class Log {
            var values: [Bool] = []
        }

        init() {
            stage.root.view.addSubview(control)
            control.addAction(
                UIAction { [log] in log.values.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
        }

        @Test("VIEW-09 ACT-05 a tap turns it the other way, once")
        func tap() {
            stage.tap(CGPoint(x: 20, y: 20))
            stage.tap(CGPoint(x: 50, y: 30))
            #expect(log.values == [true, false])
        }

        @Test("Dragging the knob across turns it when the touch ends, not before; back again changes nothing")
        func drag() {
            stage.press(CGPoint(x: 20, y: 25))
            stage.drag(to: CGPoint(x: 55, y: 25))
            #expect(control.isOn && log.values.isEmpty)
            stage.release(CGPoint(x: 55, y: 25))
            #expect(log.values == [true])
            stage.press(CGPoint(x: 55, y: 25))
            stage.drag(to: CGPoint(x: 15, y: 25))
            stage.drag(to: CGPoint(x: 55, y: 25))
            stage.release(CGPoint(x: 55, y: 25))
            #expect(log.values == [true] && control.isOn)
        }

        @Test("Where the interface runs from right to left, on is at the left")
        func mirrored() {
            control.semanticContentAttribute = .forceRightToLeft
            stage.press(CGPoint(x: 55, y: 25))
            stage.drag(to: CGPoint(x: 15, y: 25))
            stage.release(CGPoint(x: 15, y: 25))
            #expect(log.values == [true])
        }

        @Test("A cancelled drag leaves it as it was")
        func cancelled() {
            stage.press(CGPoint(x: 20, y: 25))
            stage.drag(to: CGPoint(x: 55, y: 25))
            stage.window.cancelTouches(timestamp: 1)
            #expect(!control.isOn && log.values.isEmpty)
        }

        @Test("Space turns it, Return does not; setting it tells nobody")
        func keys() {
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardSpacebar)
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(log.values == [true])
            control.setOn(false, animated: true)
            #expect(!control.isOn && log.values == [true])
            control.performPrimaryAction()
            #expect(log.values == [true, true])
        }

        @Test("Its size is its own")
        func size() {
            #expect(control.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
            #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
        }
    }
}
