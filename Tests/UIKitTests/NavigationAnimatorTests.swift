import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Animators of a navigation controller's delegate") @MainActor struct NavigationAnimatorTests {
        /// Gives what the test has put in, and writes down what it is asked.
        private final class Delegate: NSObject, UINavigationControllerDelegate {
            var push: PageAnimator? = PageAnimator()
            var pop: PageAnimator? = PageAnimator()
            var interaction: UIPercentDrivenInteractiveTransition?

            private func name(_ controller: UIViewController) -> String {
                (controller as? TracingViewController)?.name ?? "?"
            }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                TraceRecorder.shared.record("asked \(operation) \(name(fromVC)) \(name(toVC))")
                return operation == .push ? push : pop
            }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                TraceRecorder.shared.record(
                    "asked how \(animationController === push ? "push" : animationController === pop ? "pop" : "?")")
                return interaction
            }

            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                TraceRecorder.shared.record("\(name(viewController)) willShow(\(animated))")
            }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                TraceRecorder.shared.record("\(name(viewController)) didShow(\(animated))")
            }
        }

        private let first = TracingViewController(name: "a")
        private let second = TracingViewController(name: "b")
        private let third = TracingViewController(name: "c")
        private let delegate = Delegate()
        private let whole = CGRect(x: 0, y: 0, width: 400, height: 300)

        private func show(_ controllers: [UIViewController]) -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.viewControllers = controllers
            navigation.delegate = delegate
            let stage = Stage(root: navigation)
            _ = TraceRecorder.shared.take()
            return (navigation, stage)
        }

        /// What concerns the transition since the last time.
        private func story() -> [String] {
            TraceRecorder.shared.take()
                .filter { line in
                    ["ppear", "Move(", "Show(", "asked", "animate", "ended"].contains(where: line.contains)
                }
                .map { line in line.firstIndex(of: ")").map { String(line[...$0]) } ?? line }
        }

        private func finish(_ time: ManualFrameClock, _ stage: Stage) {
            stage.update()
            time.advance(by: .seconds(1))
            stage.update()
        }

        // MARK: By themselves

        @Test("The operations have UIKit's raw values")
        func rawValues() {
            let operations: [UINavigationController.Operation] = [.none, .push, .pop]
            #expect(operations.map(\.rawValue) == [0, 1, 2])
        }

        @Test(
            "NAV-18 a push and a pop that the delegate's animators move are told to both controllers in UIKit's order")
        func order() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                #expect(navigation.transitionCoordinator?.transitionDuration == 0.2)
                finish(time, stage)
                #expect(
                    story() == [
                        "b willMove(toParent: container)", "asked push a b", "asked how push",
                        "a viewWillDisappear(true)", "b viewWillAppear(true)", "b willShow(true)", "animate",
                        "b viewIsAppearing(true)", "a viewDidDisappear(true)", "b viewDidAppear(true)",
                        "b didMove(toParent: container)", "b didShow(true)", "ended true",
                    ])
                #expect(second.view.frame == whole && second.view.alpha == 1 && first.view.superview == nil)
                #expect(navigation.transitionCoordinator == nil)
                navigation.popViewController(animated: true)
                finish(time, stage)
                #expect(
                    story() == [
                        "b willMove(toParent: nil)", "asked pop b a", "asked how pop", "b viewWillDisappear(true)",
                        "a viewWillAppear(true)", "a willShow(true)", "animate", "a viewIsAppearing(true)",
                        "b viewDidDisappear(true)", "a viewDidAppear(true)", "b didMove(toParent: nil)",
                        "a didShow(true)", "ended true",
                    ])
                #expect(first.view.frame == whole && second.view.superview == nil && second.parent == nil)
            }
        }

        @Test("The context has both controllers with their views and frames, in the container in which the pages are")
        func context() throws {
            try ManualFrameClock.use { time in
                let animator = PageAnimator(.waiting)
                delegate.push = animator
                second.edgesForExtendedLayout = []
                let (navigation, stage) = show([first])
                let area = first.view.superview
                navigation.pushViewController(second, animated: true)
                stage.update()
                let context = try #require(animator.context)
                #expect(context.containerView === area && first.view.superview === area)
                #expect(second.view.superview == nil)
                #expect(context.viewController(forKey: .from) === first && context.view(forKey: .from) === first.view)
                #expect(context.viewController(forKey: .to) === second && context.view(forKey: .to) === second.view)
                #expect(context.initialFrame(for: first) == whole && context.finalFrame(for: first) == .zero)
                let below = CGRect(x: 0, y: 44, width: 400, height: 256)
                #expect(context.initialFrame(for: second) == .zero && context.finalFrame(for: second) == below)
                #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
                #expect(context.presentationStyle == .none)
                let coordinator = second.transitionCoordinator
                #expect(coordinator === navigation.transitionCoordinator)
                #expect(coordinator?.viewController(forKey: .to) === second)
                context.completeTransition(true)
                // An animator that has put nothing in has the new page in its place all the same.
                #expect(second.view.superview === area && second.view.frame == below && first.view.superview == nil)
                finish(time, stage)
            }
        }

        @Test("The final frame is that which bars leave that go when the new controller is told that it will appear")
        func finalFrame() throws {
            final class WithoutBar: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.setNavigationBarHidden(true, animated: animated)
                }
            }
            try ManualFrameClock.use { time in
                let animator = PageAnimator(.waiting)
                delegate.push = animator
                let next = WithoutBar()
                next.edgesForExtendedLayout = []
                let (navigation, stage) = show([first])
                navigation.pushViewController(next, animated: true)
                let context = try #require(animator.context)
                #expect(context.finalFrame(for: next) == whole)
                context.completeTransition(true)
                finish(time, stage)
                #expect(next.view.frame == whole && navigation.topViewController === next)
            }
        }

        @Test("Without animation nobody is asked, and nil has the pages slide", arguments: [true, false])
        func plain(animated: Bool) {
            ManualFrameClock.use { time in
                (delegate.push, delegate.pop) = (nil, nil)
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: animated)
                stage.update()
                let heard = story()
                #expect(heard.contains("asked push a b") == animated)
                #expect(!heard.contains { $0.contains("asked how") || $0 == "animate" })
                #expect((second.view.layer.presentation()?.frame.minX ?? 0 > 300) == animated)
                finish(time, stage)
                #expect(navigation.topViewController === second && second.view.frame == whole)
            }
        }

        @Test("What a layout does in the middle leaves the pages where the animator has them")
        func layout() throws {
            try ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                navigation.view.setNeedsLayout()
                second.navigationItem.prompt = "Another row"
                stage.update()
                #expect(first.view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
                #expect(first.view.bounds.size == whole.size)
                let shown = try #require(first.view.layer.presentation())
                #expect(shown.opacity > 0.1 && shown.opacity < 0.9)
                finish(time, stage)
                #expect(second.view.frame == whole)
            }
        }

        @Test("An animator may end the transition in the call in which it begins it")
        func atOnce() {
            ManualFrameClock.use { time in
                delegate.push = PageAnimator(.atOnce(didComplete: true))
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                #expect(navigation.transitionCoordinator == nil && first.view.superview == nil)
                #expect(
                    story() == [
                        "b willMove(toParent: container)", "asked push a b", "asked how push",
                        "a viewWillDisappear(true)", "b viewWillAppear(true)", "b willShow(true)", "animate",
                        "b viewIsAppearing(true)", "a viewDidDisappear(true)", "b viewDidAppear(true)",
                        "b didMove(toParent: container)", "b didShow(true)", "ended true",
                    ])
                finish(time, stage)
                #expect(second.view.frame == whole && navigation.viewControllers == [first, second])
            }
        }

        @Test(
            "A transition that an animator does not complete leaves stack and bar as they were",
            arguments: [true, false])
        func notCompleted(isPush: Bool) {
            ManualFrameClock.use { time in
                delegate.push = PageAnimator(.atOnce(didComplete: false))
                delegate.pop = PageAnimator(.atOnce(didComplete: false))
                let stack: [UIViewController] = isPush ? [first] : [first, second]
                let (navigation, stage) = show(stack)
                isPush ? navigation.pushViewController(second, animated: true) : leave(navigation)
                finish(time, stage)
                #expect(navigation.viewControllers == stack && navigation.children == stack)
                #expect(navigation.navigationBar.items == stack.map(\.navigationItem))
                #expect(stack.last?.view.frame == whole && navigation.view.subviews.first?.subviews.count == 1)
                let (stays, goes) = isPush ? ("a", "b") : ("b", "a")
                let heard = story()
                #expect(
                    heard.filter { $0.contains("ppear(") || $0.hasPrefix("ended") } == [
                        "\(stays) viewWillDisappear(true)", "\(goes) viewWillAppear(true)",
                        "\(goes) viewWillDisappear(true)", "\(goes) viewDidDisappear(true)",
                        "\(stays) viewWillAppear(true)", "\(stays) viewDidAppear(true)", "ended false",
                    ])
                #expect(!heard.contains { $0.contains("didShow") })
                #expect(
                    heard.last { $0.hasPrefix("b didMove") } == "b didMove(toParent: \(isPush ? "nil" : "container"))")
            }
        }

        private func leave(_ navigation: UINavigationController) {
            navigation.popViewController(animated: true)
        }

        @Test(
            "A push in the middle is shown after it; one that is not animated ends it at once",
            arguments: [true, false])
        func pushMeanwhile(animated: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                if animated {
                    expectDiagnostics([.pushDuringPush]) { navigation.pushViewController(third, animated: true) }
                } else {
                    navigation.pushViewController(third, animated: false)
                }
                #expect((third.viewIfLoaded?.window == nil) == animated)
                finish(time, stage)
                finish(time, stage)
                #expect(
                    story().filter { $0.contains("ppear(") } == [
                        "a viewWillDisappear(true)", "b viewWillAppear(true)", "a viewDidDisappear(true)",
                        "b viewDidAppear(true)", "b viewWillDisappear(\(animated))", "c viewWillAppear(\(animated))",
                        "b viewDidDisappear(\(animated))", "c viewDidAppear(\(animated))",
                    ])
                #expect(navigation.viewControllers == [first, second, third])
                #expect(third.view.frame == whole && third.view.alpha == 1)
                #expect(navigation.view.subviews.first?.subviews == [third.view!])
            }
        }

        @Test("A navigation controller that goes in the middle leaves nobody half shown")
        func goes() {
            ManualFrameClock.use { time in
                delegate.push = PageAnimator(.waiting)
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                _ = story()
                stage.window.rootViewController = UIViewController()
                finish(time, stage)
                #expect(
                    story().filter { $0.contains("ppear(") } == [
                        "a viewDidDisappear(true)", "b viewDidAppear(true)", "b viewWillDisappear(false)",
                        "b viewDidDisappear(false)",
                    ])
                #expect(navigation.transitionCoordinator == nil)
            }
        }

        @Test("Where the window gets another size, the transition ends")
        func resized() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                stage.window.resize(to: CGSize(width: 500, height: 300))
                stage.update()
                #expect(navigation.transitionCoordinator == nil && first.view.superview == nil)
                #expect(second.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
                finish(time, stage)
            }
        }

        // MARK: By a gesture

        @Test(
            "A gesture of the app's leads back, or lets everything be as it was, with UIKit's callbacks",
            arguments: [false, true])
        func interactivePop(isCancelled: Bool) {
            ManualFrameClock.use { time in
                let interaction = UIPercentDrivenInteractiveTransition()
                delegate.interaction = interaction
                let (navigation, stage) = show([first, second])
                navigation.popViewController(animated: true)
                stage.update()
                #expect(
                    story() == [
                        "b willMove(toParent: nil)", "asked pop b a", "asked how pop", "b viewWillDisappear(true)",
                        "a viewWillAppear(true)", "a willShow(true)", "animate", "a viewIsAppearing(true)",
                    ])
                #expect(navigation.transitionCoordinator?.isInteractive == true)
                #expect(navigation.navigationBar.topItem === second.navigationItem)
                interaction.update(0.4)
                stage.update()
                time.advance(by: .seconds(5))
                stage.update()
                #expect(first.view.layer.presentation().map { abs($0.opacity - 0.4) < 0.01 } == true)
                #expect(story() == [])
                isCancelled ? interaction.cancel() : interaction.finish()
                // The bar goes on with the page.
                let top = isCancelled ? second : first
                #expect(navigation.navigationBar.topItem === top.navigationItem)
                finish(time, stage)
                let stack: [UIViewController] = isCancelled ? [first, second] : [first]
                #expect(navigation.viewControllers == stack)
                #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
                #expect(top.view.frame == whole && top.view.alpha == 1 && top.view.transform.isIdentity)
                #expect(navigation.view.subviews.first?.subviews == [top.view!])
                if isCancelled {
                    #expect(
                        story() == [
                            "a viewWillDisappear(true)", "a viewDidDisappear(true)", "b viewWillAppear(true)",
                            "b viewIsAppearing(true)", "b viewDidAppear(true)", "b willMove(toParent: container)",
                            "b didMove(toParent: container)", "ended false",
                        ])
                } else {
                    #expect(
                        story() == [
                            "b viewDidDisappear(true)", "a viewDidAppear(true)", "b didMove(toParent: nil)",
                            "a didShow(true)", "ended true",
                        ])
                }
            }
        }

        @Test("A pop of several, and a push, are taken back as a whole")
        func interactiveChanges() {
            ManualFrameClock.use { time in
                let interaction = UIPercentDrivenInteractiveTransition()
                delegate.interaction = interaction
                let (navigation, stage) = show([first, second, third])
                navigation.popToRootViewController(animated: true)
                stage.update()
                interaction.update(0.5)
                interaction.cancel()
                finish(time, stage)
                #expect(navigation.viewControllers == [first, second, third])
                #expect(navigation.children.count == 3 && third.view.window != nil)
                let heard = story().filter { $0.contains("Move(") }
                #expect(
                    heard == [
                        "c willMove(toParent: nil)", "b willMove(toParent: nil)", "b willMove(toParent: container)",
                        "c willMove(toParent: container)", "b didMove(toParent: container)",
                        "c didMove(toParent: container)",
                    ])
                let fourth = TracingViewController(name: "d")
                navigation.pushViewController(fourth, animated: true)
                stage.update()
                interaction.update(0.5)
                interaction.cancel()
                finish(time, stage)
                #expect(navigation.viewControllers == [first, second, third] && fourth.parent == nil)
                #expect(third.view.alpha == 1 && third.view.window != nil && fourth.view.superview == nil)
                delegate.interaction = nil
                navigation.popViewController(animated: true)
                finish(time, stage)
                #expect(navigation.viewControllers == [first, second] && second.view.window != nil)
            }
        }

        @Test(
            "What is pushed while a gesture of the app's leads back is above the page that stays, as it was",
            arguments: [true, false])
        func pushWhileInteractive(animated: Bool) {
            ManualFrameClock.use { time in
                let interaction = UIPercentDrivenInteractiveTransition()
                delegate.interaction = interaction
                let (navigation, stage) = show([first, second])
                navigation.popViewController(animated: true)
                stage.update()
                interaction.update(0.5)
                delegate.interaction = nil
                navigation.pushViewController(third, animated: animated)
                interaction.cancel()
                finish(time, stage)
                finish(time, stage)
                #expect(navigation.viewControllers == [first, second, third])
                #expect(third.view.frame == whole && third.view.window != nil)
                #expect(second.view.alpha == 1 && second.view.transform.isIdentity && second.parent === navigation)
                navigation.popViewController(animated: false)
                stage.update()
                #expect(second.view.window != nil && second.view.frame == whole)
            }
        }

        @Test(
            "The swipe from the edge leads back only where the delegate has no animator for it",
            arguments: [true, false])
        func swipe(isPlain: Bool) {
            ManualFrameClock.use { time in
                if isPlain { delegate.pop = nil }
                let (navigation, stage) = show([first, second])
                stage.press(CGPoint(x: 4, y: 150), at: 0)
                for step in 1...10 {
                    stage.drag(to: CGPoint(x: 4 + 30 * CGFloat(step), y: 150), at: TimeInterval(step))
                }
                stage.release(CGPoint(x: 304, y: 150), at: 12)
                finish(time, stage)
                let stack: [UIViewController] = isPlain ? [first] : [first, second]
                #expect(navigation.viewControllers == stack)
                #expect(!story().contains("animate"))
                #expect(navigation.topViewController?.view.frame == whole)
            }
        }

        @Test("A finger leads back where animations are disabled, too, and may turn round")
        func swipeWithoutAnimations() {
            ManualFrameClock.use { time in
                delegate.pop = nil
                let (navigation, stage) = show([first, second])
                UIView.setAnimationsEnabled(false)
                defer { UIView.setAnimationsEnabled(true) }
                stage.press(CGPoint(x: 4, y: 150), at: 0)
                for step in 1...10 {
                    stage.drag(to: CGPoint(x: 4 + 12 * CGFloat(step), y: 150), at: TimeInterval(step))
                }
                #expect(second.view.frame.minX > 90)
                stage.release(CGPoint(x: 124, y: 150), at: 12)
                finish(time, stage)
                #expect(navigation.viewControllers == [first, second] && second.view.frame == whole)
            }
        }

        @Test("Nothing of a transition is alive when it is over", arguments: [true, false])
        func released(isCancelled: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                let interaction = UIPercentDrivenInteractiveTransition()
                weak var context: AnyObject?
                weak var gone: UIViewController?
                do {
                    let page = UIViewController()
                    navigation.pushViewController(page, animated: false)
                    stage.update()
                    delegate.interaction = interaction
                    navigation.popViewController(animated: true)
                    stage.update()
                    context = delegate.pop?.context
                    gone = page
                    #expect(context != nil)
                    isCancelled ? interaction.cancel() : interaction.finish()
                    finish(time, stage)
                    navigation.popViewController(animated: false)
                    finish(time, stage)
                }
                delegate.pop = nil
                #expect(context == nil && gone == nil)
            }
        }
    }
}
