import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Sliders {
        private let stage = Stage()
        // The knob's middle goes from 10 to 110 points.
        private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        private let log = Log()

        private final class Log {
            var values: [Float] = []
        }

        init() {
            slider.maximumValue = 100
            stage.root.view.addSubview(slider)
            slider.addAction(
                UIAction { [log] in log.values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
        }

        @Test("The value stays in its range, and a bound beyond the other takes it along")
        func range() {
            slider.value = 200
            #expect(slider.value == 100)
            slider.value = .nan
            #expect(slider.value == 100)
            slider.maximumValue = 50
            #expect(slider.value == 50)
            slider.minimumValue = 70
            #expect(slider.maximumValue == 70 && slider.value == 70)
            #expect(log.values.isEmpty)
        }

        @Test("A touch beside the knob brings it there, and it follows the touch")
        func follow() {
            stage.press(CGPoint(x: 60, y: 17))
            stage.drag(to: CGPoint(x: 85, y: 17))
            stage.drag(to: CGPoint(x: 300, y: 17))
            stage.drag(to: CGPoint(x: 310, y: 17))
            stage.release(CGPoint(x: 310, y: 17))
            #expect(log.values == [50, 75, 100])
        }

        @Test("A knob that is held off its middle does not jump")
        func grip() {
            slider.value = 50
            stage.press(CGPoint(x: 66, y: 17))
            #expect(log.values.isEmpty)
            stage.drag(to: CGPoint(x: 76, y: 17))
            stage.release(CGPoint(x: 76, y: 17))
            #expect(log.values == [60])
        }

        @Test("One that is not continuous tells the value when it is let go")
        func discontinuous() {
            slider.isContinuous = false
            stage.press(CGPoint(x: 60, y: 17))
            stage.drag(to: CGPoint(x: 85, y: 17))
            #expect(log.values.isEmpty)
            stage.release(CGPoint(x: 85, y: 17))
            #expect(log.values == [75])
        }

        @Test("From right to left the least value is at the right, for touches and arrows")
        func mirrored() {
            slider.semanticContentAttribute = .forceRightToLeft
            stage.tap(CGPoint(x: 35, y: 17))
            #expect(log.values == [75])
            stage.pressKey(.keyboardTab, .shift)
            stage.pressKey(.keyboardLeftArrow)
            stage.pressKey(.keyboardUpArrow)
            #expect(log.values == [75, 80, 85])
        }

        @Test("Arrows make a step, page keys a large one, Home and End go to the ends")
        func keys() {
            stage.pressKey(.keyboardTab)
            for key: UIKeyboardHIDUsage in [
                .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardPageUp, .keyboardPageDown,
                .keyboardEnd, .keyboardRightArrow, .keyboardHome,
            ] {
                stage.pressKey(key)
            }
            #expect(log.values == [5, 10, 5, 25, 5, 100, 0])
        }

        @Test("A key that is held goes on")
        func held() {
            ManualTimekeeper.use { time in
                stage.pressKey(.keyboardTab)
                stage.keyDown(.keyboardRightArrow)
                time.advance(by: .milliseconds(499))
                #expect(log.values == [5])
                time.advance(by: .milliseconds(101))
                #expect(log.values == [5, 10, 15])
                stage.keyUp(.keyboardRightArrow)
                #expect(time.count == 0)
            }
        }
    }
}
