import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Arranged views that are hidden and shown in animations.
    @Suite("Hiding in stacks") @MainActor struct HidingInStackTests {
        let stage = Stage()
        let views = (0..<3).map { _ in FixedView(20, 40) }
        let stack: UIStackView

        init() {
            stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
                stack.leftAnchor.constraint(equalTo: stage.root.view.leftAnchor),
                stack.widthAnchor.constraint(equalToConstant: 100),
            ])
            stage.update()
        }

        private func shown(_ view: UIView) -> CALayer {
            guard let shown = view.layer.presentation() else {
                Issue.record("\(view) is not shown")
                return CALayer()
            }
            return shown
        }

        private func linear(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: changes, completion: completion)
        }

        /// With the layout that the app asks for, and without.
        @Test(
            "A view that is hidden in a block is seen while it shrinks, and gone at the end", arguments: [true, false])
        func hides(laysOut: Bool) {
            ManualFrameClock.use { time in
                var wasHiddenAtEnd: [Bool] = []
                #expect(shown(views[1]).frame == CGRect(x: 0, y: 40, width: 100, height: 40))
                linear {
                    views[1].isHidden = true
                    if laysOut { stage.root.view.layoutIfNeeded() }
                } completion: { _ in
                    wasHiddenAtEnd.append(views[1].layer.isHidden)
                }
                #expect(views[1].isHidden)
                stage.update()
                #expect(!shown(views[1]).isHidden)
                time.advance(by: .milliseconds(500))
                #expect(shown(views[1]).frame == CGRect(x: 0, y: 40, width: 100, height: 20))
                #expect(shown(views[2]).frame == CGRect(x: 0, y: 60, width: 100, height: 40))
                #expect(!shown(views[1]).isHidden)
                #expect(stack.hitTest(CGPoint(x: 5, y: 45), with: nil) !== views[1])
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(wasHiddenAtEnd == [true])
                #expect(shown(views[1]).isHidden)
                #expect(shown(views[2]).frame.minY == 40)
            }
        }

        @Test("A view that is shown in a block grows in its place", arguments: [0, 1, 2])
        func shows(index: Int) {
            ManualFrameClock.use { time in
                views[index].isHidden = true
                stage.update()
                #expect(views[index].layer.isHidden)
                linear { views[index].isHidden = false }
                #expect(!views[index].isHidden)
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(!shown(views[index]).isHidden)
                #expect(
                    shown(views[index]).frame
                        == CGRect(x: 0, y: CGFloat(40 * index), width: 100, height: 20))
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(views.map(\.frame.minY) == [0, 40, 80])
            }
        }

        @Test("A view whose height a required constraint gives shrinks as well, and has its height when it is shown")
        func requiredHeight() {
            ManualFrameClock.use { time in
                views[1].contentSize.height = UIView.noIntrinsicMetric
                views[1].heightAnchor.constraint(equalToConstant: 40).isActive = true
                stage.update()
                linear { views[1].isHidden = true }
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(shown(views[1]).frame == CGRect(x: 0, y: 40, width: 100, height: 20))
                #expect(shown(views[2]).frame.minY == 60)
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(views[1].frame.height == 0)
                linear { views[1].isHidden = false }
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(shown(views[1]).frame == CGRect(x: 0, y: 40, width: 100, height: 20))
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(views.map(\.frame.minY) == [0, 40, 80])
                #expect(views[1].frame.height == 40)
            }
        }

        @Test("Hidden and shown again on the way, a view stays; hidden once more, it goes with the last block")
        func turnsRound() {
            ManualFrameClock.use { time in
                linear { views[1].isHidden = true }
                stage.update()
                time.advance(by: .milliseconds(500))
                linear { views[1].isHidden = false }
                #expect(!views[1].isHidden)
                stage.update()
                #expect(abs(shown(views[1]).frame.height - 20) < 1e-6)
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(!shown(views[1]).isHidden)
                linear { views[1].isHidden = true }
                stage.update()
                time.advance(by: .milliseconds(500))
                stage.update()
                // The second block is over.
                #expect(views[1].isHidden && !shown(views[1]).isHidden)
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(shown(views[1]).isHidden)
            }
        }

        @Test("Without animation a view is gone at once", arguments: [0.0, 1.0])
        func withoutAnimation(duration: Double) {
            ManualFrameClock.use { _ in
                UIView.animate(withDuration: duration) {
                    UIView.performWithoutAnimation { views[1].isHidden = true }
                    if duration == 0 { views[2].isHidden = true }
                }
                #expect(views[1].layer.isHidden)
                #expect(views[2].layer.isHidden == (duration == 0))
                views[0].isHidden = true
                #expect(views[0].layer.isHidden)
            }
        }

        @Test("Shown without animation on its way out, a view stays")
        func shownAtOnce() {
            ManualFrameClock.use { time in
                linear { views[1].isHidden = true }
                stage.update()
                time.advance(by: .milliseconds(500))
                views[1].isHidden = false
                stage.update()
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(!views[1].isHidden && !views[1].layer.isHidden)
                #expect(views[1].frame == CGRect(x: 0, y: 40, width: 100, height: 40))
            }
        }

        @Test("A view that leaves its stack on the way out stays hidden")
        func leaves() {
            ManualFrameClock.use { time in
                linear { views[1].isHidden = true }
                stage.update()
                views[1].removeFromSuperview()
                #expect(views[1].isHidden)
                stage.update()
                #expect(views[1].isHidden)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(views[1].isHidden && views[1].layer.isHidden)
            }
        }

        @Test("A property animator lets a view shrink, by hand too, and hides it at the end")
        func animator() {
            ManualFrameClock.use { time in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }
                animator.fractionComplete = 0.5
                stage.update()
                #expect(views[1].isHidden && !shown(views[1]).isHidden)
                #expect(shown(views[1]).frame.height == 20)
                #expect(shown(views[2]).frame.minY == 60)
                animator.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(animator.state == .inactive)
                #expect(shown(views[1]).isHidden)
            }
        }

        @Test("Keyframes let a view shrink within its keyframe, and hide it at the end")
        func keyframes() {
            ManualFrameClock.use { time in
                let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
                UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { views[1].isHidden = true }
                }
                stage.update()
                time.advance(by: .milliseconds(1000))
                #expect(shown(views[1]).frame.height == 40)
                time.advance(by: .milliseconds(500))
                #expect(shown(views[1]).frame.height == 20)
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(shown(views[1]).isHidden)
            }
        }

        @Test("A view that is in no stack is gone at once, in a block too")
        func elsewhere() {
            ManualFrameClock.use { _ in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.root.view.addSubview(view)
                stage.update()
                linear { view.isHidden = true }
                #expect(view.layer.isHidden)
            }
        }
    }
}
