import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct SegmentedControls {
        private let stage = Stage()
        private let control = UISegmentedControl(items: ["One", "Two", "Three"])
        private let log = Log()

        private final class Log {
            var events: [String] = []
        }

        init() {
            control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
            stage.root.view.addSubview(control)
            control.addAction(
                UIAction { [log] in
                    log.events.append("\(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)")
                }, for: .valueChanged)
        }

        private func tap(_ segment: Int) {
            stage.tap(CGPoint(x: 50 + 100 * CGFloat(segment), y: 16))
        }

        @Test("A tap selects a segment and says so, once")
        func select() {
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            tap(1)
            tap(1)
            tap(2)
            #expect(log.events == ["1", "2"])
            control.selectedSegmentIndex = 0
            control.selectedSegmentIndex = 7
            #expect(control.selectedSegmentIndex == -1)
            #expect(log.events.count == 2)
        }

        @Test("The segment where the touch ends counts; outside of the control none does")
        func slide() {
            stage.press(CGPoint(x: 50, y: 16))
            stage.drag(to: CGPoint(x: 250, y: 16))
            stage.release(CGPoint(x: 250, y: 16))
            #expect(log.events == ["2"])
            stage.press(CGPoint(x: 50, y: 16))
            stage.release(CGPoint(x: 50, y: 200))
            #expect(log.events == ["2"])
        }

        @Test("A momentary one says what was pressed, and keeps nothing selected")
        func momentary() {
            control.isMomentary = true
            tap(1)
            tap(1)
            #expect(log.events == ["1", "1"])
            #expect(control.selectedSegmentIndex == -1)
        }

        @Test("A segment's own action runs before the control's, with the control as sender")
        func actions() {
            let action = UIAction(title: "Own", identifier: .init("own")) { [log] action in
                log.events.append("own \(action.sender is UISegmentedControl)")
            }
            control.insertSegment(action: action, at: 0, animated: false)
            #expect(control.titleForSegment(at: 0) == "Own")
            #expect(control.segmentIndex(identifiedBy: .init("own")) == 0)
            #expect(control.actionForSegment(at: 0) === action)
            stage.tap(CGPoint(x: 10, y: 16))
            #expect(log.events == ["own true", "0"])
        }

        @Test("Inserting and removing segments keeps the selection on its segment, or on none")
        func changes() {
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "Zero", at: 0, animated: true)
            #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
            control.removeSegment(at: 3, animated: true)
            #expect(control.selectedSegmentIndex == 2)
            control.removeSegment(at: 2, animated: true)
            #expect(control.selectedSegmentIndex == -1)
            control.setTitle("Nought", forSegmentAt: 0)
            control.setTitle("Nowhere", forSegmentAt: 9)
            #expect(control.titleForSegment(at: 0) == "Nought" && control.titleForSegment(at: 9) == nil)
            control.removeAllSegments()
            #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
        }

        @Test("Segments are alike, or as wide as was set, or as wide as their titles")
        func widths() {
            let natural = control.intrinsicContentSize.width
            control.setWidth(100, forSegmentAt: 0)
            #expect(control.widthForSegment(at: 0) == 100)
            #expect(abs(control.intrinsicContentSize.width - (100 + natural / 3 * 2)) < 0.01)
            control.apportionsSegmentWidthsByContent = true
            #expect(control.intrinsicContentSize.width < 100 + natural / 3 * 2)
            control.layoutIfNeeded()
            let middles = control.subviews.map(\.center.x)
            #expect(middles[0] == 50)
            #expect(middles[1] - 100 < 300 - middles[2])
        }

        @Test("A disabled segment cannot be chosen, and keys pass over it")
        func disabled() {
            control.setEnabled(false, forSegmentAt: 1)
            #expect(!control.isEnabledForSegment(at: 1))
            tap(1)
            #expect(log.events.isEmpty)
            stage.pressKey(.keyboardTab, .shift)
            for key: UIKeyboardHIDUsage in [
                .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardEnd,
                .keyboardHome,
            ] {
                stage.pressKey(key)
            }
            #expect(log.events == ["0", "2", "0", "2", "0"])
        }

        @Test("From right to left the first segment is at the right")
        func mirrored() {
            control.semanticContentAttribute = .forceRightToLeft
            tap(0)
            #expect(log.events == ["2"])
        }
    }
}
