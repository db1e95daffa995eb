import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Gestures {
        private let stage = Stage()
        private let target = TouchCounter(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        private let log = Log()

        private final class Log {
            var states: [UIGestureRecognizer.State] = []
        }

        private final class TouchCounter: UIView {
            var lines: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
        }

        init() {
            stage.root.view.addSubview(target)
        }

        private func attach(_ recognizer: UIGestureRecognizer) {
            recognizer.addAction(
                UIAction { [log] action in
                    if let recognizer = action.sender as? UIGestureRecognizer { log.states.append(recognizer.state) }
                })
            target.addGestureRecognizer(recognizer)
        }

        @Test(
            "The coalesced touches of a touch are itself alone, none are predicted, and a finger has no force and stands upright"
        )
        func touchFacts() throws {
            final class Listener: UIView {
                var touch: UITouch?
                var event: UIEvent?

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touch = touches.first
                    self.event = event
                }
            }
            let view = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.root.view.addSubview(view)
            stage.update()
            stage.press(CGPoint(x: 10, y: 10))
            let touch = try #require(view.touch)
            let event = try #require(view.event)
            #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
            #expect(event.coalescedTouches(for: UITouch()) == nil && event.predictedTouches(for: UITouch()) == nil)
            #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
            #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
            stage.release(CGPoint(x: 10, y: 10))
        }

        @Test("A tap recogniser recognises a tap and takes the touch away from its view")
        func tap() {
            let tap = UITapGestureRecognizer()
            attach(tap)
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(log.states == [.ended])
            #expect(target.lines == ["began", "cancelled"])
            #expect(tap.state == .possible)
            stage.tap(CGPoint(x: 20, y: 20), at: 9)
            #expect(log.states == [.ended, .ended])
        }

        @Test("With cancelsTouchesInView off the view sees the whole touch")
        func viewKeepsTouch() {
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            attach(tap)
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(log.states == [.ended])
            #expect(target.lines == ["began", "ended"])
        }

        @Test("A touch that strays, or that lies elsewhere, is no tap")
        func noTap() {
            attach(UITapGestureRecognizer())
            stage.press(CGPoint(x: 20, y: 20))
            stage.drag(to: CGPoint(x: 60, y: 20))
            stage.release(CGPoint(x: 20, y: 20))
            stage.tap(CGPoint(x: 300, y: 200))
            #expect(log.states == [])
            #expect(target.lines == ["began", "moved", "ended"])
        }

        @Test("A double tap needs two taps in quick succession")
        func doubleTap() {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            attach(tap)
            stage.tap(CGPoint(x: 20, y: 20), at: 0)
            stage.tap(CGPoint(x: 20, y: 20), at: 2)
            #expect(log.states == [])
            stage.tap(CGPoint(x: 20, y: 20), at: 2.2)
            #expect(log.states == [.ended])
        }

        @Test("ACT-02 a pan reports began, changed and ended, with the distance in its view")
        func pan() {
            let pan = UIPanGestureRecognizer()
            attach(pan)
            stage.press(CGPoint(x: 20, y: 20))
            stage.drag(to: CGPoint(x: 25, y: 20))
            #expect(log.states == [])
            stage.drag(to: CGPoint(x: 40, y: 20))
            #expect(pan.translation(in: target) == CGPoint(x: 20, y: 0))
            stage.drag(to: CGPoint(x: 50, y: 35))
            #expect(pan.translation(in: target) == CGPoint(x: 30, y: 15))
            pan.setTranslation(.zero, in: target)
            stage.drag(to: CGPoint(x: 55, y: 35))
            #expect(pan.translation(in: target) == CGPoint(x: 5, y: 0))
            stage.release(CGPoint(x: 55, y: 35))
            #expect(log.states == [.began, .changed, .changed, .ended])
            #expect(target.lines == ["began", "moved", "cancelled"])
        }

        @Test("A pan that is cancelled says so")
        func cancelledPan() {
            attach(UIPanGestureRecognizer())
            stage.press(CGPoint(x: 20, y: 20))
            stage.drag(to: CGPoint(x: 60, y: 20))
            stage.window.cancelTouches(timestamp: 1)
            #expect(log.states == [.began, .cancelled])
        }

        @Test("Disabling a recogniser in the middle cancels its gesture, and later touches do nothing")
        func disabled() {
            let pan = UIPanGestureRecognizer()
            attach(pan)
            stage.press(CGPoint(x: 20, y: 20))
            stage.drag(to: CGPoint(x: 60, y: 20))
            pan.isEnabled = false
            stage.drag(to: CGPoint(x: 70, y: 20))
            stage.release(CGPoint(x: 70, y: 20))
            #expect(log.states == [.began, .cancelled])
            #expect(pan.state == .possible)
        }

        @Test("The wheel moves a pan that asks for it, as one whole gesture")
        func wheel() {
            let pan = UIPanGestureRecognizer()
            attach(pan)
            let event = UIScrollEvent(
                location: CGPoint(x: 20, y: 20), delta: CGVector(dx: 0, dy: -30), isPrecise: false, timestamp: 0,
                modifierFlags: [])
            stage.window.sendEvent(event)
            #expect(log.states == [])
            pan.allowedScrollTypesMask = .discrete
            stage.window.sendEvent(event)
            #expect(log.states == [.began, .changed, .ended])
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -30))
        }

        @Test("A recogniser of a superview sees touches of the views in it")
        func superview() {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            target.addSubview(inner)
            attach(UITapGestureRecognizer())
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(log.states == [.ended])
        }

        @Test("A recogniser belongs to one view")
        func oneView() {
            let tap = UITapGestureRecognizer()
            attach(tap)
            let other = UIView()
            other.addGestureRecognizer(tap)
            #expect(tap.view === other)
            #expect(target.gestureRecognizers == [])
            other.removeGestureRecognizer(tap)
            #expect(tap.view == nil)
        }

        @Test("Touches that never began, or that lie nowhere, are ignored")
        func impossibleTouches() {
            stage.drag(to: CGPoint(x: 20, y: 20))
            stage.release(CGPoint(x: 20, y: 20))
            stage.press(CGPoint(x: CGFloat.nan, y: 20))
            stage.press(CGPoint(x: 20, y: 20))
            stage.press(CGPoint(x: 30, y: 20))
            #expect(target.lines == ["began"])
        }
    }
}
