import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// What each kind of recogniser recognises.
    @MainActor struct GestureKinds {
        private let stage = Stage()
        private let target = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        private let log = Log()

        private final class Log {
            var states: [UIGestureRecognizer.State] = []
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

        @Test("A long press begins when its time is up, moves, and ends with the finger")
        func longPress() {
            ManualFrameClock.use { time in
                let press = UILongPressGestureRecognizer()
                attach(press)
                stage.press(CGPoint(x: 50, y: 50))
                time.advance(by: .milliseconds(499))
                #expect(log.states == [])
                time.advance(by: .milliseconds(1))
                #expect(log.states == [.began])
                stage.drag(to: CGPoint(x: 150, y: 50))
                #expect(press.location(in: target) == CGPoint(x: 150, y: 50))
                stage.release(CGPoint(x: 150, y: 50))
                #expect(log.states == [.began, .changed, .ended])
                #expect(time.count == 0)
            }
        }

        @Test("A finger that is lifted early or strays is no long press")
        func noLongPress() {
            ManualFrameClock.use { time in
                attach(UILongPressGestureRecognizer())
                stage.tap(CGPoint(x: 50, y: 50))
                time.advance(by: .seconds(1))
                stage.press(CGPoint(x: 50, y: 50), at: 2)
                stage.drag(to: CGPoint(x: 61, y: 50), at: 2)
                time.advance(by: .seconds(1))
                #expect(log.states == [])
                stage.release(CGPoint(x: 61, y: 50), at: 3)
                stage.press(CGPoint(x: 50, y: 50), at: 4)
                stage.drag(to: CGPoint(x: 59, y: 50), at: 4)
                time.advance(by: .seconds(1))
                #expect(log.states == [.began])
            }
        }

        @Test("A long press takes the touch away from the view when it begins, and makes a tap fail")
        func longPressAndTap() {
            ManualFrameClock.use { time in
                final class Taken: UIView {
                    var cancellations = 0
                    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
                    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancellations += 1 }
                }
                let view = Taken(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                target.addSubview(view)
                attach(UITapGestureRecognizer())
                attach(UILongPressGestureRecognizer())
                stage.press(CGPoint(x: 50, y: 50))
                time.advance(by: .seconds(1))
                #expect(view.cancellations == 1)
                stage.release(CGPoint(x: 50, y: 50))
                #expect(log.states == [.began, .ended])
            }
        }

        @Test("A long press may ask for a tap before it")
        func tapAndPress() {
            ManualFrameClock.use { time in
                let press = UILongPressGestureRecognizer()
                press.numberOfTapsRequired = 1
                attach(press)
                stage.press(CGPoint(x: 50, y: 50), at: 0)
                time.advance(by: .seconds(1))
                stage.release(CGPoint(x: 50, y: 50), at: 1)
                #expect(log.states == [])
                time.advance(by: .seconds(1))
                stage.tap(CGPoint(x: 50, y: 50), at: 5)
                stage.press(CGPoint(x: 50, y: 50), at: 5.2)
                time.advance(by: .seconds(1))
                #expect(log.states == [.began])
            }
        }

        @Test(
            "A swipe is quick, far enough, and straight",
            arguments: [
                (CGPoint(x: 160, y: 110), 0.2, true), (CGPoint(x: 140, y: 100), 0.2, false),
                (CGPoint(x: 160, y: 100), 0.9, false), (CGPoint(x: 160, y: 170), 0.2, false),
                (CGPoint(x: 40, y: 100), 0.2, false),
            ])
        func swipe(end: CGPoint, time: TimeInterval, isSwipe: Bool) {
            attach(UISwipeGestureRecognizer())
            stage.press(CGPoint(x: 100, y: 100), at: 0)
            stage.drag(to: end, at: time)
            stage.release(end, at: time)
            #expect(log.states == (isSwipe ? [.ended] : []))
        }

        @Test(
            "A swipe goes where its direction says",
            arguments: [
                (UISwipeGestureRecognizer.Direction.left, CGPoint(x: 40, y: 100)),
                (.up, CGPoint(x: 100, y: 40)), (.down, CGPoint(x: 100, y: 160)),
                (UISwipeGestureRecognizer.Direction([.left, .right]), CGPoint(x: 160, y: 100)),
            ])
        func direction(direction: UISwipeGestureRecognizer.Direction, end: CGPoint) {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            attach(swipe)
            stage.press(CGPoint(x: 100, y: 100))
            stage.drag(to: end, at: 0.1)
            #expect(log.states == [.ended])
        }

        @Test("A pinch tells how far apart two fingers are and how fast they part")
        func pinch() {
            let pinch = UIPinchGestureRecognizer()
            attach(pinch)
            stage.press(CGPoint(x: 100, y: 100), id: 1)
            stage.press(CGPoint(x: 200, y: 100), id: 2)
            stage.drag(to: CGPoint(x: 205, y: 100), id: 2, at: 0)
            #expect(log.states == [])
            stage.drag(to: CGPoint(x: 250, y: 100), id: 2, at: 0)
            #expect(pinch.scale == 1.5)
            stage.drag(to: CGPoint(x: 300, y: 100), id: 2, at: 0.1)
            #expect(pinch.scale == 2)
            #expect(abs(pinch.velocity - 5) < 0.001)
            pinch.scale = 1
            stage.drag(to: CGPoint(x: 200, y: 100), id: 2, at: 0.2)
            #expect(pinch.scale == 0.5)
            stage.release(CGPoint(x: 200, y: 100), id: 2)
            #expect(log.states.last == .changed)
            stage.release(CGPoint(x: 100, y: 100), id: 1)
            #expect(log.states == [.began, .changed, .changed, .ended])
            #expect(pinch.scale == 1)
        }

        @Test("A rotation tells how far two fingers turned, beyond half a turn too")
        func rotation() {
            let rotation = UIRotationGestureRecognizer()
            attach(rotation)
            stage.press(CGPoint(x: 100, y: 100), id: 1)
            stage.press(CGPoint(x: 200, y: 100), id: 2)
            for step in 1...8 {
                let angle = CGFloat(step) * .pi / 6
                let place = CGPoint(x: 100 + 100 * cos(angle), y: 100 + 100 * sin(angle))
                stage.drag(to: place, id: 2, at: Double(step) / 10)
            }
            #expect(abs(rotation.rotation - 8 * .pi / 6) < 0.001)
            #expect(abs(rotation.velocity - .pi / 6 * 10) < 0.01)
            rotation.rotation = 0
            stage.drag(to: CGPoint(x: 200, y: 100), id: 2, at: 1)
            #expect(abs(rotation.rotation - 4 * .pi / 6) < 0.001)
            stage.window.cancelTouches(timestamp: 2)
            #expect(log.states.last == .cancelled)
        }

        @Test("A pan from an edge begins at that edge only")
        func edge() {
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = [.left, .bottom]
            attach(pan)
            for (from, to, begins) in [
                (CGPoint(x: 5, y: 100), CGPoint(x: 50, y: 100), true),
                (CGPoint(x: 100, y: 295), CGPoint(x: 100, y: 200), true),
                (CGPoint(x: 395, y: 100), CGPoint(x: 300, y: 100), false),
                (CGPoint(x: 100, y: 5), CGPoint(x: 100, y: 100), false),
                (CGPoint(x: 100, y: 100), CGPoint(x: 10, y: 100), false),
            ] {
                log.states = []
                stage.press(from)
                stage.drag(to: to)
                stage.release(to)
                #expect(log.states == (begins ? [.began, .ended] : []), "from \(from)")
            }
        }

        @Test("A pan tells its velocity, and none when the finger rested before it was lifted")
        func velocity() {
            let pan = UIPanGestureRecognizer()
            attach(pan)
            stage.press(CGPoint(x: 100, y: 100), at: 0)
            stage.drag(to: CGPoint(x: 120, y: 100), at: 0.05)
            stage.drag(to: CGPoint(x: 140, y: 110), at: 0.1)
            #expect(abs(pan.velocity(in: target).x - 400) < 0.001)
            #expect(abs(pan.velocity(in: nil).y - 100) < 0.001)
            target.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(abs(pan.velocity(in: target).x - 200) < 0.001)
            stage.release(CGPoint(x: 140, y: 110), at: 1)
            #expect(pan.velocity(in: target) == .zero)
        }

        @Test("A tap asks for as many fingers as it is told")
        func twoFingers() {
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = 2
            attach(tap)
            stage.tap(CGPoint(x: 100, y: 100))
            #expect(log.states == [])
            stage.press(CGPoint(x: 100, y: 100), id: 1, at: 5)
            stage.press(CGPoint(x: 200, y: 100), id: 2, at: 5)
            stage.release(CGPoint(x: 100, y: 100), id: 1, at: 5)
            stage.release(CGPoint(x: 200, y: 100), id: 2, at: 5)
            #expect(log.states == [.ended])
        }
    }
}
