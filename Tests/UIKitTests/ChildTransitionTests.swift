import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("From one child to another") @MainActor struct ChildTransitionTests {
        let stage = Stage()
        let old = TracingViewController(name: "old")
        let new = TracingViewController(name: "new")
        let place = CGRect(x: 20, y: 10, width: 200, height: 100)
        let right = CGRect(x: 420, y: 10, width: 200, height: 100)
        let left = CGRect(x: -200, y: 10, width: 200, height: 100)

        init() {
            stage.embed(old, frame: place)
            _ = TraceRecorder.shared.take()
        }

        /// As the documentation does it: the new view comes from the right and the old one leaves to the left.
        private func cycle(duration: Double = 0.25, _ options: UIView.AnimationOptions = []) {
            stage.root.addChild(new)
            old.willMove(toParent: nil)
            new.view.frame = right
            stage.root.transition(
                from: old, to: new, duration: duration, options: options,
                animations: {
                    new.view.frame = old.view.frame
                    old.view.frame = left
                },
                completion: { finished in
                    TraceRecorder.shared.record("completion \(finished)")
                    old.removeFromParent()
                    new.didMove(toParent: stage.root)
                })
        }

        private func story(_ trace: [String]) -> [String] {
            trace.filter { $0.contains("ppear") || $0.contains("Move(") || $0.contains("completion") }
                .map { line in String(line.prefix { $0 != ")" }) + (line.contains(")") ? ")" : "") }
        }

        @Test("CONT-18 CONT-22 an animated replacement tells both children in UIKit's order")
        func order() {
            ManualFrameClock.use { time in
                cycle()
                stage.update()
                let beginning = TraceRecorder.shared.take()
                #expect(
                    story(beginning) == [
                        "new willMove(toParent: container)", "old willMove(toParent: nil)",
                        "old viewWillDisappear(true)", "new viewWillAppear(true)", "new viewIsAppearing(true)",
                    ])
                time.advance(by: .milliseconds(250))
                stage.update()
                let end = TraceRecorder.shared.take()
                #expect(
                    story(end) == [
                        "new viewDidAppear(true)", "old viewDidDisappear(true)", "completion true",
                        "old didMove(toParent: nil)", "new didMove(toParent: container)",
                    ])
                expectLayout(of: "new", between: "new viewWillAppear", and: "new viewDidAppear", in: beginning + end)
            }
        }

        @Test("CONT-19 the transition puts the new view in and takes the old one out by itself")
        func views() {
            ManualFrameClock.use { time in
                #expect(stage.root.view.subviews == [old.view])
                cycle()
                #expect(stage.root.view.subviews == [old.view, new.view])
                stage.update()
                time.advance(by: .milliseconds(249))
                stage.update()
                #expect(stage.root.view.subviews == [old.view, new.view])
                time.advance(by: .milliseconds(1))
                stage.update()
                #expect(stage.root.view.subviews == [new.view])
            }
        }

        @Test(
            "CONT-20 EX-25 the new view moves to the old one's place in a quarter of a second, the old one out of sight"
        )
        func movement() {
            ManualFrameClock.use { time in
                cycle()
                stage.update()
                #expect(new.view.frame == place && old.view.frame == left)
                time.advance(by: .milliseconds(125))
                // Half of the time is half of the way where setting off and coming to rest are alike.
                let (incoming, outgoing) = (new.view.layer.presentation(), old.view.layer.presentation())
                #expect(abs((incoming?.frame.minX ?? 0) - 220) < 0.01)
                #expect(abs((outgoing?.frame.minX ?? 0) + 90) < 0.01)
                time.advance(by: .milliseconds(125))
                stage.update()
                #expect(stage.root.children == [new])
                #expect(new.view.layer.animationKeys() == nil)
            }
        }

        @Test("CONT-22 without a duration everything is done in one turn, in the same order")
        func atOnce() {
            cycle(duration: 0)
            let trace = TraceRecorder.shared.take()
            #expect(
                story(trace) == [
                    "new willMove(toParent: container)", "old willMove(toParent: nil)",
                    "old viewWillDisappear(false)", "new viewWillAppear(false)", "new viewIsAppearing(false)",
                    "new viewDidAppear(false)", "old viewDidDisappear(false)", "completion true",
                    "old didMove(toParent: nil)", "new didMove(toParent: container)",
                ])
            expectLayout(of: "new", between: "new viewWillAppear", and: "new viewDidAppear", in: trace)
            stage.update()
            #expect(story(TraceRecorder.shared.take()).isEmpty)
        }

        @Test("CONT-21 a stranger, or a container that forwards by hand, is reported and nothing happens")
        func refused() {
            let stranger = UIViewController()
            expectDiagnostics([.invalidTransition]) {
                stage.root.transition(from: old, to: stranger, duration: 1, animations: nil)
            }
            #expect(stage.root.view.subviews == [old.view])

            final class ByHand: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let container = ByHand()
            let (one, two) = (UIViewController(), UIViewController())
            container.addChild(one)
            container.addChild(two)
            expectDiagnostics([.invalidTransition]) {
                container.transition(from: one, to: two, duration: 1, animations: nil)
            }
            #expect(!two.isViewLoaded)
        }

        @Test(
            "VIEW-08 every transition between two children runs an animation when it is to be animated, and none when not",
            arguments: [
                UIView.AnimationOptions.transitionNone, .transitionCrossDissolve, .transitionFlipFromLeft,
                .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
            ], [0.25, 0])
        func everyTransition(options: UIView.AnimationOptions, duration: Double) {
            ManualFrameClock.use { time in
                cycle(duration: duration, options)
                stage.update()
                let animations =
                    [stage.root.view, new.view, old.view].compactMap(\.self).flatMap(\.layer.runningAnimations)
                #expect(animations.isEmpty == (duration == 0))
                time.advance(by: .seconds(1))
                stage.update()
                #expect(stage.root.children == [new])
                #expect(stage.root.view.subviews == [new.view])
            }
        }

        @Test("A container that is not shown passes from child to child without appearance")
        func hidden() {
            let container = UIViewController()
            let (one, two) = (TracingViewController(name: "one"), TracingViewController(name: "two"))
            container.addChild(one)
            container.view.addSubview(one.view)
            container.addChild(two)
            _ = TraceRecorder.shared.take()
            container.transition(from: one, to: two, duration: 0, animations: nil)
            #expect(container.view.subviews == [two.view])
            #expect(!TraceRecorder.shared.take().contains { $0.contains("ppear") })
        }
    }
}
