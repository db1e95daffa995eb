import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Controllers in a tab bar controller") @MainActor struct TabBarUseTests {
        private func show(_ controllers: [UIViewController]) -> (UITabBarController, Stage) {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            return (tabs, Stage(root: tabs))
        }

        private func page(_ title: String) -> UIViewController {
            let page = UIViewController()
            page.title = title
            return page
        }

        private func tap(_ title: String, of tabs: UITabBarController, _ stage: Stage) throws {
            let index = try #require(tabs.tabBar.items?.firstIndex { $0.title == title })
            let count = try #require(tabs.tabBar.items?.count)
            let x = tabs.tabBar.bounds.width * (CGFloat(index) + 0.5) / CGFloat(count)
            stage.tap(tabs.tabBar.convert(CGPoint(x: x, y: 20), to: nil))
            stage.update()
        }

        @Test(
            "TAB-08 EX-07 HIER-02 a stack and plain controllers stand side by side, each with its own area and children"
        )
        func hierarchy() {
            let root = page("Root")
            let stack = UINavigationController(rootViewController: root)
            let top = page("Top")
            stack.pushViewController(top, animated: false)
            let plain = ["Two", "Three", "Four"].map(page)
            let (tabs, stage) = show([stack] + plain)
            #expect(stage.window.rootViewController === tabs && tabs.children == [stack] + plain)
            #expect(stack.children == [root, top] && plain.allSatisfy { $0.children.isEmpty })
            #expect(tabs.tabBar.items?.map(\.title) == ["Root", "Two", "Three", "Four"])
            #expect(top.view.isDescendant(of: stack.view) && stack.view.isDescendant(of: tabs.view))
            #expect(top.tabBarController === tabs && top.navigationController === stack)
            #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
            tabs.selectedIndex = 3
            stage.update()
            #expect(plain[2].view.frame == tabs.view.bounds && stack.view.window == nil && !plain[0].isViewLoaded)
            #expect(plain[2].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        }

        @Test("EX-05 a clock has four modes, and two of them have a navigation bar")
        func clock() throws {
            let modes = ["World", "Alarm", "Stopwatch", "Timer"].map(page)
            let controllers =
                modes.prefix(2).map { UINavigationController(rootViewController: $0) } + Array(modes.suffix(2))
            let (tabs, stage) = show(controllers)
            for (index, mode) in modes.enumerated() {
                try tap(mode.title ?? "", of: tabs, stage)
                #expect(tabs.selectedIndex == index && mode.view.window === stage.window)
                #expect(modes.filter { $0.viewIfLoaded?.window != nil } == [mode])
                #expect(mode.view.safeAreaInsets.top == (index < 2 ? 44 : 0))
                #expect((mode.navigationController?.navigationBar.topItem?.title == mode.title) == (index < 2))
            }
        }

        @Test("A stack's item is its root's, until the stack says of itself what it is")
        func stackItem() {
            let (inbox, other) = (page("Inbox"), page("Other"))
            let stack = UINavigationController(rootViewController: inbox)
            let (tabs, _) = show([stack])
            #expect(tabs.tabBar.items?.map(\.title) == ["Inbox"])
            inbox.title = "Inbox (3)"
            #expect(tabs.tabBar.items?.map(\.title) == ["Inbox (3)"])
            stack.pushViewController(page("Letter"), animated: false)
            #expect(tabs.tabBar.items?.map(\.title) == ["Inbox (3)"])
            stack.setViewControllers([other], animated: false)
            #expect(tabs.tabBar.items?.map(\.title) == ["Other"])
            stack.title = "Mail"
            #expect(tabs.tabBar.items?.map(\.title) == ["Mail"])
            stack.tabBarItem = UITabBarItem(title: "Letters", image: nil, tag: 0)
            #expect(tabs.tabBar.items?.map(\.title) == ["Letters"])
        }

        @Test("A tap on the selected tab leads back to the root of its stack; selecting it by the app does not")
        func again() throws {
            let root = page("Root")
            let stack = UINavigationController(rootViewController: root)
            let (tabs, stage) = show([stack, page("Other")])
            for title in ["One", "Two"] { stack.pushViewController(page(title), animated: false) }
            stage.update()
            tabs.selectedIndex = 0
            tabs.selectedViewController = stack
            #expect(stack.viewControllers.count == 3)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            try tap("Root", of: tabs, stage)
            #expect(stack.viewControllers == [root] && root.view.window != nil)
        }

        @Test("What is not selected any more is what is at its place now; what stays stays selected")
        func change() {
            let pages = (0..<4).map { page("\($0)") }
            let (tabs, stage) = show(pages)
            tabs.selectedIndex = 2
            tabs.viewControllers = [pages[2], pages[0]]
            stage.update()
            #expect(tabs.selectedIndex == 0 && pages[2].view.window != nil && pages[1].parent == nil)
            tabs.setViewControllers([pages[1], pages[0]], animated: true)
            stage.update()
            #expect(tabs.selectedViewController === pages[1] && pages[1].view.window != nil)
            #expect(pages[2].parent == nil && pages[2].view.superview == nil && tabs.children == [pages[0], pages[1]])
        }

        @Test("CONT-40 a controller that another container takes is no tab any more, and its neighbour is shown")
        func takenAway() {
            let pages = (0..<3).map { page("\($0)") }
            let (tabs, stage) = show(pages)
            tabs.selectedIndex = 1
            stage.update()
            let other = UINavigationController()
            // It was to be seen, so its view should have gone first.
            expectDiagnostics([.viewLeftBehind]) { other.viewControllers = [pages[1]] }
            stage.update()
            #expect(tabs.viewControllers == [pages[0], pages[2]] && tabs.selectedViewController === pages[2])
            #expect(pages[2].view.window != nil && pages[1].parent === other)
            #expect(tabs.tabBar.items?.map(\.title) == ["0", "2"])
            expectDiagnostics([.cycle]) { tabs.viewControllers = [tabs, pages[0]] }
            #expect(tabs.viewControllers == [pages[0]])
        }

        @Test("PCS-04 the controller would like what the selected one would like, and the bar's room")
        func preferredSize() {
            let pages = [page("a"), page("b")]
            let (tabs, _) = show(pages)
            pages[0].preferredContentSize = CGSize(width: 200, height: 100)
            #expect(tabs.preferredContentSize == CGSize(width: 200, height: 149))
            pages[1].preferredContentSize = CGSize(width: 300, height: 50)
            #expect(tabs.preferredContentSize == CGSize(width: 200, height: 149))
            tabs.selectedIndex = 1
            #expect(tabs.preferredContentSize == CGSize(width: 300, height: 99))
        }

        // MARK: Leaving the bar's room

        @Test("The bar goes along with a push that hides it, in its time, and comes back with the pop")
        func hidden() throws {
            try ManualFrameClock.use { time in
                let root = page("Root")
                let stack = UINavigationController(rootViewController: root)
                let (tabs, stage) = show([stack, page("Other")])
                let (detail, more) = (page("Detail"), page("More"))
                detail.hidesBottomBarWhenPushed = true
                stack.pushViewController(detail, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let moving = try #require(tabs.tabBar.layer.presentation()).frame.minY
                #expect(moving > 251 && moving < 300)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(tabs.tabBar.frame.minY == 300 && detail.view.safeAreaInsets.bottom == 0)
                // Above it the bar stays away.
                stack.pushViewController(more, animated: false)
                stage.update()
                #expect(tabs.tabBar.frame.minY == 300 && more.view.safeAreaInsets.bottom == 0)
                tabs.selectedIndex = 1
                stage.update()
                #expect(tabs.tabBar.frame.minY == 251)
                tabs.selectedIndex = 0
                stage.update()
                #expect(tabs.tabBar.frame.minY == 300)
                stack.popToRootViewController(animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let coming = try #require(tabs.tabBar.layer.presentation()).frame.minY
                #expect(coming > 251 && coming < 300)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(tabs.tabBar.frame.minY == 251 && root.view.safeAreaInsets.bottom == 49)
            }
        }

        @Test("The bar comes along with a finger that goes back, and goes again where that turns back")
        func swipe() {
            ManualFrameClock.use { time in
                let stack = UINavigationController(rootViewController: page("Root"))
                let (tabs, stage) = show([stack])
                let detail = page("Detail")
                detail.hidesBottomBarWhenPushed = true
                stack.pushViewController(detail, animated: false)
                stage.update()
                @MainActor func drag(to end: CGFloat) {
                    stage.press(CGPoint(x: 5, y: 150), at: 0)
                    stage.drag(to: CGPoint(x: 40, y: 150), at: 0.5)
                    stage.drag(to: CGPoint(x: end, y: 150), at: 2)
                    tabs.view.setNeedsLayout()
                    stage.update()
                    let seen = tabs.tabBar.layer.presentation()?.frame.minY ?? 0
                    #expect(detail.view.frame.minX > end - 20)
                    #expect(abs(seen - (300 - 49 * detail.view.frame.minX / 400)) < 0.1)
                    stage.release(CGPoint(x: end, y: 150), at: 4)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                drag(to: 100)
                #expect(stack.topViewController === detail && tabs.tabBar.frame.minY == 300)
                drag(to: 350)
                #expect(stack.viewControllers.count == 1 && tabs.tabBar.frame.minY == 251)
            }
        }

        @Test(
            "hidesBottomBarWhenPushed is read when a controller is pushed: that of the one that pushes it, too",
            arguments: [true, false])
        func readWithPush(byRoot: Bool) {
            let (root, detail, more) = (page("Root"), page("Detail"), page("More"))
            let stack = UINavigationController(rootViewController: root)
            let (tabs, stage) = show([stack])
            let sayer = byRoot ? root : detail
            sayer.hidesBottomBarWhenPushed = true
            stack.pushViewController(detail, animated: false)
            sayer.hidesBottomBarWhenPushed = false
            stage.update()
            #expect(tabs.tabBar.frame.minY == 300 && detail.view.safeAreaInsets.bottom == 0)
            // Nor does it help or harm later.
            stack.pushViewController(more, animated: false)
            more.hidesBottomBarWhenPushed = true
            stage.update()
            #expect(tabs.tabBar.frame.minY == 300)
            stack.popToRootViewController(animated: false)
            stage.update()
            #expect(tabs.tabBar.frame.minY == 251 && root.view.safeAreaInsets.bottom == 49)
            stack.pushViewController(detail, animated: false)
            detail.hidesBottomBarWhenPushed = true
            stage.update()
            #expect(tabs.tabBar.frame.minY == 251)
        }

        @Test("isHidden of the bar says at once that a push hides it, before anything is loaded")
        func saysAtOnce() {
            let stack = UINavigationController(rootViewController: page("Root"))
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, page("Other")]
            let detail = page("Detail")
            detail.hidesBottomBarWhenPushed = true
            #expect(!tabs.tabBar.isHidden)
            stack.pushViewController(detail, animated: false)
            #expect(tabs.tabBar.isHidden && !tabs.isViewLoaded && !detail.isViewLoaded)
            tabs.selectedIndex = 1
            #expect(!tabs.tabBar.isHidden)
            tabs.selectedIndex = 0
            #expect(tabs.tabBar.isHidden)
            stack.popViewController(animated: false)
            #expect(!tabs.tabBar.isHidden)
        }

        @Test("A bar that the app hides leaves its room to the child")
        func hiddenByApp() {
            let plain = page("Page")
            let (tabs, stage) = show([plain])
            #expect(plain.view.safeAreaInsets.bottom == 49)
            tabs.tabBar.isHidden = true
            stage.update()
            #expect(plain.view.safeAreaInsets.bottom == 0)
            tabs.tabBar.isHidden = false
            stage.update()
            #expect(plain.view.safeAreaInsets.bottom == 49)
        }

        @Test("Nothing of a controller is alive when it is no tab any more and nobody else has it")
        func released() {
            let (tabs, stage) = show([page("Stays")])
            weak var gone: UIViewController?
            do {
                let controller = page("Goes")
                controller.tabBarItem.badgeValue = "1"
                gone = controller
                tabs.viewControllers?.append(controller)
                tabs.selectedIndex = 1
                stage.update()
                tabs.viewControllers?.removeLast()
                stage.update()
            }
            #expect(gone == nil)
        }
    }
}
