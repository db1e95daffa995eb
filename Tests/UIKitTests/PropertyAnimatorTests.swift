import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Property animators and keyframes") @MainActor struct PropertyAnimatorTests {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

        init() {
            stage.root.view.addSubview(view)
            stage.update()
        }

        private var place: Double {
            Double(view.layer.presentation()?.position.x ?? .nan).rounded(toPlaces: 6)
        }

        private func linear(_ seconds: Double = 1) -> UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: seconds, curve: .linear) { view.center.x = 150 }
        }

        @Test("An animator runs its blocks when it starts, moves, and calls its completions at the end")
        func runs() {
            ManualFrameClock.use { time in
                let animator = linear()
                var ends: [UIViewAnimatingPosition] = []
                animator.addCompletion { ends.append($0) }
                #expect(view.center.x == 50)
                #expect(animator.state == .inactive && !animator.isRunning)
                animator.startAnimation()
                #expect(view.center.x == 150)
                #expect(animator.state == .active && animator.isRunning)
                stage.update()
                time.advance(by: .milliseconds(250))
                #expect(place == 75)
                #expect(animator.fractionComplete == 0.25)
                time.advance(by: .milliseconds(750))
                stage.update()
                #expect(place == 150)
                #expect(ends == [.end])
                #expect(animator.state == .inactive && !animator.isRunning)
                #expect(view.layer.animationKeys() == nil)
                #expect(time.count == 0)
            }
        }

        @Test("It is held, moved by hand and goes on from there for the rest of the time")
        func scrubs() {
            ManualFrameClock.use { time in
                let animator = linear()
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(500))
                animator.pauseAnimation()
                stage.update()
                time.advance(by: .seconds(60))
                #expect(place == 100)
                #expect(animator.state == .active && !animator.isRunning)
                animator.fractionComplete = 0.1
                stage.update()
                #expect(place == 60)
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(450))
                #expect(place == 105)
                time.advance(by: .milliseconds(450))
                stage.update()
                #expect(animator.state == .inactive)
                #expect(place == 150)
            }
        }

        @Test("It can be moved by hand from the start, and goes on in the time that is asked for")
        func scrubsFirst() {
            ManualFrameClock.use { time in
                let animator = linear(4)
                animator.fractionComplete = 0.5
                stage.update()
                #expect(animator.state == .active && !animator.isRunning)
                #expect(place == 100)
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(place == 125)
                time.advance(by: .milliseconds(500))
                #expect(animator.state == .inactive)
            }
        }

        @Test("Turned round on the way it goes back, and its view has the old value again")
        func reversed() {
            ManualFrameClock.use { time in
                let animator = linear()
                var ends: [UIViewAnimatingPosition] = []
                animator.addCompletion { ends.append($0) }
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(600))
                animator.isReversed = true
                stage.update()
                time.advance(by: .milliseconds(300))
                #expect(place == 80)
                time.advance(by: .milliseconds(300))
                stage.update()
                #expect(ends == [.start])
                #expect(view.center.x == 50)
                #expect(place == 50)
            }
        }

        @Test("Stopped, its view stays where it is shown, until it is finished somewhere")
        func stopped() {
            ManualFrameClock.use { time in
                let animator = linear()
                var ends: [UIViewAnimatingPosition] = []
                animator.addCompletion { ends.append($0) }
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(500))
                animator.stopAnimation(false)
                #expect(animator.state == .stopped)
                #expect(abs(view.center.x - 100) < 1e-6)
                #expect(ends.isEmpty)
                animator.finishAnimation(at: .start)
                #expect(view.center.x == 50)
                #expect(ends == [.start])

                let other = linear()
                other.addCompletion { _ in Issue.record("it was stopped without finishing") }
                other.startAnimation()
                other.stopAnimation(true)
                #expect(other.state == .inactive)
                time.advance(by: .seconds(2))
            }
        }

        @Test("What a control moves within itself goes back by itself, and the control stays where it is")
        func partsOfControls() {
            ManualFrameClock.use { time in
                let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 0, height: 0))
                stage.root.view.addSubview(toggle)
                stage.update()
                let frame = toggle.frame
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    toggle.setOn(true, animated: false)
                    toggle.bounds.size.width += 40
                    toggle.layoutIfNeeded()
                    view.backgroundColor = .red
                }
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(500))
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
                #expect(toggle.frame == frame)
                #expect(view.backgroundColor == nil || view.backgroundColor?.cgColor.alpha == 0)
            }
        }

        @Test("An animator that nobody holds runs to its end, after its delay")
        func notHeld() {
            ManualFrameClock.use { time in
                var ends: [UIViewAnimatingPosition] = []
                UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 1, delay: 2, options: .curveLinear, animations: { view.center.x = 150 },
                    completion: { ends.append($0) })
                time.advance(by: .seconds(2))
                #expect(view.center.x == 150)
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(place == 100)
                time.advance(by: .milliseconds(500))
                #expect(ends == [.end])
            }
        }

        @Test("Stopped before its delay is over, it does not start any more", arguments: [true, false])
        func stoppedInDelay(withoutFinishing: Bool) {
            ManualFrameClock.use { time in
                let animator = linear()
                var ends: [UIViewAnimatingPosition] = []
                animator.addCompletion { ends.append($0) }
                animator.startAnimation(afterDelay: 2)
                animator.stopAnimation(withoutFinishing)
                #expect(time.count == 0)
                #expect(animator.state == (withoutFinishing ? .inactive : .stopped))
                if !withoutFinishing { animator.finishAnimation(at: .start) }
                time.advance(by: .seconds(9))
                stage.update()
                #expect(view.center.x == 50)
                #expect(ends == (withoutFinishing ? [] : [.start]))
            }
        }

        @Test("A time beyond every clock harms nobody", arguments: [1e30, .greatestFiniteMagnitude])
        func farAway(seconds: Double) {
            ManualFrameClock.use { time in
                let animator = linear(seconds)
                animator.startAnimation(afterDelay: seconds)
                animator.startAnimation()
                stage.update()
                time.advance(by: .seconds(1))
                #expect(animator.isRunning)
                animator.stopAnimation(true)
                stage.update()
                #expect(time.count == 0)
            }
        }

        @Test("Changes with a delay factor begin later and end with the others")
        func delayFactor() {
            ManualFrameClock.use { time in
                let animator = linear()
                animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(view.layer.presentation()?.opacity == 1)
                time.advance(by: .milliseconds(250))
                #expect(view.layer.presentation()?.opacity == 0.5)
                #expect(place == 125)
            }
        }

        @Test("What joins on the way moves for the rest of the way, and a property goes on to its newest value")
        func joins() {
            ManualFrameClock.use { time in
                let animator = linear()
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(500))
                animator.addAnimations {
                    view.alpha = 0
                    view.center.x = 300
                }
                stage.update()
                #expect(place == 100)
                time.advance(by: .milliseconds(250))
                #expect(view.layer.presentation()?.opacity == 0.5)
                #expect(place == 200)
                time.advance(by: .milliseconds(250))
                stage.update()
                #expect(place == 300)
            }
        }

        @Test("A spring by its ratio takes the animator's time, one by its measures its own")
        func springs() {
            let ratio = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
            #expect(ratio.duration == 2)
            let measured = UIViewPropertyAnimator(
                duration: 2,
                timingParameters: UISpringTimingParameters(
                    mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero))
            #expect(abs(measured.duration - 0.92) < 0.15)
            #expect(measured.timingParameters.timingCurveType == .spring)
            #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        }

        // MARK: Keyframes

        @Test("Keyframes bring each property to each of its values in turn")
        func keyframes() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                UIView.animateKeyframes(withDuration: 4, delay: 0, options: .calculationModeLinear.union(Self.linear)) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.x = 50
                        view.transform = CGAffineTransform(scaleX: 2, y: 2)
                    }
                } completion: {
                    ends.append($0)
                }
                stage.update()
                var places: [Double] = []
                var scales: [Double] = []
                for _ in 0..<8 {
                    places.append(place)
                    scales.append(Double(view.layer.presentation()?.affineTransform().a ?? 0).rounded(toPlaces: 6))
                    time.advance(by: .milliseconds(500))
                }
                stage.update()
                #expect(places == [50, 100, 150, 150, 150, 125, 100, 75])
                #expect(scales == [1, 1, 1, 1, 1, 1.25, 1.5, 1.75])
                #expect(ends == [true])
            }
        }

        private static let linear = UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue)

        @Test("Discrete keyframes take each value at the end of its frame")
        func discrete() {
            ManualFrameClock.use { time in
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0, options: [.calculationModeDiscrete, Self.linear]
                ) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
                }
                stage.update()
                time.advance(by: .milliseconds(400))
                #expect(place == 50)
                time.advance(by: .milliseconds(200))
                #expect(place == 150)
                time.advance(by: .milliseconds(400))
                stage.update()
                #expect(place == 250)
            }
        }

        @Test("A keyframe outside of keyframes is a plain change")
        func loneKeyframe() {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 70 }
            #expect(view.center.x == 70)
            #expect(view.layer.animationKeys() == nil)
        }
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = pow(10, Double(places))
        return (self * factor).rounded() / factor
    }
}
