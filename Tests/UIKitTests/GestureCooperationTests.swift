import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Several recognisers, and a view, that want the same touches.
    @MainActor struct GestureCooperation {
        let stage = Stage()
        let target = TouchLines(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
        let log = Log()

        final class Log {
            var lines: [String] = []
        }

        final class TouchLines: UIView {
            var lines: [String] = []
            var refusesGestures = false
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                !refusesGestures
            }
            private func note(_ line: String, _ touches: Set<UITouch>) {
                lines.append(touches.first?.phase.name == line ? line : "\(line) in another phase")
            }
        }

        private final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var begins = true
            var receives = true
            var together = false
            var waitsFor: UIGestureRecognizer?
            var isAwaitedBy: UIGestureRecognizer?
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                receives
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { together }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
            ) -> Bool { other === waitsFor }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
            ) -> Bool { other === isAwaitedBy }
        }

        /// Recognises nothing by itself.
        final class Manual: UIGestureRecognizer {
            var isWilling = true
            var resets = 0
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { isWilling }
            override func reset() { resets += 1 }
        }

        init() {
            stage.root.view.addSubview(target)
        }

        func attach<Recognizer: UIGestureRecognizer>(
            _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
        ) -> Recognizer {
            recognizer.name = name
            recognizer.addAction(
                UIAction { [log] action in
                    guard let recognizer = action.sender as? UIGestureRecognizer else { return }
                    log.lines.append("\(recognizer.name ?? "") \(recognizer.state)")
                })
            (view ?? target).addGestureRecognizer(recognizer)
            return recognizer
        }

        let start = CGPoint(x: 50, y: 50)

        @Test("The first of two recognisers that recognises its gesture makes the other one fail")
        func exclusive() {
            _ = attach(UITapGestureRecognizer(), "inner")
            let outer = attach(UITapGestureRecognizer(), "outer", to: stage.root.view)
            stage.tap(start)
            #expect(log.lines == ["inner ended"])
            #expect(outer.state == .possible)
            stage.tap(CGPoint(x: 300, y: 200), at: 5)
            #expect(log.lines == ["inner ended", "outer ended"])
        }

        @Test("A gesture that goes on keeps others from beginning in the same touches")
        func goingOn() {
            let first = attach(Manual(), "first")
            let second = attach(Manual(), "second")
            stage.press(start)
            first.state = .began
            #expect(second.state == .failed)
            second.state = .began
            #expect(second.state == .failed)
            stage.release(start)
            #expect(second.state == .possible)
            #expect(second.resets == 1)
        }

        @Test("One delegate that agrees is enough for two gestures at once", arguments: [0, 1])
        func simultaneous(agreeing: Int) {
            let recognizers = [attach(UITapGestureRecognizer(), "a"), attach(UITapGestureRecognizer(), "b")]
            let delegate = Delegate()
            delegate.together = true
            recognizers[agreeing].delegate = delegate
            stage.tap(start)
            #expect(log.lines == ["a ended", "b ended"])
        }

        @Test("A recogniser may decline to prevent another")
        func cannotPrevent() {
            let first = attach(Manual(), "first")
            first.isWilling = false
            let second = attach(Manual(), "second")
            stage.press(start)
            first.state = .began
            second.state = .began
            #expect(log.lines == ["first began", "second began"])
        }

        @Test("What the delegate or the view forbids does not begin, and its touches stay with the view")
        func shouldBegin() {
            let tap = attach(UITapGestureRecognizer(), "tap")
            let delegate = Delegate()
            delegate.begins = false
            tap.delegate = delegate
            stage.tap(start)
            delegate.begins = true
            target.refusesGestures = true
            stage.tap(start, at: 5)
            #expect(log.lines == [])
            #expect(target.lines == ["began", "ended", "began", "ended"])
            target.refusesGestures = false
            stage.tap(start, at: 10)
            #expect(log.lines == ["tap ended"])
        }

        @Test("A touch that the delegate does not want is none for the recogniser")
        func shouldReceive() {
            let tap = attach(UITapGestureRecognizer(), "tap")
            let delegate = Delegate()
            delegate.receives = false
            tap.delegate = delegate
            stage.press(start)
            #expect(tap.numberOfTouches == 0)
            stage.release(start)
            #expect(log.lines == [])
        }

        @Test("A tap that requires a double tap to fail waits for it")
        func requireToFail() {
            ManualFrameClock.use { time in
                let single = attach(UITapGestureRecognizer(), "single")
                let double = attach(UITapGestureRecognizer(), "double")
                double.numberOfTapsRequired = 2
                single.require(toFail: double)
                stage.tap(start, at: 0)
                #expect(log.lines == [])
                #expect(single.state == .possible)
                time.advance(by: .milliseconds(400))
                #expect(log.lines == ["single ended"])
                stage.tap(start, at: 5)
                stage.tap(start, at: 5.1)
                #expect(log.lines == ["single ended", "double ended"])
                time.advance(by: .seconds(1))
                #expect(log.lines == ["single ended", "double ended"])
            }
        }

        @Test("Without a requirement the tap comes first and leaves the double tap its chance")
        func tapThenDoubleTap() {
            let double = attach(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            _ = attach(UITapGestureRecognizer(), "single")
            stage.tap(start, at: 0)
            stage.tap(start, at: 0.1)
            #expect(log.lines == ["single ended", "double ended"])
        }

        @Test("Delegates may ask for a failure, on either side", arguments: [true, false])
        func dynamicRequirement(waiterAsks: Bool) {
            let pan = attach(Manual(), "pan")
            let swipe = attach(Manual(), "swipe")
            let delegate = Delegate()
            if waiterAsks {
                delegate.waitsFor = swipe
                pan.delegate = delegate
            } else {
                delegate.isAwaitedBy = pan
                swipe.delegate = delegate
            }
            stage.press(start)
            pan.state = .began
            #expect(pan.state == .possible)
            swipe.state = .failed
            #expect(log.lines == ["pan began"])
            stage.release(start)
            pan.state = .ended
            log.lines = []
            stage.press(start, at: 5)
            pan.state = .began
            swipe.state = .began
            #expect(log.lines == ["swipe began"])
            #expect(pan.state == .failed)
        }

        @Test("A recogniser whose rival already has its gesture fails instead of waiting")
        func tooLate() {
            let first = attach(Manual(), "first")
            first.isWilling = false
            let second = attach(Manual(), "second")
            second.require(toFail: first)
            stage.press(start)
            first.state = .began
            second.state = .began
            #expect(log.lines == ["first began"])
            #expect(second.state == .failed)
        }

        @Test("Recognisers that wait for each other do not wait for ever")
        func circle() {
            let first = attach(Manual(), "first")
            let second = attach(Manual(), "second")
            first.require(toFail: second)
            second.require(toFail: first)
            stage.press(start)
            first.state = .began
            second.state = .began
            #expect(log.lines == ["second began"])
            expectDiagnostics([.invalidGesture]) { first.require(toFail: first) }
        }

        @Test("delaysTouchesBegan keeps touches from the view until the recogniser fails")
        func delayedBegan() {
            let manual = attach(Manual(), "manual")
            manual.delaysTouchesBegan = true
            stage.press(start)
            stage.drag(to: CGPoint(x: 60, y: 50))
            #expect(target.lines == [])
            manual.state = .failed
            #expect(target.lines == ["began", "moved"])
            stage.release(start)
            #expect(target.lines == ["began", "moved", "ended"])
            target.lines = []
            stage.press(start, at: 5)
            manual.state = .began
            stage.release(start, at: 5)
            manual.state = .ended
            #expect(target.lines == [])
            stage.tap(start, at: 9)
            #expect(target.lines == ["began", "ended"])
        }

        @Test(
            "The end of a touch waits for a double tap, and becomes a cancellation if it comes",
            arguments: [true, false])
        func delayedEnded(delays: Bool) {
            ManualFrameClock.use { time in
                let double = attach(UITapGestureRecognizer(), "double")
                double.numberOfTapsRequired = 2
                double.delaysTouchesEnded = delays
                stage.tap(start, at: 0)
                #expect(target.lines == (delays ? ["began"] : ["began", "ended"]))
                time.advance(by: .milliseconds(400))
                #expect(target.lines == ["began", "ended"])
                target.lines = []
                stage.tap(start, at: 5)
                stage.tap(start, at: 5.1)
                #expect(
                    target.lines.filter { $0 == "ended" }.count == (delays ? 0 : 1), "\(target.lines)")
                #expect(target.lines.filter { $0 == "cancelled" }.count == (delays ? 2 : 1), "\(target.lines)")
            }
        }

        @Test("A tap in a superview does not take a button's tap away, and one on the button itself does")
        func controls() {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
            button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
            target.addSubview(button)
            _ = attach(UITapGestureRecognizer(), "tap")
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(log.lines == ["button"])
            button.isEnabled = false
            stage.tap(CGPoint(x: 20, y: 20), at: 2)
            #expect(log.lines == ["button", "tap ended"])
            button.isEnabled = true
            _ = attach(UITapGestureRecognizer(), "own", to: button)
            stage.tap(CGPoint(x: 20, y: 20), at: 5)
            #expect(log.lines == ["button", "tap ended", "own ended"])
        }

        @Test("A pan in a superview leaves a slider to the finger on it")
        func slider() {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
            target.addSubview(slider)
            _ = attach(UIPanGestureRecognizer(), "pan")
            stage.press(CGPoint(x: 20, y: 25))
            stage.drag(to: CGPoint(x: 90, y: 25))
            stage.release(CGPoint(x: 90, y: 25))
            #expect(log.lines == [])
            #expect(slider.value > 0.2)
        }
    }
}

extension UITouch.Phase {
    fileprivate var name: String {
        "\(self)"
    }
}
