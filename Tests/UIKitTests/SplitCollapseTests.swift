import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A split view with room for one column") @MainActor struct SplitCollapseTests {
        let list = UIViewController()
        let detail = UIViewController()
        let more = UIViewController()

        private final class Listener: NSObject, UISplitViewControllerDelegate {
            var calls: [String] = []
            var discards = false
            var separated: UIViewController?
            var top: UISplitViewController.Column?
            var mode: UISplitViewController.DisplayMode?

            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
            ) {
                calls.append("willChangeTo \(displayMode.rawValue)")
            }

            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool {
                calls.append("collapse seen=\(secondaryViewController.view.window != nil)")
                return discards
            }

            func splitViewController(
                _ splitViewController: UISplitViewController,
                separateSecondaryFrom primaryViewController: UIViewController
            ) -> UIViewController? {
                calls.append("separate")
                return separated
            }

            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                calls.append("top \(proposedTopColumn.rawValue)")
                return top ?? proposedTopColumn
            }

            func splitViewController(
                _ svc: UISplitViewController,
                displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
            ) -> UISplitViewController.DisplayMode {
                calls.append("mode \(proposedDisplayMode.rawValue)")
                return mode ?? proposedDisplayMode
            }

            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
                calls.append("didCollapse \(svc.isCollapsed)")
            }

            func splitViewControllerDidExpand(_ svc: UISplitViewController) {
                calls.append("didExpand \(svc.isCollapsed)")
            }
        }

        private func makeColumns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
            let split = UISplitViewController(style: style)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            if style == .tripleColumn { split.setViewController(more, for: .supplementary) }
            return split
        }

        // MARK: Stacks

        @Test("SPLIT-05 two stacks become one, bottom to top, and are two again with what was pushed meanwhile")
        func stacks() {
            let (left, right) = (UINavigationController(rootViewController: list), UINavigationController())
            right.viewControllers = [detail]
            let staging = SplitStaging([left, right])
            staging.resize(to: SplitStaging.narrow)
            #expect(left.viewControllers == [list, detail] && right.viewControllers.isEmpty)
            #expect(staging.split.children == [left] && detail.navigationController === left)
            #expect(detail.splitViewController === staging.split)
            left.pushViewController(more, animated: false)
            staging.stage.update()
            staging.resize(to: SplitStaging.across)
            #expect(left.viewControllers == [list] && right.viewControllers == [detail, more])
            #expect(staging.split.viewControllers == [left, right])
            #expect(staging.seen([list, detail, more]) == [list, more])
        }

        @Test("What the user has left behind is there again when there is room")
        func leftBehind() {
            let left = UINavigationController(rootViewController: list)
            let right = UINavigationController(rootViewController: detail)
            let staging = SplitStaging([left, right], size: SplitStaging.narrow)
            #expect(staging.seen([list, detail]) == [detail])
            left.popViewController(animated: false)
            staging.stage.update()
            #expect(staging.seen([list, detail]) == [list])
            staging.resize(to: SplitStaging.across)
            #expect(left.viewControllers == [list] && right.viewControllers == [detail])
            #expect(staging.seen([list, detail]) == [list, detail])
        }

        @Test(
            "SPLIT-02 details that are shown in one column come onto its stack, and into the other column when there is room"
        )
        func detailsInOneColumn() {
            let left = UINavigationController(rootViewController: list)
            let staging = SplitStaging([left, detail], size: SplitStaging.narrow)
            left.popToRootViewController(animated: false)
            let inStack = UINavigationController(rootViewController: more)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            list.showDetailViewController(inStack, sender: list)
            staging.stage.update()
            #expect(left.viewControllers == [list, more] && staging.seen([list, detail, more]) == [more])
            staging.resize(to: SplitStaging.across)
            #expect(staging.split.viewControllers == [left, inStack] && inStack.viewControllers == [more])
            #expect(staging.seen([list, detail, more]) == [list, more])
        }

        @Test("Of several details in one column each keeps its place below the next")
        func severalDetails() {
            let left = UINavigationController(rootViewController: list)
            let staging = SplitStaging([left, detail], size: SplitStaging.narrow)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            detail.showDetailViewController(more, sender: nil)
            staging.stage.update()
            #expect(left.viewControllers == [list, detail, more])
            staging.resize(to: SplitStaging.across)
            let right = staging.split.viewControllers.last as? UINavigationController
            #expect(right?.viewControllers == [detail, more] && left.viewControllers == [list])
        }

        @Test("A primary controller that is no stack is shown alone, and has nowhere to show details")
        func plain() {
            let staging = SplitStaging([list, detail], size: SplitStaging.narrow)
            #expect(staging.split.children == [list] && !detail.isViewLoaded)
            expectDiagnostics([.nobodyShows]) { list.showDetailViewController(more, sender: nil) }
            staging.resize(to: SplitStaging.across)
            #expect(staging.split.viewControllers == [list, detail])
            #expect(staging.seen([list, detail]) == [list, detail])
        }

        // MARK: Who decides

        @Test(
            "The delegate hears it in UIKit's order, and may deal with the secondary controller itself",
            arguments: [true, false])
        func classicDelegate(discards: Bool) {
            let left = UINavigationController(rootViewController: list)
            let listener = Listener()
            listener.discards = discards
            let split = UISplitViewController()
            split.viewControllers = [left, detail]
            split.delegate = listener
            let staging = SplitStaging(split)
            staging.resize(to: SplitStaging.narrow)
            #expect(left.viewControllers == (discards ? [list] : [list, detail]))
            listener.separated = discards ? more : nil
            staging.resize(to: SplitStaging.across)
            #expect(split.viewControllers == [left, discards ? more : detail])
            #expect(
                listener.calls == [
                    "willChangeTo 2", "collapse seen=false", "didCollapse true", "separate", "didExpand false",
                ])
        }

        @Test("In the styles of columns the delegate says which one is on top, and what is seen when there is room")
        func columnDelegate() {
            let split = makeColumns(.tripleColumn)
            let listener = Listener()
            listener.top = .supplementary
            listener.mode = .secondaryOnly
            split.delegate = listener
            let staging = SplitStaging(split)
            listener.calls = []
            staging.resize(to: SplitStaging.narrow)
            #expect(staging.seen([list, more, detail]) == [more])
            #expect(list.navigationController?.viewControllers == [list, more])
            #expect(split.isCollapsed && split.displayMode == .oneBesideSecondary)
            staging.resize(to: SplitStaging.across)
            #expect(staging.seen([list, more, detail]) == [detail])
            #expect(
                listener.calls == [
                    "top 2", "willChangeTo 2", "didCollapse true", "mode 4", "willChangeTo 1", "didExpand false",
                ])
        }

        @Test("A compact column is shown in place of the others, and they are as they were afterwards")
        func compactColumn() {
            let split = makeColumns()
            split.setViewController(more, for: .compact)
            let staging = SplitStaging(split)
            staging.resize(to: SplitStaging.narrow)
            #expect(staging.seen([list, detail, more]) == [more] && split.children == [more])
            #expect(more.navigationController == nil)
            staging.resize(to: SplitStaging.across)
            #expect(staging.seen([list, detail, more]) == [list, detail] && more.parent == nil)
        }

        @Test("A column is shown by going to it on the one stack, and hidden by going back from it")
        func goingToColumns() {
            let split = makeColumns(.tripleColumn)
            let staging = SplitStaging(split, size: SplitStaging.narrow)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            func seen() -> [UIViewController] {
                staging.stage.update()
                return staging.seen([list, more, detail])
            }
            #expect(seen() == [detail])
            split.show(.supplementary)
            #expect(seen() == [more])
            split.show(.secondary)
            #expect(seen() == [detail] && list.navigationController?.viewControllers == [list, more, detail])
            split.hide(.supplementary)
            #expect(seen() == [list])
            split.show(.secondary)
            split.show(.primary)
            #expect(seen() == [list])
        }

        @Test("A column whose controller is replaced on the one stack has the new one there and afterwards")
        func replacing() {
            let split = makeColumns()
            let staging = SplitStaging(split, size: SplitStaging.narrow)
            split.setViewController(more, for: .secondary)
            staging.stage.update()
            #expect(list.navigationController?.viewControllers == [list, more] && detail.parent == nil)
            staging.resize(to: SplitStaging.across)
            #expect(staging.seen([list, detail, more]) == [list, more])
            #expect(split.viewController(for: .secondary) === more)
        }

        @Test("Between narrow and wide a hundred times nothing is lost and nothing is told twice")
        func manyTimes() {
            let tracing = TracingViewController(name: "d")
            let split = makeColumns()
            split.setViewController(tracing, for: .secondary)
            let staging = SplitStaging(split)
            for _ in 0..<100 {
                staging.resize(to: SplitStaging.narrow)
                staging.resize(to: SplitStaging.across)
            }
            #expect(staging.seen([list, tracing]) == [list, tracing])
            let trace = TraceRecorder.shared.take()
            #expect(trace.count { $0.hasPrefix("d viewDidAppear") } == 201)
            #expect(trace.count { $0.hasPrefix("d viewDidDisappear") } == 200)
        }
    }
}
