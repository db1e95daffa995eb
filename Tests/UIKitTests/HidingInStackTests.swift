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

        /// A row of three views, of 40 points each with 10 between them, one of which is hidden.
        struct Row: Sendable {
            let distribution: UIStackView.Distribution
            let hidden: Int
            /// Where each view begins and how long it is in the middle of the animation, and how long the row is then.
            let middle: [(start: CGFloat, length: CGFloat)]
            let length: CGFloat
            /// The same at its end.
            let end: [(start: CGFloat, length: CGFloat)]

            static let all = [
                Row(
                    distribution: .fill, hidden: 0, middle: [(0, 20), (25, 40), (75, 40)], length: 115,
                    end: [(0, 0), (0, 40), (50, 40)]),
                Row(
                    distribution: .fill, hidden: 1, middle: [(0, 40), (45, 20), (75, 40)], length: 115,
                    end: [(0, 40), (40, 0), (50, 40)]),
                Row(
                    distribution: .fill, hidden: 2, middle: [(0, 40), (50, 40), (95, 20)], length: 115,
                    end: [(0, 40), (50, 40), (90, 0)]),
                Row(
                    distribution: .fillEqually, hidden: 0, middle: [(0, 20), (25, 52.5), (87.5, 52.5)], length: 140,
                    end: [(0, 0), (0, 65), (75, 65)]),
                Row(
                    distribution: .fillEqually, hidden: 1, middle: [(0, 52.5), (57.5, 20), (87.5, 52.5)], length: 140,
                    end: [(0, 65), (65, 0), (75, 65)]),
                Row(
                    distribution: .fillEqually, hidden: 2, middle: [(0, 52.5), (62.5, 52.5), (120, 20)], length: 140,
                    end: [(0, 65), (75, 65), (140, 0)]),
            ]
        }

        @Test(
            "In a row with spaces the first, a middle or the last view shrinks into its place and grows out of it, in both directions",
            arguments: Row.all, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
        func rows(row: Row, direction: UITraitEnvironmentLayoutDirection) {
            ManualFrameClock.use { time in
                stage.window.traitOverrides.layoutDirection = direction
                let views = (0..<3).map { _ in FixedView(40, 20) }
                let stack = UIStackView(arrangedSubviews: views)
                stack.spacing = 10
                stack.distribution = row.distribution
                stack.translatesAutoresizingMaskIntoConstraints = false
                stage.root.view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: stage.root.view.topAnchor, constant: 200),
                    stack.leftAnchor.constraint(equalTo: stage.root.view.leftAnchor),
                ])
                if row.distribution == .fillEqually {
                    stack.widthAnchor.constraint(equalToConstant: 140).isActive = true
                }
                stage.update()
                @MainActor func expect(
                    _ places: [(start: CGFloat, length: CGFloat)], of length: CGFloat, _ moment: String
                ) {
                    for (view, place) in zip(views, places) {
                        let frame = shown(view).frame
                        let start = direction == .leftToRight ? place.start : length - place.start - place.length
                        #expect(
                            abs(frame.minX - start) < 1e-6 && abs(frame.width - place.length) < 1e-6,
                            "\(moment): \(frame)")
                        #expect(frame.minY == 0 && frame.height == 20, "\(moment): \(frame)")
                    }
                }
                let begin: [(start: CGFloat, length: CGFloat)] = [(0, 40), (50, 40), (100, 40)]
                expect(begin, of: 140, "before")
                linear { views[row.hidden].isHidden = true }
                stage.update()
                time.advance(by: .milliseconds(500))
                expect(row.middle, of: row.length, "while it is hidden")
                #expect(!shown(views[row.hidden]).isHidden)
                time.advance(by: .milliseconds(500))
                stage.update()
                expect(row.end, of: stack.bounds.width, "when it is hidden")
                #expect(shown(views[row.hidden]).isHidden)
                linear { views[row.hidden].isHidden = false }
                stage.update()
                time.advance(by: .milliseconds(500))
                expect(row.middle, of: row.length, "while it is shown")
                time.advance(by: .milliseconds(500))
                stage.update()
                expect(begin, of: 140, "when it is shown")
            }
        }

        @Test("A stack in a stack shrinks with all that is in it, and is as it was when it is shown")
        func nested() {
            ManualFrameClock.use { time in
                let parts = (0..<2).map { _ in FixedView(30, 40) }
                let inner = UIStackView(arrangedSubviews: parts)
                inner.spacing = 10
                inner.distribution = .fillEqually
                stack.insertArrangedSubview(inner, at: 1)
                stage.update()
                #expect(shown(inner).frame == CGRect(x: 0, y: 40, width: 100, height: 40))
                #expect(shown(parts[1]).frame == CGRect(x: 55, y: 0, width: 45, height: 40))
                for isHidden in [true, false] {
                    linear { inner.isHidden = isHidden }
                    stage.update()
                    time.advance(by: .milliseconds(500))
                    #expect(shown(inner).frame == CGRect(x: 0, y: 40, width: 100, height: 20))
                    #expect(shown(parts[1]).frame == CGRect(x: 55, y: 0, width: 45, height: 20))
                    #expect(shown(views[1]).frame.minY == 60 && !shown(inner).isHidden)
                    time.advance(by: .milliseconds(500))
                    stage.update()
                    #expect(shown(inner).isHidden == isHidden)
                    #expect(views.map(\.frame.minY) == (isHidden ? [0, 40, 80] : [0, 80, 120]))
                }
                #expect(parts.map(\.frame) == [0, 55 as CGFloat].map { CGRect(x: $0, y: 0, width: 45, height: 40) })
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
