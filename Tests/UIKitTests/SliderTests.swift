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
            ManualFrameClock.use { time in
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

        @Test("Images at the ends make the track shorter, and the knob keeps to it")
        func valueImages() {
            slider.minimumValueImage = .plain(.red, 12, 12)
            slider.maximumValueImage = .plain(.red, 22, 12)
            #expect(
                slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 11, width: 12, height: 12))
            #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 120)
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track.minX == 20 && track.maxX == 90)
            // The knob's middle goes from 28 to 82 points.
            for x in [28, 55, 82] as [CGFloat] { stage.tap(CGPoint(x: x, y: 17)) }
            #expect(log.values == [50, 100])
            slider.semanticContentAttribute = .forceRightToLeft
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 120)
            #expect(slider.trackRect(forBounds: slider.bounds).minX == 30)
        }

        @Test("Images take the place of knob and track, each for its state")
        func images() {
            slider.setThumbImage(.plain(.blue, 30, 24), for: .normal)
            slider.setThumbImage(.plain(.green, 10, 10), for: .disabled)
            slider.setMinimumTrackImage(.plain(.red, 1, 8), for: .normal)
            slider.setMaximumTrackImage(.plain(.black, 1, 2), for: .normal)
            slider.value = 50
            let thumb = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 50)
            #expect(thumb == CGRect(x: 45, y: 5, width: 30, height: 24))
            let pixels = DrawnPixels(of: slider)
            #expect(pixels[60, 17] == [0, 0, 255, 255])
            #expect(pixels[20, 13] == [255, 0, 0, 255] && pixels[20, 12] == [0, 0, 0, 0])
            #expect(pixels[100, 16] == [0, 0, 0, 255] && pixels[100, 13] == [0, 0, 0, 0])
            slider.isEnabled = false
            #expect(slider.currentThumbImage?.size == CGSize(width: 10, height: 10))
            #expect(slider.currentMinimumTrackImage == slider.minimumTrackImage(for: .normal))
            #expect(DrawnPixels(of: slider)[60, 17] == [0, 255, 0, 255])
        }
    }
}
