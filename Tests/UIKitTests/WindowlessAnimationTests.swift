import Foundation
import Testing
import UIKit

/// Animations in a process that never had a window, and so nobody who ends its turns. Each test runs in such a process.
@Suite(.timeLimit(.minutes(4))) struct WindowlessAnimationTests {
    /// Runs `begin`, which hands on the completion that it gets to something animated, and answers what it was called with. A
    /// completion that never comes ends the process.
    @MainActor private static func outcome<Value: Sendable>(
        of begin: (@escaping (Value) -> Void) -> Void
    ) async -> Value {
        let watchdog = Task.detached {
            try await Task.sleep(for: .seconds(60))
            exit(3)
        }
        defer { watchdog.cancel() }
        return await withCheckedContinuation { continuation in
            var isInCall = true
            begin {
                precondition(!isInCall, "it completed in the middle of the call")
                continuation.resume(returning: $0)
            }
            isInCall = false
        }
    }

    private static func onMainActor(_ body: @MainActor @Sendable () async -> Void) async {
        await body()
    }

    @Test("Where there never was a window, animations of views complete as finished, without their duration")
    func animations() async {
        await #expect(processExitsWith: .success) {
            await Self.onMainActor {
                let view = UIView()
                let plain = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    UIView.animate(withDuration: 1000, animations: { view.alpha = 0 }, completion: done)
                }
                let spring = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    UIView.animate(
                        withDuration: 1000, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                        animations: { view.center.x = 100 }, completion: done)
                }
                let keyframes = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    UIView.animateKeyframes(
                        withDuration: 1000, delay: 0,
                        animations: {
                            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 50 }
                        }, completion: done)
                }
                precondition(plain && spring && keyframes)
                precondition(view.alpha == 0 && view.center.x == 50)
            }
        }
    }

    @Test("Where there never was a window, transitions of views complete as finished")
    func transitions() async {
        await #expect(processExitsWith: .success) {
            await Self.onMainActor {
                let container = UIView()
                let (old, new) = (UIView(), UIView())
                container.addSubview(old)
                let within = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    UIView.transition(
                        with: container, duration: 1000, options: .transitionCrossDissolve,
                        animations: { container.alpha = 0.5 }, completion: done)
                }
                let between = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    UIView.transition(
                        from: old, to: new, duration: 1000, options: .transitionFlipFromLeft, completion: done)
                }
                precondition(within && between)
                precondition(container.subviews == [new] && container.alpha == 0.5)
            }
        }
    }

    @Test("Where there never was a window, a container passes from one child to another")
    func children() async {
        await #expect(processExitsWith: .success) {
            await Self.onMainActor {
                let container = UIViewController()
                let (old, new) = (UIViewController(), UIViewController())
                container.addChild(old)
                container.addChild(new)
                container.view.addSubview(old.view)
                let finished = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    container.transition(
                        from: old, to: new, duration: 1000, options: [],
                        animations: { new.view.alpha = 0.5 }, completion: done)
                }
                precondition(finished && container.view.subviews == [new.view])
            }
        }
    }

    @Test("Where there never was a window, a property animator runs its time and completes at its end")
    func animator() async {
        await #expect(processExitsWith: .success) {
            await Self.onMainActor {
                let view = UIView()
                let animator = UIViewPropertyAnimator(duration: 0.01, curve: .linear) { view.center.x = 50 }
                let position = await Self.outcome { (done: @escaping (UIViewAnimatingPosition) -> Void) in
                    animator.addCompletion(done)
                    animator.startAnimation()
                }
                precondition(position == .end && animator.state == .inactive && view.center.x == 50)
            }
        }
    }

    @Test("Where there never was a window, a transaction's completion comes, with and without animations in it")
    func transaction() async {
        await #expect(processExitsWith: .success) {
            await Self.onMainActor {
                await Self.outcome { (done: @escaping (()) -> Void) in
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { done(()) }
                    CATransaction.commit()
                }
                await Self.outcome { (done: @escaping (()) -> Void) in
                    CATransaction.setCompletionBlock { done(()) }
                }
                let layer = CALayer()
                await Self.outcome { (done: @escaping (()) -> Void) in
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { done(()) }
                    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
                    CATransaction.commit()
                }
            }
        }
    }

    @Test("An animation that began before there was a window completes by whoever ends turns from then on")
    func windowLater() async {
        await #expect(processExitsWith: .success) {
            await Self.onMainActor {
                let finished = await Self.outcome { (done: @escaping (Bool) -> Void) in
                    UIView.animate(withDuration: 1000, animations: {}, completion: done)
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                }
                precondition(finished)
            }
        }
    }
}
