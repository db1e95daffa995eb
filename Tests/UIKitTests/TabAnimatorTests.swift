import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Animators of a tab bar controller's delegate") @MainActor struct TabAnimatorTests {
        /// Gives what the test has put in, and writes down what it is asked.
        private final class Delegate: NSObject, UITabBarControllerDelegate {
            var animator: PageAnimator? = PageAnimator()
            var interaction: UIPercentDrivenInteractiveTransition?

            private func name(_ controller: UIViewController) -> String {
                (controller as? TracingViewController)?.name ?? "?"
            }

            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                TraceRecorder.shared.record("asked \(name(fromVC)) \(name(toVC))")
                return animator
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                TraceRecorder.shared.record("asked how \(animationController === animator)")
                return interaction
            }

            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                TraceRecorder.shared.record("\(name(viewController)) didSelect()")
            }
        }

        private let first = TracingViewController(name: "a")
        private let second = TracingViewController(name: "b")
        private let third = TracingViewController(name: "c")
        private let delegate = Delegate()
        private let whole = CGRect(x: 0, y: 0, width: 400, height: 300)

        private func show(_ controllers: [UIViewController]) -> (UITabBarController, Stage) {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            tabs.delegate = delegate
            let stage = Stage(root: tabs)
            _ = TraceRecorder.shared.take()
            return (tabs, stage)
        }

        /// What concerns the passage since the last time.
        private func story() -> [String] {
            TraceRecorder.shared.take()
                .filter { line in
                    ["ppear", "Move(", "didSelect", "asked", "animate", "ended"].contains(where: line.contains)
                }
                .map { line in line.firstIndex(of: ")").map { String(line[...$0]) } ?? line }
        }

        private func finish(_ time: ManualFrameClock, _ stage: Stage) {
            stage.update()
            time.advance(by: .seconds(1))
            stage.update()
        }

        private func pages(_ tabs: UITabBarController) -> [UIView] {
            tabs.view.subviews.first?.subviews ?? []
        }

        @Test(
            "TAB-02 another tab comes as the delegate's animator has it, and both hear of it in UIKit's order",
            arguments: [false, true])
        func order(byUser: Bool) {
            ManualFrameClock.use { time in
                let (tabs, stage) = show([first, second])
                if byUser {
                    stage.tap(tabs.tabBar.convert(CGPoint(x: 300, y: 20), to: nil))
                } else {
                    tabs.selectedIndex = 1
                }
                #expect(tabs.selectedViewController === second && tabs.tabBar.selectedItem === second.tabBarItem)
                stage.update()
                #expect(pages(tabs) == [first.view, second.view])
                #expect(second.transitionCoordinator?.transitionDuration == 0.2)
                #expect(second.view.layer.presentation()?.opacity ?? 1 < 0.1)
                finish(time, stage)
                let heard = story()
                #expect(
                    heard.filter { !$0.contains("didSelect") } == [
                        "asked a b", "asked how true", "a viewWillDisappear(true)", "b viewWillAppear(true)",
                        "animate", "b viewIsAppearing(true)", "a viewDidDisappear(true)", "b viewDidAppear(true)",
                        "ended true",
                    ])
                #expect(heard.contains("b didSelect()") == byUser)
                #expect(pages(tabs) == [second.view] && second.view.frame == whole && second.view.alpha == 1)
                #expect(tabs.transitionCoordinator == nil)
            }
        }

        @Test("Without an animator, and where tabs are replaced, the new one is there at once")
        func plain() {
            ManualFrameClock.use { time in
                let (tabs, stage) = show([first, second])
                delegate.animator = nil
                tabs.selectedIndex = 1
                stage.update()
                #expect(pages(tabs) == [second.view] && tabs.transitionCoordinator == nil)
                #expect(
                    story() == [
                        "asked a b", "a viewWillDisappear(false)", "b viewWillAppear(false)",
                        "a viewDidDisappear(false)", "b viewIsAppearing(false)", "b viewDidAppear(false)",
                    ])
                delegate.animator = PageAnimator()
                tabs.viewControllers = [first, third]
                finish(time, stage)
                #expect(pages(tabs) == [third.view] && !story().contains { $0.hasPrefix("asked") })
            }
        }

        @Test(
            "The context has both controllers with their views and frames; what the animator leaves out is done for it")
        func context() throws {
            try ManualFrameClock.use { time in
                let animator = PageAnimator(.waiting)
                delegate.animator = animator
                let (tabs, stage) = show([first, second])
                let area = first.view.superview
                tabs.selectedIndex = 1
                stage.update()
                let context = try #require(animator.context)
                #expect(context.containerView === area)
                #expect(context.viewController(forKey: .from) === first && context.view(forKey: .from) === first.view)
                #expect(context.viewController(forKey: .to) === second && context.view(forKey: .to) === second.view)
                #expect(context.initialFrame(for: first) == whole && context.finalFrame(for: second) == whole)
                #expect(context.isAnimated && !context.isInteractive)
                context.completeTransition(true)
                #expect(pages(tabs) == [second.view] && second.view.frame == whole)
                finish(time, stage)
            }
        }

        @Test(
            "An animator may end the passage in the call in which it begins it, and may leave it undone",
            arguments: [true, false])
        func atOnce(didComplete: Bool) {
            ManualFrameClock.use { time in
                delegate.animator = PageAnimator(.atOnce(didComplete: didComplete))
                let (tabs, stage) = show([first, second])
                tabs.selectedIndex = 1
                #expect(tabs.selectedIndex == (didComplete ? 1 : 0) && tabs.transitionCoordinator == nil)
                finish(time, stage)
                let shown = didComplete ? second : first
                #expect(pages(tabs) == [shown.view] && tabs.tabBar.selectedItem === shown.tabBarItem)
                #expect(story().last { $0.contains("ppear(") } == "\(shown.name) viewDidAppear(true)")
            }
        }

        @Test("What is selected in the middle ends it at once")
        func selectMeanwhile() {
            ManualFrameClock.use { time in
                let (tabs, stage) = show([first, second, third])
                tabs.selectedIndex = 1
                stage.update()
                tabs.selectedIndex = 2
                #expect(first.view.superview == nil && tabs.selectedIndex == 2)
                finish(time, stage)
                #expect(
                    story().filter { $0.contains("ppear(") || $0.hasPrefix("asked a") || $0.hasPrefix("asked b") } == [
                        "asked a b", "a viewWillDisappear(true)", "b viewWillAppear(true)", "a viewDidDisappear(true)",
                        "b viewDidAppear(true)", "asked b c", "b viewWillDisappear(true)", "c viewWillAppear(true)",
                        "b viewDidDisappear(true)", "c viewDidAppear(true)",
                    ])
                #expect(pages(tabs) == [third.view] && third.view.alpha == 1)
            }
        }

        @Test("A tab that is no tab any more leaves when its view has gone")
        func leaving() {
            ManualFrameClock.use { time in
                let (tabs, stage) = show([first, second, third])
                tabs.selectedIndex = 1
                stage.update()
                tabs.viewControllers = [second, third]
                #expect(tabs.transitionCoordinator != nil && first.parent === tabs && tabs.selectedIndex == 0)
                finish(time, stage)
                #expect(first.parent == nil && pages(tabs) == [second.view])
                let heard = story().filter { $0.hasPrefix("a ") }
                #expect(heard.suffix(2) == ["a viewDidDisappear(true)", "a didMove(toParent: nil)"])
            }
        }

        @Test(
            "A gesture of the app's goes on to the other tab, or leaves the selection as it was",
            arguments: [false, true])
        func interactive(isCancelled: Bool) {
            ManualFrameClock.use { time in
                let interaction = UIPercentDrivenInteractiveTransition()
                delegate.interaction = interaction
                let (tabs, stage) = show([first, second])
                tabs.selectedIndex = 1
                stage.update()
                #expect(tabs.transitionCoordinator?.isInteractive == true)
                interaction.update(0.4)
                stage.update()
                time.advance(by: .seconds(5))
                stage.update()
                #expect(second.view.layer.presentation().map { abs($0.opacity - 0.4) < 0.01 } == true)
                isCancelled ? interaction.cancel() : interaction.finish()
                finish(time, stage)
                let shown = isCancelled ? first : second
                #expect(tabs.selectedViewController === shown && tabs.tabBar.selectedItem === shown.tabBarItem)
                #expect(pages(tabs) == [shown.view] && shown.view.alpha == 1 && shown.view.transform.isIdentity)
                let end =
                    isCancelled
                    ? [
                        "b viewWillDisappear(true)", "b viewDidDisappear(true)", "a viewWillAppear(true)",
                        "a viewDidAppear(true)", "ended false",
                    ] : ["a viewDidDisappear(true)", "b viewDidAppear(true)", "ended true"]
                let heard = story().filter { !$0.contains("IsAppearing") }
                #expect(
                    heard == [
                        "asked a b", "asked how true", "a viewWillDisappear(true)", "b viewWillAppear(true)",
                        "animate",
                    ] + end)
            }
        }

        @Test(
            "A tab bar controller that goes in the middle, or gets another size, leaves nobody half shown",
            arguments: [true, false])
        func goes(away: Bool) {
            ManualFrameClock.use { time in
                delegate.animator = PageAnimator(.waiting)
                let (tabs, stage) = show([first, second])
                tabs.selectedIndex = 1
                stage.update()
                _ = story()
                if away {
                    stage.window.rootViewController = UIViewController()
                } else {
                    stage.window.resize(to: CGSize(width: 500, height: 300))
                }
                finish(time, stage)
                let end = ["a viewDidDisappear(true)", "b viewDidAppear(true)"]
                let gone = ["b viewWillDisappear(false)", "b viewDidDisappear(false)"]
                #expect(story().filter { $0.contains("ppear(") } == end + (away ? gone : []))
                #expect(tabs.transitionCoordinator == nil && first.view.superview == nil)
                if !away { #expect(second.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300)) }
            }
        }
    }
}
