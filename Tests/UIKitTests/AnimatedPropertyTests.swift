import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Which properties of views blocks animate, and what becomes of those that are under way.
    @Suite("Kinds of animated properties") @MainActor struct AnimatedPropertyTests {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

        init() {
            stage.root.view.addSubview(view)
            stage.update()
        }

        /// What the view is shown as.
        private var shown: CALayer {
            guard let shown = view.layer.presentation() else {
                Issue.record("\(view) is not shown")
                return CALayer()
            }
            return shown
        }

        private func near(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) < 1e-4 }

        private func linear(
            _ options: UIView.AnimationOptions = [], seconds: Double = 1, _ changes: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            UIView.animate(
                withDuration: seconds, delay: 0, options: options.union(.curveLinear), animations: changes,
                completion: completion)
        }

        // MARK: Adding

        @Test(
            "A position adds to what is under way, with beginFromCurrentState too, and each block completes at its own end",
            arguments: [[], UIView.AnimationOptions.beginFromCurrentState])
        func position(options: UIView.AnimationOptions) {
            ManualFrameClock.use { time in
                var ends: [String] = []
                view.center.x = 0
                linear {
                    view.center.x = 100
                } completion: {
                    ends.append("first \($0)")
                }
                stage.update()
                time.advance(by: .milliseconds(500))
                linear(options) {
                    view.center.x = 20
                } completion: {
                    ends.append("second \($0)")
                }
                stage.update()
                #expect(view.layer.animationKeys() == ["position", "position-2"])
                #expect(near(shown.position.x, 50))
                time.advance(by: .milliseconds(250))
                #expect(near(shown.position.x, 55))
                #expect(ends.isEmpty)
                time.advance(by: .milliseconds(250))
                stage.update()
                #expect(ends == ["first true"])
                #expect(near(shown.position.x, 60))
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(ends == ["first true", "second true"])
                #expect(shown.position.x == 20)
            }
        }

        @Test("Bounds, corner radius and the shadow's opacity add to what is under way")
        func others() {
            ManualFrameClock.use { time in
                linear {
                    view.bounds = CGRect(x: 10, y: 0, width: 200, height: 50)
                    view.layer.cornerRadius = 10
                    view.layer.shadowOpacity = 1
                }
                stage.update()
                time.advance(by: .milliseconds(500))
                linear(.beginFromCurrentState) {
                    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
                    view.layer.cornerRadius = 0
                    view.layer.shadowOpacity = 0
                }
                stage.update()
                time.advance(by: .milliseconds(250))
                // A quarter of the way back is left of the first, and three quarters are of the second.
                #expect(near(shown.bounds.width, 100 - 25 + 75))
                #expect(near(shown.bounds.minX, 5))
                #expect(near(shown.cornerRadius, 5))
                #expect(near(CGFloat(shown.shadowOpacity), 0.5))
            }
        }

        @Test(
            "A transform adds to what is under way: turned, moved and scaled in the middle of each other, nothing jumps"
        )
        func transforms() {
            ManualFrameClock.use { time in
                let targets = [
                    CGAffineTransform(rotationAngle: 1).translatedBy(x: 40, y: 0),
                    CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 0, y: 30),
                    CGAffineTransform(rotationAngle: -2).scaledBy(x: 0.5, y: 0.5), .identity,
                ]
                for target in targets {
                    let before = shown.affineTransform()
                    linear(.beginFromCurrentState) { view.transform = target }
                    stage.update()
                    let after = shown.affineTransform()
                    for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
                        #expect(near(before[keyPath: part], after[keyPath: part]), "\(target)")
                    }
                    time.advance(by: .milliseconds(300))
                }
                // The first one is over.
                #expect(view.layer.animationKeys()?.count == 3)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(shown.affineTransform().isIdentity)
            }
        }

        @Test("A single transform goes straight from the old value to the new one")
        func singleTransform() {
            ManualFrameClock.use { time in
                view.transform = CGAffineTransform(translationX: 10, y: 0)
                linear { view.transform = CGAffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 50, ty: 20) }
                stage.update()
                time.advance(by: .milliseconds(500))
                let half = shown.affineTransform()
                #expect(near(half.a, 2) && near(half.tx, 30) && near(half.ty, 10))
            }
        }

        @Test("A view that is scaled to nothing gets there gradually")
        func flat() {
            ManualFrameClock.use { time in
                linear { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(near(shown.affineTransform().a, 0.5))
                linear { view.transform = .identity }
                stage.update()
                #expect(view.transform.isIdentity)
                #expect(near(shown.affineTransform().a, 0.5))
                time.advance(by: .seconds(1))
                stage.update()
                #expect(shown.affineTransform().isIdentity)
            }
        }

        @Test("A pile of changes of one property stays bounded, and nothing jumps when it is full")
        func pile() {
            ManualFrameClock.use { time in
                var ends = 0
                view.center.x = 0
                for step in 1...200 {
                    let before = shown.position.x
                    linear(seconds: 10) {
                        view.center.x = CGFloat(step)
                    } completion: { _ in
                        ends += 1
                    }
                    stage.update()
                    #expect(near(shown.position.x, before))
                    time.advance(by: .milliseconds(10))
                }
                #expect(view.layer.runningAnimations.count == 32)
                time.advance(by: .seconds(10))
                stage.update()
                #expect(ends == 200)
                #expect(shown.position.x == 200)
            }
        }

        // MARK: Taking over

        @Test("An alpha takes over: the model's value is shown at once, and what was under way completes as unfinished")
        func alpha() {
            ManualFrameClock.use { time in
                var ends: [String] = []
                linear {
                    view.alpha = 0.5
                    view.center.x = 150
                } completion: {
                    ends.append("first \($0)")
                }
                linear(seconds: 5) {
                    view.backgroundColor = .red
                } completion: {
                    ends.append("color \($0)")
                }
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(near(CGFloat(shown.opacity), 0.75))
                linear {
                    view.alpha = 0.1
                    view.backgroundColor = .blue
                } completion: {
                    ends.append("second \($0)")
                }
                #expect(ends.isEmpty)
                stage.update()
                #expect(near(CGFloat(shown.opacity), 0.5))
                #expect(shown.backgroundColor == UIColor.red.cgColor)
                // The first block has a position under way still.
                #expect(ends == ["color false"])
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(near(CGFloat(shown.opacity), 0.3))
                #expect(ends == ["color false", "first false"])
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(ends == ["color false", "first false", "second true"])
            }
        }

        @Test("With beginFromCurrentState alpha and background colour go on from what is shown")
        func fromCurrentState() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                linear {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
                stage.update()
                time.advance(by: .milliseconds(500))
                linear(.beginFromCurrentState) { view.alpha = 1 }
                stage.update()
                #expect(ends == [false])
                #expect(view.layer.animationKeys() == ["opacity"])
                time.advance(by: .milliseconds(500))
                #expect(near(CGFloat(shown.opacity), 0.75))
            }
        }

        @Test("An anchor point takes over as well")
        func anchorPoint() {
            ManualFrameClock.use { time in
                linear { view.layer.anchorPoint = CGPoint(x: 0, y: 0.5) }
                stage.update()
                time.advance(by: .milliseconds(500))
                #expect(near(shown.anchorPoint.x, 0.25))
                linear { view.layer.anchorPoint = CGPoint(x: 1, y: 0.5) }
                stage.update()
                #expect(near(shown.anchorPoint.x, 0))
            }
        }

        @Test("What a block itself changes twice goes the whole way, and the block is not unfinished for that")
        func twice() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                linear {
                    view.alpha = 0.2
                    view.alpha = 0
                    view.center.x = 80
                    view.center.x = 150
                } completion: {
                    ends.append($0)
                }
                stage.update()
                #expect(ends.isEmpty)
                time.advance(by: .milliseconds(500))
                #expect(near(CGFloat(shown.opacity), 0.5))
                #expect(near(shown.position.x, 100))
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(ends == [true])
            }
        }

        @Test("A change without animation turns an alpha that is under way to the new value")
        func changedOnTheWay() {
            ManualFrameClock.use { time in
                linear { view.alpha = 0 }
                stage.update()
                time.advance(by: .milliseconds(500))
                UIView.performWithoutAnimation { view.alpha = 1 }
                stage.update()
                #expect(shown.opacity == 1)
                time.advance(by: .milliseconds(250))
                #expect(shown.opacity == 1)
            }
        }

        // MARK: Not animated

        private static let immediate: [(String, @MainActor @Sendable (CALayer) -> Void)] = [
            ("borderWidth", { $0.borderWidth = 10 }),
            ("borderColor", { $0.borderColor = UIColor.red.cgColor }),
            ("shadowColor", { $0.shadowColor = UIColor.red.cgColor }),
            ("shadowOffset", { $0.shadowOffset = CGSize(width: 9, height: 9) }),
            ("shadowRadius", { $0.shadowRadius = 9 }),
            ("zPosition", { $0.zPosition = 3 }),
            ("isHidden", { $0.isHidden = true }),
            ("masksToBounds", { $0.masksToBounds = true }),
        ]

        @Test(
            "Border and shadow of a view's layer have their values at once, and a block of such changes completes at once"
        )
        func immediate() {
            ManualFrameClock.use { time in
                for (name, change) in Self.immediate {
                    for block in ["plain", "spring", "keyframes", "animator"] {
                        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                        stage.root.view.addSubview(view)
                        stage.update()
                        var ends: [Bool] = []
                        let changes = { change(view.layer) }
                        switch block {
                        case "plain": UIView.animate(withDuration: 10, animations: changes) { ends.append($0) }
                        case "spring":
                            UIView.animate(
                                withDuration: 10, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                                animations: changes, completion: { ends.append($0) })
                        case "keyframes":
                            UIView.animateKeyframes(withDuration: 10, delay: 0) {
                                UIView.addKeyframe(
                                    withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: changes)
                            } completion: {
                                ends.append($0)
                            }
                        default:
                            UIViewPropertyAnimator(duration: 10, curve: .linear, animations: changes).startAnimation()
                        }
                        #expect(view.layer.animationKeys() == nil, "\(name), \(block)")
                        #expect(ends.isEmpty)
                        stage.update()
                        #expect(ends == (block == "animator" ? [] : [true]), "\(name), \(block)")
                        view.removeFromSuperview()
                    }
                }
                time.advance(by: .seconds(20))
            }
        }

        @Test("The shape of a view's own layer has its values at once; a layer of its own in the view moves by itself")
        func shapes() {
            final class ShapeView: UIView {
                override class var layerClass: AnyClass { CAShapeLayer.self }
            }
            ManualFrameClock.use { _ in
                let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                (shape.layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.root.view.addSubview(shape)
                stage.update()
                linear {
                    (shape.layer as? CAShapeLayer)?.strokeEnd = 0.5
                    (shape.layer as? CAShapeLayer)?.fillColor = UIColor.red.cgColor
                    (shape.layer as? CAShapeLayer)?.lineWidth = 4
                }
                #expect(shape.layer.animationKeys() == nil)
            }
        }

        // MARK: Blocks of other kinds

        @Test("Two animators on one position add up, and the one that ends first leaves the other its way")
        func animators() {
            ManualFrameClock.use { time in
                view.center.x = 0
                let first = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
                first.startAnimation()
                stage.update()
                time.advance(by: .milliseconds(1000))
                let second = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 20 }
                second.startAnimation()
                stage.update()
                #expect(near(shown.position.x, 50))
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(second.state == .inactive)
                // A quarter of the first way is left.
                #expect(near(shown.position.x, 20 - 25))
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(shown.position.x == 20)
            }
        }

        @Test("An animator's alpha takes over from a block, and a block's from an animator")
        func animatorsAlpha() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                linear {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
                stage.update()
                time.advance(by: .milliseconds(500))
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
                animator.startAnimation()
                stage.update()
                #expect(ends == [false])
                #expect(near(CGFloat(shown.opacity), 0.5))
                time.advance(by: .milliseconds(500))
                #expect(near(CGFloat(shown.opacity), 0.75))
                linear(seconds: 0.25) { view.alpha = 0 }
                stage.update()
                #expect(near(CGFloat(shown.opacity), 1))
                time.advance(by: .milliseconds(250))
                stage.update()
                #expect(shown.opacity == 0)
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(animator.state == .inactive)
                #expect(shown.opacity == 0)
            }
        }

        @Test("Keyframes of a position add to what is under way; those of an alpha take over")
        func keyframes() {
            ManualFrameClock.use { time in
                var ends: [Bool] = []
                view.center.x = 0
                linear { view.center.x = 100 }
                linear {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
                stage.update()
                time.advance(by: .milliseconds(500))
                let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
                UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        view.center.x = 200
                        view.alpha = 1
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
                }
                stage.update()
                #expect(near(shown.position.x, 50))
                #expect(shown.opacity == 0)
                #expect(ends == [false])
                time.advance(by: .milliseconds(250))
                // Half of the way from 100 to 200, and a quarter of the first one to go.
                #expect(near(shown.position.x, 150 - 25))
                #expect(near(CGFloat(shown.opacity), 0.5))
                time.advance(by: .milliseconds(500))
                #expect(near(shown.position.x, 110))
            }
        }

        @Test("A block within a block adds to it, or takes over from it, like any other")
        func nested() {
            ManualFrameClock.use { time in
                var ends: [String] = []
                linear {
                    view.center.x = 150
                    linear(.overrideInheritedDuration, seconds: 0.5) {
                        view.center.x = 250
                    } completion: {
                        ends.append("inner \($0)")
                    }
                } completion: {
                    ends.append("outer \($0)")
                }
                stage.update()
                #expect(near(shown.position.x, 50))
                time.advance(by: .milliseconds(250))
                #expect(near(shown.position.x, 250 - 75 - 50))
                time.advance(by: .milliseconds(250))
                stage.update()
                #expect(ends == ["inner true"])
                time.advance(by: .milliseconds(500))
                stage.update()
                #expect(ends == ["inner true", "outer true"])
            }
        }

        @Test("A position that is repeated for ever goes on below a change, and ends when its animation is taken out")
        func repeated() {
            ManualFrameClock.use { time in
                view.center.x = 0
                linear([.repeat, .autoreverse]) { view.center.x = 100 }
                stage.update()
                time.advance(by: .milliseconds(500))
                linear { view.center.x = 300 }
                stage.update()
                #expect(near(shown.position.x, 50))
                time.advance(by: .milliseconds(1500))
                // The repeated one is back at its beginning, 100 before the place of the view.
                #expect(near(shown.position.x, 200))
                view.layer.removeAllAnimations()
                #expect(shown.position.x == 300)
            }
        }
    }
}
