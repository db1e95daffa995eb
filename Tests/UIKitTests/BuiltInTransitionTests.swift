import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Transitions of UIKit's own containers") @MainActor struct BuiltInTransitionTests {
        /// A change of what a container of UIKit's shows.
        enum Change: String, CaseIterable, Sendable {
            case push, pop, popToRoot, otherStack, barAway, barBack, toolbar, toolbarAway, columnAway, columnBack
        }

        /// A stack of three pages in a window, with its bars as they are before the change.
        private func showStack(before change: Change) -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.viewControllers = (0..<3).map { _ in UIViewController() }
            navigation.isNavigationBarHidden = change == .barBack
            navigation.isToolbarHidden = change != .toolbarAway
            return (navigation, Stage(root: navigation))
        }

        /// Two columns in a window that is wide enough for both, the primary one hidden where it is to come back.
        private func showColumns(before change: Change) -> SplitStaging {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            let staging = SplitStaging(split)
            if change == .columnBack { UIView.performWithoutAnimation { split.hide(.primary) } }
            staging.stage.update()
            return staging
        }

        private func make(_ change: Change, in navigation: UINavigationController, animated: Bool) {
            switch change {
            case .push: navigation.pushViewController(UIViewController(), animated: animated)
            case .pop: navigation.popViewController(animated: animated)
            case .popToRoot: navigation.popToRootViewController(animated: animated)
            case .otherStack: navigation.setViewControllers([UIViewController()], animated: animated)
            case .barAway, .barBack: navigation.setNavigationBarHidden(change == .barAway, animated: animated)
            case .toolbar, .toolbarAway: navigation.setToolbarHidden(change == .toolbarAway, animated: animated)
            case .columnAway, .columnBack: Issue.record("a stack has no columns")
            }
        }

        private func make(_ change: Change, in split: UISplitViewController, animated: Bool) {
            let move = { change == .columnAway ? split.hide(.primary) : split.show(.primary) }
            animated ? move() : UIView.performWithoutAnimation(move)
        }

        private func isAnimated(_ view: UIView) -> Bool {
            !view.layer.runningAnimations.isEmpty || view.subviews.contains { isAnimated($0) }
        }

        @Test(
            "VIEW-08 whatever a container shows or takes away moves when it is to be animated, and does not when not",
            arguments: Change.allCases, [true, false])
        func everyTransition(change: Change, animated: Bool) {
            ManualFrameClock.use { time in
                let stage: Stage
                if change == .columnAway || change == .columnBack {
                    let staging = showColumns(before: change)
                    stage = staging.stage
                    #expect(!isAnimated(stage.window))
                    make(change, in: staging.split, animated: animated)
                } else {
                    let (navigation, shown) = showStack(before: change)
                    stage = shown
                    #expect(!isAnimated(stage.window))
                    make(change, in: navigation, animated: animated)
                }
                stage.update()
                #expect(isAnimated(stage.window) == animated)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(!isAnimated(stage.window))
            }
        }
    }
}
