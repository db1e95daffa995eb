import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("What a user does with a split view") @MainActor struct SplitUseTests {
        let list = UIViewController()
        let middle = UIViewController()
        let detail = UIViewController()

        private func makeColumns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
            let split = UISplitViewController(style: style)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
            return split
        }

        private func swipe(from start: CGPoint, by distance: CGFloat, in stage: Stage) {
            stage.press(start, at: 0)
            for step in 1...5 {
                stage.drag(to: CGPoint(x: start.x + distance * CGFloat(step) / 5, y: start.y), at: TimeInterval(step))
            }
            stage.release(CGPoint(x: start.x + distance, y: start.y), at: 6)
            stage.update()
        }

        private func pass(_ time: ManualFrameClock, _ stage: Stage) {
            time.advance(by: .seconds(1))
            stage.update()
        }

        @Test("SPLIT-10 a finger from the edge brings the list in above the detail, and a tap beside it sends it away")
        func swiping() {
            ManualFrameClock.use { time in
                let staging = SplitStaging([list, detail], size: SplitStaging.upright)
                swipe(from: CGPoint(x: 4, y: 500), by: 100, in: staging.stage)
                pass(time, staging.stage)
                #expect(staging.split.displayMode == .oneOverSecondary)
                #expect(staging.frame(of: list)?.minX == 0)
                // Not beside it.
                staging.stage.tap(CGPoint(x: 100, y: 500))
                #expect(staging.split.displayMode == .oneOverSecondary)
                staging.stage.tap(CGPoint(x: 600, y: 500))
                pass(time, staging.stage)
                #expect(staging.split.displayMode == .secondaryOnly && list.view.window == nil)
            }
        }

        @Test(
            "No finger brings in a column from elsewhere, up or down, where the app says no, or where it goes back in the secondary column"
        )
        func notSwiping() {
            ManualFrameClock.use { time in
                let stack = UINavigationController(rootViewController: detail)
                let staging = SplitStaging([list, stack], size: SplitStaging.upright)
                swipe(from: CGPoint(x: 60, y: 500), by: 100, in: staging.stage)
                #expect(staging.split.displayMode == .secondaryOnly)
                staging.stage.press(CGPoint(x: 4, y: 500), at: 0)
                for step in 1...5 {
                    staging.stage.drag(to: CGPoint(x: 8, y: CGFloat(500 - 20 * step)), at: TimeInterval(step))
                }
                staging.stage.release(CGPoint(x: 8, y: 400), at: 6)
                #expect(staging.split.displayMode == .secondaryOnly)
                staging.split.presentsWithGesture = false
                swipe(from: CGPoint(x: 4, y: 500), by: 100, in: staging.stage)
                #expect(staging.split.displayMode == .secondaryOnly)
                staging.split.presentsWithGesture = true
                stack.pushViewController(middle, animated: false)
                staging.stage.update()
                swipe(from: CGPoint(x: 4, y: 500), by: 100, in: staging.stage)
                #expect(staging.split.displayMode == .secondaryOnly)
                // The finger moved what was pushed, and let go of it too early: it goes back.
                pass(time, staging.stage)
                #expect(stack.viewControllers == [detail, middle])
            }
        }

        @Test("Escape sends away what lies above the detail, which has no focus meanwhile")
        func escape() {
            ManualFrameClock.use { time in
                let button = UIButton(configuration: .gray())
                button.frame = CGRect(x: 400, y: 100, width: 80, height: 40)
                detail.view.addSubview(button)
                let inList = UIButton(configuration: .gray())
                inList.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
                list.view.addSubview(inList)
                let staging = SplitStaging([list, detail], size: SplitStaging.upright)
                staging.split.show(.primary)
                pass(time, staging.stage)
                for _ in 0..<3 {
                    staging.stage.pressKey(.keyboardTab)
                    #expect(!button.isFocused)
                }
                #expect(inList.isFocused)
                staging.stage.pressKey(.keyboardEscape)
                pass(time, staging.stage)
                #expect(staging.split.displayMode == .secondaryOnly)
                staging.stage.pressKey(.keyboardTab)
                #expect(button.isFocused)
            }
        }

        @Test(
            "The button shows one column more, or one less; the delegate may say something else; the bar has it where it is of use"
        )
        func button() throws {
            let split = makeColumns()
            let staging = SplitStaging(split)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            func button() -> UIButton? {
                detail.navigationController?.navigationBar.subviews.last?.subviews.lazy.compactMap { $0 as? UIButton }
                    .first
            }
            #expect(try #require(button()).accessibilityLabel == "Hide Sidebar")
            try #require(button()).sendActions(for: .primaryActionTriggered)
            staging.stage.update()
            #expect(split.displayMode == .secondaryOnly && button()?.accessibilityLabel == "Show Sidebar")
            try #require(button()).sendActions(for: .primaryActionTriggered)
            staging.stage.update()
            #expect(split.displayMode == .oneBesideSecondary)
            split.displayModeButtonVisibility = .never
            staging.stage.update()
            #expect(button() == nil)
            split.displayModeButtonVisibility = .automatic
            staging.resize(to: SplitStaging.narrow)
            #expect(split.displayModeButtonItem.isHidden)
        }

        @Test("SPLIT-06 three columns are shown as the app prefers and the user chooses")
        func threeColumns() {
            let split = makeColumns(.tripleColumn)
            let staging = SplitStaging(split, size: CGSize(width: 1200, height: 700))
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            func frames() -> [CGFloat?] {
                staging.stage.update()
                return [list, middle, detail].map { staging.frame(of: $0)?.minX }
            }
            #expect(split.displayMode == .twoBesideSecondary && frames() == [0, 280, 600])
            split.hide(.primary)
            #expect(split.displayMode == .oneBesideSecondary && frames() == [nil, 0, 320])
            // It is hidden already, and the other one stays.
            split.hide(.primary)
            #expect(split.displayMode == .oneBesideSecondary && frames() == [nil, 0, 320])
            split.hide(.supplementary)
            #expect(split.displayMode == .secondaryOnly && frames() == [nil, nil, 0])
            split.preferredSplitBehavior = .displace
            split.preferredDisplayMode = .twoDisplaceSecondary
            #expect(frames() == [0, 280, 600] && detail.view.bounds.width == 880)
            split.preferredSplitBehavior = .overlay
            #expect(split.displayMode == .twoOverSecondary && frames() == [0, 280, 0])
            #expect(split.splitBehavior == .overlay)
        }

        @Test(
            "show(_:sender:) puts a controller above the primary column's own, unless the delegate has shown it itself")
        func showing() {
            final class Shower: NSObject, UISplitViewControllerDelegate {
                var shows = true
                var asked: [UIViewController] = []

                func splitViewController(
                    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
                ) -> Bool {
                    asked.append(vc)
                    return shows
                }
            }
            let split = makeColumns()
            let staging = SplitStaging(split)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let delegate = Shower()
            split.delegate = delegate
            split.show(middle, sender: nil)
            #expect(delegate.asked == [middle] && list.navigationController?.viewControllers == [list])
            delegate.shows = false
            split.show(middle, sender: nil)
            staging.stage.update()
            #expect(
                delegate.asked == [middle, middle] && list.navigationController?.viewControllers == [list, middle])
            #expect(staging.frame(of: middle)?.minX == 0 && staging.frame(of: list) == nil)
        }

        @Test("From right to left everything is mirrored, and so it is with the primary column on the other side")
        func mirrored() {
            let staging = SplitStaging([list, detail])
            staging.split.primaryEdge = .trailing
            staging.stage.update()
            #expect(staging.frame(of: list)?.minX == 680 && staging.frame(of: detail)?.minX == 0)
            staging.split.traitOverrides.layoutDirection = .rightToLeft
            staging.stage.update()
            #expect(staging.frame(of: list)?.minX == 0 && staging.frame(of: detail)?.minX == 320)
            staging.split.primaryEdge = .leading
            staging.stage.update()
            #expect(staging.frame(of: list)?.minX == 680)
        }

        @Test("What the system covers at an edge is covered of the column that lies there, and no other")
        func covered() {
            let staging = SplitStaging([list, detail])
            staging.stage.window.systemSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
            staging.stage.update()
            #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 0))
            #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 40))
            #expect(list.view.bounds.width == 350 && staging.split.primaryColumnWidth == 320)
            staging.split.preferredDisplayMode = .secondaryOnly
            staging.stage.update()
            #expect(detail.view.safeAreaInsets.left == 30)
        }

        @Test("CONT-40 a controller that another container takes is no column any more")
        func takenAway() {
            let staging = SplitStaging([list, detail])
            let other = UIViewController()
            expectDiagnostics([.viewLeftBehind]) { other.addChild(detail) }
            staging.stage.update()
            #expect(staging.split.viewControllers == [list] && staging.split.children == [list])
        }

        @Test("More controllers than there are columns, and an array for columns that are named, are refused")
        func refused() {
            let staging = SplitStaging([list])
            expectDiagnostics([.invalidSplit]) { staging.split.viewControllers = [list, middle, detail] }
            #expect(staging.split.viewControllers == [list])
            let columns = makeColumns()
            expectDiagnostics([.invalidSplit]) { columns.viewControllers = [middle] }
            #expect(columns.viewController(for: .primary) === list)
        }
    }
}
