import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Steppers {
        private let stage = Stage()
        private let stepper = UIStepper(frame: .zero)
        private let log = Log()
        private let minus = CGPoint(x: 20, y: 16)
        private let plus = CGPoint(x: 70, y: 16)

        private final class Log {
            var values: [Double] = []
        }

        init() {
            stage.root.view.addSubview(stepper)
            stepper.addAction(
                UIAction { [log] in log.values.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
        }

        @Test("Its halves count down and up within the range")
        func steps() {
            stepper.maximumValue = 2
            for point in [minus, plus, plus, plus, minus] { stage.tap(point) }
            #expect(log.values == [1, 2, 1])
        }

        @Test("One that wraps goes on at the other end")
        func wraps() {
            stepper.wraps = true
            stage.tap(minus)
            stage.tap(plus)
            #expect(log.values == [100, 0])
        }

        @Test("A half that is held repeats after half a second, ten times a second, while the touch is inside")
        func repeats() {
            ManualFrameClock.use { time in
                stage.press(plus)
                time.advance(by: .milliseconds(700))
                #expect(log.values == [1, 2, 3, 4])
                stage.drag(to: CGPoint(x: 300, y: 200))
                time.advance(by: .seconds(1))
                #expect(log.values.count == 4)
                stage.release(CGPoint(x: 300, y: 200))
                #expect(time.count == 0)
            }
        }

        @Test("Without repetition a step is made when the touch ends inside")
        func single() {
            ManualFrameClock.use { time in
                stepper.autorepeat = false
                stage.press(plus)
                time.advance(by: .seconds(5))
                #expect(log.values.isEmpty)
                stage.release(plus)
                stage.press(plus)
                stage.release(CGPoint(x: 300, y: 200))
                #expect(log.values == [1])
            }
        }

        @Test("One that is not continuous tells the value when it is let go")
        func discontinuous() {
            ManualFrameClock.use { time in
                stepper.isContinuous = false
                stage.press(plus)
                time.advance(by: .milliseconds(500))
                stage.release(plus)
                #expect(log.values == [2])
            }
        }

        @Test("Keys step, turn pages of ten steps, and go to the ends; a step of 0 is refused")
        func keys() {
            stepper.stepValue = 2
            stepper.stepValue = 0
            stage.pressKey(.keyboardTab)
            for key: UIKeyboardHIDUsage in [
                .keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardEnd,
                .keyboardUpArrow, .keyboardHome,
            ] {
                stage.pressKey(key)
            }
            #expect(log.values == [2, 4, 2, 22, 100, 0])
        }

        @Test("From right to left the half that counts up is the left one")
        func mirrored() {
            stepper.semanticContentAttribute = .forceRightToLeft
            stage.tap(minus)
            #expect(log.values == [1])
        }

        @Test("Images take the place of the signs and of the surface, the signs' in the tint colour")
        func images() {
            stepper.setIncrementImage(.plain(.green, 10, 10), for: .normal)
            stepper.setDecrementImage(.plain(.green, 10, 10).withRenderingMode(.alwaysOriginal), for: .normal)
            stepper.setBackgroundImage(.plain(.black, 4, 4), for: .normal)
            stepper.tintColor = .red
            stepper.value = 5
            let pixels = DrawnPixels(of: stepper)
            #expect(pixels[70, 16] == [255, 0, 0, 255] && pixels[23, 16] == [0, 255, 0, 255])
            #expect(pixels[2, 2] == [0, 0, 0, 255])
            #expect(stepper.incrementImage(for: .normal) != nil)
            #expect(stepper.incrementImage(for: .highlighted) === stepper.incrementImage(for: .normal))
            stepper.setIncrementImage(nil, for: .normal)
            #expect(DrawnPixels(of: stepper)[66, 12] == [0, 0, 0, 255])
        }
    }
}
