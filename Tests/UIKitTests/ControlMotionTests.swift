import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("How controls move") @MainActor struct ControlMotion {
        private let stage = Stage()
        private let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        private let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 120, height: 34))
        private let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
        private let segments = UISegmentedControl(items: ["A", "B", "C"])
        private let button = UIButton(configuration: .filled())

        init() {
            segments.frame = CGRect(x: 0, y: 120, width: 300, height: 32)
            segments.selectedSegmentIndex = 0
            button.frame = CGRect(x: 0, y: 160, width: 100, height: 40)
        }

        private var all: [UIView] { [toggle, slider, bar, segments, button] }

        private func show() {
            for view in all { stage.root.view.addSubview(view) }
            stage.update()
        }

        /// What a view and everything in it is animated by.
        private func keys(_ layer: CALayer) -> [String] {
            (layer.animationKeys() ?? []) + layer.children.flatMap { keys($0) }
        }

        private func part(_ view: UIView, _ index: Int) -> CALayer {
            guard view.layer.children.indices.contains(index) else {
                Issue.record("\(view) has no part \(index)")
                return CALayer()
            }
            return view.layer.children[index]
        }

        private func shown(_ layer: CALayer) -> CALayer {
            guard let shown = layer.presentation() else {
                Issue.record("\(layer.id) is not shown")
                return CALayer()
            }
            return shown
        }

        /// Half of the way in time is half of the way for all standard curves.
        private static let half = Duration.milliseconds(110)

        private func changeAll(animated: Bool) {
            toggle.setOn(true, animated: animated)
            slider.setValue(1, animated: animated)
            bar.setProgress(1, animated: animated)
        }

        @Test("VIEW-06 A switch slides its knob, lets it grow and changes its colour")
        func switches() {
            ManualFrameClock.use { time in
                show()
                let (track, knob) = (part(toggle, 0), part(toggle, 2))
                let (off, line) = (shown(knob), shown(track).backgroundColor)
                toggle.setOn(true, animated: true)
                stage.update()
                #expect(shown(knob).frame == off.frame)
                #expect(shown(track).backgroundColor == line)
                time.advance(by: Self.half)
                #expect(abs(shown(knob).position.x - 25.5) < 0.01)
                #expect(abs(shown(knob).bounds.width - 20) < 0.01)
                #expect(shown(track).backgroundColor != line)
                time.advance(by: Self.half)
                stage.update()
                #expect(shown(knob).frame == CGRect(x: 25.5, y: 4, width: 23, height: 23))
                #expect(keys(toggle.layer).isEmpty)
            }
        }

        @Test("A tap moves a switch, and a finger on it lets the knob grow")
        func tap() {
            ManualFrameClock.use { time in
                show()
                let knob = part(toggle, 2)
                stage.press(CGPoint(x: 20, y: 15))
                stage.update()
                time.advance(by: .seconds(1))
                #expect(shown(knob).bounds.width == 18)
                stage.release(CGPoint(x: 20, y: 15))
                stage.update()
                time.advance(by: Self.half)
                #expect(abs(shown(knob).position.x - 25.5) < 0.01)
                // A value that is set without animation puts an end to it.
                toggle.isOn = false
                stage.update()
                #expect(shown(knob).frame == CGRect(x: 5.5, y: 7, width: 17, height: 17))
            }
        }

        @Test("A slider moves its knob together with its track")
        func sliders() {
            ManualFrameClock.use { time in
                show()
                let (rest, done, knob) = (part(slider, 0), part(slider, 1), part(slider, 4))
                slider.setValue(1, animated: true)
                stage.update()
                time.advance(by: Self.half)
                let middle = shown(knob).position.x
                #expect(abs(middle - 60) < 0.01)
                #expect(abs(shown(done).frame.maxX - middle) < 0.01)
                #expect(abs(shown(rest).frame.minX - middle) < 0.01)
                // A touch takes over: the knob is where the finger is.
                stage.press(CGPoint(x: 35, y: 67))
                stage.update()
                #expect(shown(knob).position.x == 35)
                stage.release(CGPoint(x: 35, y: 67))
            }
        }

        @Test("Where the interface runs from right to left, the knobs go to the left")
        func mirrored() {
            ManualFrameClock.use { time in
                stage.root.view.semanticContentAttribute = .forceRightToLeft
                for view in all { view.semanticContentAttribute = .forceRightToLeft }
                show()
                slider.setValue(1, animated: true)
                toggle.setOn(true, animated: true)
                stage.update()
                #expect(shown(part(slider, 4)).position.x == 110)
                #expect(shown(part(toggle, 2)).position.x == 37)
                time.advance(by: .seconds(1))
                #expect(shown(part(slider, 4)).position.x == 10)
                #expect(shown(part(toggle, 2)).position.x == 14)
            }
        }

        @Test("A bar grows from its leading end, out of nothing and into nothing")
        func progress() {
            ManualFrameClock.use { time in
                show()
                let done = part(bar, 1)
                bar.setProgress(0.5, animated: true)
                stage.update()
                #expect(shown(done).frame.width == 0)
                time.advance(by: .milliseconds(125))
                #expect(abs(shown(done).frame.width - 50) < 0.1)
                #expect(abs(shown(done).frame.minX) < 0.1)
                time.advance(by: .milliseconds(125))
                bar.setProgress(0, animated: true)
                stage.update()
                time.advance(by: .milliseconds(125))
                #expect(abs(shown(done).frame.width - 50) < 0.1)
            }
        }

        @Test("The chip slides to the segment that is tapped")
        func segmented() {
            ManualFrameClock.use { time in
                show()
                let chip = part(segments, 3)
                stage.tap(CGPoint(x: 250, y: 135))
                stage.update()
                #expect(shown(chip).position.x == 50)
                time.advance(by: Self.half)
                #expect(abs(shown(chip).position.x - 150) < 0.01)
                time.advance(by: .seconds(1))
                #expect(shown(chip).position.x == 250)
                segments.selectedSegmentIndex = 1
                stage.update()
                #expect(shown(chip).position.x == 150)
                // Out of nothing it is there at once.
                segments.selectedSegmentIndex = UISegmentedControl.noSegment
                stage.update()
                stage.tap(CGPoint(x: 20, y: 135))
                stage.update()
                #expect(shown(chip).position.x == 50)
            }
        }

        @Test("A pressed button shows it at once and lets it fade when it is let go")
        func buttons() throws {
            try ManualFrameClock.use { time in
                show()
                let plain = UIButton(type: .system)
                plain.setTitle("Open", for: .normal)
                stage.root.view.addSubview(plain)
                stage.update()
                let background = try #require(button.subviews.first).layer
                let title = try #require(plain.titleLabel).layer
                let quiet = background.backgroundColor
                for button in [button, plain] { button.isHighlighted = true }
                stage.update()
                let pressed = background.backgroundColor
                #expect(pressed != quiet)
                #expect(shown(background).backgroundColor == pressed)
                for button in [button, plain] { button.isHighlighted = false }
                stage.update()
                #expect(shown(background).backgroundColor == pressed)
                #expect(abs(shown(title).opacity - 0.4) < 0.001)
                time.advance(by: .milliseconds(90))
                #expect(abs(shown(title).opacity - 0.7) < 0.01)
                time.advance(by: .milliseconds(90))
                #expect(shown(background).backgroundColor == quiet)
                #expect(shown(title).opacity == 1)
            }
        }

        @Test("Without a window nothing moves, and neither does a control that was not seen yet")
        func unseen() {
            ManualFrameClock.use { _ in
                changeAll(animated: true)
                UIView.animate(withDuration: 1) {
                    for view in [toggle, slider, bar] { stage.root.view.addSubview(view) }
                    stage.root.view.layoutIfNeeded()
                }
                for view in all { stage.root.view.addSubview(view) }
                toggle.setOn(false, animated: true)
                slider.setValue(0.5, animated: true)
                bar.setProgress(0.5, animated: true)
                stage.update()
                #expect(all.flatMap { keys($0.layer) }.isEmpty)
            }
        }

        @Test("Values that are set plainly are shown at once, in an animation of views too")
        func plain() {
            ManualFrameClock.use { _ in
                show()
                changeAll(animated: false)
                UIView.animate(withDuration: 1) {
                    toggle.isOn = false
                    slider.value = 0.5
                    bar.progress = 0.5
                    segments.selectedSegmentIndex = 2
                }
                stage.update()
                #expect(all.flatMap { keys($0.layer) }.isEmpty)
            }
        }

        @Test("Where animations are turned off, controls do not move either")
        func turnedOff() {
            ManualFrameClock.use { _ in
                show()
                UIView.setAnimationsEnabled(false)
                defer { UIView.setAnimationsEnabled(true) }
                changeAll(animated: true)
                stage.tap(CGPoint(x: 250, y: 135))
                button.isHighlighted = true
                stage.update()
                button.isHighlighted = false
                stage.update()
                #expect(all.flatMap { keys($0.layer) }.isEmpty)
            }
        }

        @Test("In an animation of views a control takes that one's time")
        func outer() {
            ManualFrameClock.use { time in
                show()
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                    bar.setProgress(1, animated: true)
                }
                stage.update()
                time.advance(by: .seconds(1))
                #expect(shown(part(bar, 1)).frame.width == 100)
            }
        }
    }
}
