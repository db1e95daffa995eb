import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Animations of views") @MainActor struct AnimationTests {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let other = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))

        init() {
            stage.root.view.addSubview(view)
            stage.root.view.addSubview(other)
            stage.update()
        }

        /// What the view is shown as.
        private func shown(_ view: UIView) -> CALayer {
            guard let shown = view.layer.presentation() else {
                Issue.record("\(view) is not shown")
                return CALayer()
            }
            return shown
        }

        @Test("VIEW-06 A changed value moves gradually to its target and stays there")
        func movesGradually() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 250 }
                #expect(view.center.x == 250)
                stage.update()
                var places: [CGFloat] = [shown(view).position.x]
                for _ in 0..<4 {
                    time.advance(by: .milliseconds(500))
                    stage.update()
                    places.append(shown(view).position.x)
                }
                #expect(places == [50, 100, 150, 200, 250])
                time.advance(by: .seconds(5))
                #expect(shown(view).position.x == 250)
                #expect(view.layer.animationKeys() == nil)
            }
        }

        @Test("VIEW-07 The changes of one block, to several properties of several views, begin and end together")
        func together() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                    view.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
                    other.transform = CGAffineTransform(scaleX: 3, y: 3)
                    other.backgroundColor = .red
                } completion: {
                    ends.append($0)
                }
                // The beginning is the commit, not the block.
                time.advance(by: .seconds(9))
                stage.update()
                #expect(shown(view).opacity == 1)
                #expect(shown(view).frame == CGRect(x: 0, y: 0, width: 100, height: 50))
                #expect(shown(other).affineTransform().a == 1)
                #expect((shown(other).backgroundColor?.alpha ?? 0) == 0)
                time.advance(by: .milliseconds(500))
                #expect(abs(shown(view).opacity - 0.5) < 0.001)
                #expect(abs(shown(view).frame.width - 150) < 0.1)
                #expect(abs(shown(view).frame.minX - 50) < 0.1)
                #expect(abs(shown(other).affineTransform().a - 2) < 0.01)
                #expect(abs((shown(other).backgroundColor?.alpha ?? 0) - 0.5) < 0.01)
                #expect(ends.isEmpty)
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(shown(view).opacity == 0)
                #expect(shown(other).affineTransform().a == 3)
                #expect(ends == [true])
            }
        }

        @Test("A layout pass in a block moves gradually what constraints place")
        func layout() {
            ManualFrameClock.use { time in
                view.translatesAutoresizingMaskIntoConstraints = false
                let leading = view.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor)
                NSLayoutConstraint.activate([
                    leading, view.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 50),
                ])
                stage.update()
                leading.constant = 200
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    stage.root.view.layoutIfNeeded()
                }
                stage.update()
                time.advance(by: .milliseconds(250))
                #expect(view.frame.minX == 200)
                #expect(shown(view).frame.minX == 50)
            }
        }

        @Test("A change in the middle of another adds to it, so that nothing jumps")
        func addsUp() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
                stage.update()
                time.advance(by: .milliseconds(500))
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
                stage.update()
                #expect(abs(shown(view).position.x - 100) < 0.001)
                // Still 50 to go with the first one and 75 to come back from with the second.
                time.advance(by: .milliseconds(250))
                #expect(abs(shown(view).position.x - (50 - 25 + 75)) < 0.001)
                time.advance(by: .seconds(1))
                #expect(shown(view).position.x == 50)
            }
        }

        @Test("A delay shows the old value until it is over")
        func delay() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
                stage.update()
                time.advance(by: .milliseconds(1999))
                #expect(shown(view).opacity == 1)
                time.advance(by: .milliseconds(501))
                #expect(abs(shown(view).opacity - 0.5) < 0.001)
            }
        }

        @Test("A spring swings over its target and comes to rest at the end")
        func spring() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
                    view.center.x = 150
                }
                stage.update()
                var farthest: CGFloat = 0
                for _ in 0..<20 {
                    time.advance(by: .milliseconds(50))
                    farthest = max(farthest, shown(view).position.x)
                }
                #expect(farthest > 160 && farthest < 200)
                #expect(shown(view).position.x == 150)
            }
        }

        @Test("A block that animates nothing completes after the commit", arguments: [0.0, 1.0])
        func nothing(duration: Double) {
            ManualFrameClock.use { _ in
                var ends: [Bool] = []
                UIView.animate(withDuration: duration) {
                } completion: {
                    ends.append($0)
                }
                #expect(ends.isEmpty)
                stage.update()
                #expect(ends == [true])
            }
        }

        @Test("A view that leaves its window ends its animations unfinished")
        func leaving() {
            ManualFrameClock.use { _ in
                var ends: [Bool] = []
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
                stage.update()
                view.removeFromSuperview()
                stage.update()
                #expect(ends == [false])
            }
        }

        @Test("Without animation changes are shown at once, in a block too")
        func withoutAnimation() {
            ManualFrameClock.use { _ in
                UIView.animate(withDuration: 1) {
                    UIView.performWithoutAnimation { view.alpha = 0 }
                    other.alpha = 0
                }
                #expect(UIView.areAnimationsEnabled)
                UIView.setAnimationsEnabled(false)
                defer { UIView.setAnimationsEnabled(true) }
                UIView.animate(withDuration: 1) { view.center.x = 0 }
                stage.update()
                #expect(shown(view).opacity == 0)
                #expect(shown(view).position.x == 0)
                #expect(shown(other).opacity == 1)
            }
        }

        @Test("A block within a block has the outer duration unless it says otherwise")
        func nested() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
                    #expect(UIView.inheritedAnimationDuration == 4)
                    UIView.animate(withDuration: 1) { view.alpha = 0 }
                    UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { other.alpha = 0 }
                }
                #expect(UIView.inheritedAnimationDuration == 0)
                stage.update()
                time.advance(by: .seconds(1))
                #expect(shown(view).opacity == 0.75)
                #expect(shown(other).opacity == 0)
            }
        }

        @Test("Repeated and reversed, a change goes on for ever and its view has the value all the time")
        func forever() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                    view.alpha = 0
                }
                stage.update()
                time.advance(by: .seconds(1000))
                #expect(shown(view).opacity == 1)
                time.advance(by: .milliseconds(1250))
                #expect(shown(view).opacity == 0.25)
                view.layer.removeAllAnimations()
                #expect(shown(view).opacity == 0)
            }
        }

        @Test("A transition passes from picture to picture, and what its block changes is not animated by itself")
        func transition() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
                    view.alpha = 0.5
                } completion: {
                    ends.append($0)
                }
                stage.update()
                #expect(view.layer.runningAnimations.map(\.transition) == [LayerTransition(.fade)])
                time.advance(by: .seconds(1))
                stage.update()
                #expect(ends == [true])
                #expect(view.layer.animationKeys() == nil)

                UIView.transition(
                    with: view, duration: 1, options: [.transitionFlipFromRight, .allowAnimatedContent]
                ) {
                    view.alpha = 1
                }
                stage.update()
                #expect(
                    view.layer.runningAnimations.map(\.transition) == [nil, LayerTransition(.flip, from: .right)])
            }
        }

        @Test("A view takes another's place, or is shown where the other is hidden")
        func replacement() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                let new = UIView(frame: view.frame)
                UIView.transition(from: view, to: new, duration: 1, options: .transitionCrossDissolve) {
                    ends.append($0)
                }
                #expect(stage.root.view.subviews == [new, other])
                stage.update()
                #expect(stage.root.view.layer.runningAnimations.count == 1)
                UIView.transition(from: new, to: other, duration: 0, options: .showHideTransitionViews)
                #expect(new.isHidden && !other.isHidden)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(ends == [true])
            }
        }

        @Test("In a window that is not shown, animations end in their time as well")
        func hiddenWindow() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                stage.window.isHidden = true
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
                stage.update()
                #expect(ends.isEmpty)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(ends == [true])
                #expect(view.layer.animationKeys() == nil)
                #expect(time.count == 0)
            }
        }

        @Test(
            "An animated view takes no touches, nor does anything in it, unless its animation allows that",
            arguments: [UIView.AnimationOptions.allowUserInteraction, []])
        func touches(options: UIView.AnimationOptions) {
            ManualFrameClock.use { time in
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.addSubview(inner)
                stage.update()
                UIView.animate(withDuration: 1, delay: 0, options: options) { view.backgroundColor = .red }
                stage.update()
                let hit = stage.root.view.hitTest(CGPoint(x: 5, y: 5), with: nil)
                #expect(hit === (options.isEmpty ? stage.root.view : inner))
                #expect(stage.root.view.hitTest(CGPoint(x: 5, y: 105), with: nil) === other)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(stage.root.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
            }
        }

        @Test("Without animations nothing waits for the time")
        func idle() {
            ManualFrameClock.use { time in
                UIView.animate(withDuration: 1) { view.alpha = 0 }
                stage.update()
                #expect(time.count > 0)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(time.count == 0)
            }
        }
    }
}
