import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("More tabs than a bar has room for") @MainActor struct TabBarMoreTests {
        private let pages: [UIViewController] = (1...7).map { number in
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }

        private func show(_ controllers: [UIViewController], width: CGFloat = 400) -> (UITabBarController, Stage) {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            let stage = Stage(root: tabs)
            stage.window.resize(to: CGSize(width: width, height: 500))
            stage.update()
            return (tabs, stage)
        }

        private func titles(_ tabs: UITabBarController) -> [String?]? {
            tabs.tabBar.items?.map(\.title)
        }

        private func rows(_ tabs: UITabBarController) -> [UIButton] {
            func all(_ view: UIView) -> [UIButton] {
                (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(all)
            }
            return all(tabs.moreNavigationController.viewControllers[0].view)
        }

        private func tapMore(_ tabs: UITabBarController, _ stage: Stage) {
            stage.tap(tabs.tabBar.convert(CGPoint(x: 380, y: 20), to: nil))
            stage.update()
        }

        @Test(
            "In a narrow window four have a tab and the others a row in a list; all are children, and may be selected")
        func list() {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let (tabs, stage) = show(pages)
            #expect(titles(tabs) == ["1", "2", "3", "4", "More"])
            #expect(tabs.viewControllers == pages && pages.allSatisfy { $0.parent === tabs })
            tapMore(tabs, stage)
            #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
            #expect(rows(tabs).map(\.configuration?.title) == ["5", "6", "7"])
            #expect(rows(tabs).allSatisfy { $0.configuration?.titleLineBreakMode == .byTruncatingTail })
            pages[5].title = "Six"
            pages[5].tabBarItem.badgeValue = "2"
            stage.update()
            #expect(rows(tabs).map(\.configuration?.title) == ["5", "Six (2)", "7"])
            rows(tabs)[1].sendActions(for: .primaryActionTriggered)
            stage.update()
            #expect(tabs.selectedIndex == 5 && pages[5].navigationController === tabs.moreNavigationController)
        }

        @Test(
            "A row opens its controller, whoever goes back has the list again, and the controller is the bar's child as before"
        )
        func back() {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let (tabs, stage) = show(pages)
            tabs.selectedIndex = 6
            stage.update()
            #expect(pages[6].view.window != nil && tabs.tabBar.selectedItem?.title == "More")
            #expect(pages[6].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
            tabs.selectedIndex = 0
            stage.update()
            #expect(pages[6].viewIfLoaded?.window == nil && pages[0].view.window != nil)
            tapMore(tabs, stage)
            #expect(tabs.selectedIndex == 6 && pages[6].view.window != nil)
            tapMore(tabs, stage)
            #expect(tabs.selectedIndex == NSNotFound && pages[6].view.window == nil && pages[6].parent === tabs)
            #expect(tabs.moreNavigationController.viewControllers.count == 1)
            tabs.selectedIndex = 4
            tabs.selectedIndex = 5
            stage.update()
            #expect(pages[4].parent === tabs && pages[5].view.window != nil && tabs.viewControllers == pages)
        }

        @Test("In a wider window every one has its tab, and what was open in the list is shown in its own")
        func resize() {
            let (tabs, stage) = show(pages)
            tabs.selectedIndex = 5
            stage.update()
            stage.window.resize(to: CGSize(width: 900, height: 500))
            stage.update()
            #expect(titles(tabs)?.count == 7 && tabs.selectedIndex == 5 && pages[5].parent === tabs)
            #expect(pages[5].view.window != nil && pages[5].view.frame == tabs.view.bounds)
            #expect(tabs.children.count == 7 && tabs.moreNavigationController.parent == nil)
            stage.window.resize(to: CGSize(width: 400, height: 500))
            stage.update()
            #expect(titles(tabs)?.count == 5 && pages[5].navigationController === tabs.moreNavigationController)
            #expect(pages[5].view.window != nil)
        }

        @Test("Where the list itself is shown and a wider window needs none, the first tab is selected")
        func listGoes() {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let (tabs, stage) = show(pages)
            tabs.selectedIndex = 2
            tapMore(tabs, stage)
            #expect(tabs.selectedViewController === tabs.moreNavigationController)
            stage.window.resize(to: CGSize(width: 900, height: 500))
            stage.update()
            #expect(tabs.selectedIndex == 0 && pages[0].view.window != nil)
            #expect(tabs.moreNavigationController.viewIfLoaded?.window == nil)
        }

        @Test("A stack that is opened lends what is on it, and has it again afterwards")
        func stack() {
            let root = UIViewController()
            root.title = "Root"
            let stack = UINavigationController(rootViewController: root)
            let top = UIViewController()
            stack.pushViewController(top, animated: false)
            let (tabs, stage) = show(Array(pages[..<5]) + [stack])
            tabs.selectedViewController = stack
            stage.update()
            #expect(top.view.window != nil && top.navigationController === tabs.moreNavigationController)
            #expect(rows(tabs).map(\.configuration?.title) == ["5", "Root"])
            let next = UIViewController()
            top.navigationController?.pushViewController(next, animated: false)
            stage.window.resize(to: CGSize(width: 900, height: 500))
            stage.update()
            #expect(stack.viewControllers == [root, top, next] && next.view.window != nil && stack.parent === tabs)
            stage.window.resize(to: CGSize(width: 400, height: 500))
            stage.update()
            #expect(next.view.window != nil && stack.viewControllers.isEmpty)
            tabs.moreNavigationController.popToRootViewController(animated: false)
            stage.update()
            #expect(
                stack.viewControllers == [root] && titles(tabs)?.last == "More" && stack.tabBarItem === root.tabBarItem)
            // It is its own again, and has the item of whatever its root is.
            let other = UIViewController()
            stack.setViewControllers([other], animated: false)
            #expect(stack.tabBarItem === other.tabBarItem)
        }

        @Test("An open tab that is taken away closes, and the bar has room again")
        func removed() {
            let (tabs, stage) = show(Array(pages[..<6]))
            tabs.selectedIndex = 5
            stage.update()
            tabs.viewControllers = Array(pages[..<5])
            stage.update()
            #expect(titles(tabs) == ["1", "2", "3", "4", "5"] && tabs.selectedIndex == 4)
            #expect(pages[5].parent == nil && pages[5].view.superview == nil && pages[4].view.window != nil)
            tabs.viewControllers = pages
            tabs.selectedIndex = 6
            stage.update()
            // It was to be seen, so its view should have gone first.
            let other = UINavigationController()
            expectDiagnostics([.viewLeftBehind]) { other.viewControllers = [pages[6]] }
            stage.update()
            #expect(pages[6].parent === other && tabs.moreNavigationController.viewControllers.count == 1)
        }
    }
}
