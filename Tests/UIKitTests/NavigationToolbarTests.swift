import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("The toolbar of a navigation controller") @MainActor struct NavigationToolbarTests {
        private final class Page: UIViewController {
            /// Of the toolbar, when it is about to appear and to disappear.
            var hidesOnAppear: Bool?

            init(_ title: String) {
                super.init(nibName: nil, bundle: nil)
                self.title = title
                toolbarItems = [UIBarButtonItem(title: "\(title)'s")]
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if let hidesOnAppear { navigationController?.setToolbarHidden(hidesOnAppear, animated: animated) }
            }
        }

        private let root = Page("Root")
        private let detail = Page("Detail")

        private func show(isHidden: Bool = false) -> (UINavigationController, Stage) {
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = isHidden
            return (navigation, Stage(root: navigation))
        }

        /// What is to be seen, without what fades away.
        private func words(_ navigation: UINavigationController) -> [String] {
            navigation.toolbar.layoutIfNeeded()
            return navigation.toolbar.subviews.compactMap { view in
                (view as? UIButton).flatMap {
                    $0.alpha > 0 && $0.isUserInteractionEnabled ? $0.accessibilityLabel : nil
                }
            }
        }

        private func top(_ navigation: UINavigationController) -> CGFloat {
            navigation.toolbar.frame.minY
        }

        @Test("The ground of the toolbar is as wide as the window, and reaches to its edge below the safe area")
        func ground() throws {
            let (navigation, stage) = show()
            navigation.additionalSafeAreaInsets.bottom = 20
            stage.update()
            let toolbar = try #require(navigation.toolbar)
            #expect(toolbar.frame == CGRect(x: 0, y: 236, width: 400, height: 44))
            let ground = try #require(toolbar.subviews.first { !($0 is UIButton) && $0.frame.height > 1 })
            #expect(ground.convert(ground.bounds, to: nil) == CGRect(x: 0, y: 236, width: 400, height: 64))
        }

        @Test("NAV-05 A navigation controller may show a toolbar: hidden by default, and shown on request")
        func onRequest() {
            let (navigation, stage) = show(isHidden: true)
            #expect(UINavigationController().isToolbarHidden)
            #expect(navigation.toolbar.window == nil)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            navigation.setToolbarHidden(false, animated: false)
            stage.update()
            #expect(!navigation.isToolbarHidden && words(navigation) == ["Root's"])
            #expect(navigation.toolbar.frame == CGRect(x: 0, y: 256, width: 400, height: 44))
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
            stage.window.resize(to: CGSize(width: 300, height: 200))
            stage.update()
            #expect(navigation.toolbar.frame == CGRect(x: 0, y: 156, width: 300, height: 44))
            navigation.isToolbarHidden = true
            stage.update()
            #expect(top(navigation) == 200 && root.view.safeAreaInsets.bottom == 0)
        }

        @Test("Shown and hidden animated it comes from below, and what is on the stack makes room with it")
        func animated() throws {
            try ManualFrameClock.use { time in
                let (navigation, stage) = show(isHidden: true)
                navigation.setToolbarHidden(false, animated: true)
                #expect(root.view.safeAreaInsets.bottom == 44)
                stage.update()
                time.advance(by: .milliseconds(100))
                let moving = try #require(navigation.toolbar.layer.presentation()).frame.minY
                #expect(moving > 256 && moving < 300)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(top(navigation) == 256)
            }
        }

        @Test("It lies above a tab bar, and above what the system covers")
        func aboveTabs() {
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let stage = Stage(root: tabs)
            #expect(tabs.tabBar.frame.minY == 251 && top(navigation) == 207)
            #expect(root.view.safeAreaInsets.bottom == 93)
            tabs.additionalSafeAreaInsets.bottom = 20
            stage.update()
            #expect(top(navigation) == 187 && root.view.safeAreaInsets.bottom == 113)
        }

        // MARK: Whose items

        @Test("NAV-06 it shows the items of the controller on top, as they are just now")
        func items() {
            let (navigation, stage) = show()
            #expect(words(navigation) == ["Root's"])
            navigation.pushViewController(detail, animated: false)
            stage.update()
            #expect(words(navigation) == ["Detail's"])
            root.toolbarItems = [UIBarButtonItem(title: "Other"), .flexibleSpace(), UIBarButtonItem(title: "Third")]
            detail.toolbarItems?[0].title = "Changed"
            #expect(words(navigation) == ["Changed"])
            detail.setToolbarItems(nil, animated: false)
            #expect(words(navigation) == [] && detail.toolbarItems == nil)
            navigation.popViewController(animated: false)
            stage.update()
            #expect(words(navigation) == ["Other", "Third"])
        }

        @Test("With a push the items change in its time, and with the pop back")
        func transition() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                for words in [["Detail's"], ["Root's"]] {
                    let isPush = words == ["Detail's"]
                    if isPush {
                        navigation.pushViewController(detail, animated: true)
                    } else {
                        navigation.popViewController(animated: true)
                    }
                    stage.update()
                    time.advance(by: .milliseconds(100))
                    let buttons = navigation.toolbar.subviews.filter { $0 is UIButton }
                    #expect(buttons.count == 2)
                    let shares = buttons.compactMap { $0.layer.presentation()?.opacity }
                    #expect(shares.allSatisfy { $0 > 0 && $0 < 1 })
                    time.advance(by: .seconds(1))
                    stage.update()
                    #expect(self.words(navigation) == words && top(navigation) == 256)
                    #expect(navigation.toolbar.subviews.filter { $0 is UIButton }.count == 1)
                }
            }
        }

        @Test("A finger that goes back takes the items along when it lets go, and not where the user turns back")
        func swipe() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                navigation.pushViewController(detail, animated: false)
                stage.update()
                @MainActor func drag(to end: CGFloat) {
                    stage.press(CGPoint(x: 5, y: 150), at: 0)
                    stage.drag(to: CGPoint(x: 40, y: 150), at: 0.5)
                    stage.drag(to: CGPoint(x: end, y: 150), at: 2)
                    stage.update()
                    #expect(words(navigation) == ["Detail's"])
                    stage.release(CGPoint(x: end, y: 150), at: 4)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                drag(to: 100)
                #expect(words(navigation) == ["Detail's"])
                drag(to: 350)
                #expect(words(navigation) == ["Root's"])
            }
        }

        // MARK: Controllers that want its room

        @Test("A controller that hides the bars below it when pushed has the toolbar go along, and come back")
        func bottomBar() throws {
            try ManualFrameClock.use { time in
                let (navigation, stage) = show()
                detail.hidesBottomBarWhenPushed = true
                navigation.pushViewController(detail, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let moving = try #require(navigation.toolbar.layer.presentation()).frame.minY
                #expect(moving > 256 && moving < 300)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(top(navigation) == 300 && detail.view.safeAreaInsets.bottom == 0)
                #expect(!navigation.isToolbarHidden)
                navigation.popViewController(animated: true)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(top(navigation) == 256 && root.view.safeAreaInsets.bottom == 44)
            }
        }

        @Test("Such a controller may show it all the same, in the place of a tab bar, until it is gone")
        func inPlaceOfTabs() {
            let navigation = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let stage = Stage(root: tabs)
            detail.hidesBottomBarWhenPushed = true
            detail.hidesOnAppear = false
            root.hidesOnAppear = true
            for isAnimated in [false, true] {
                ManualFrameClock.use { time in
                    navigation.pushViewController(detail, animated: isAnimated)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                    #expect(tabs.tabBar.frame.minY == 300 && top(navigation) == 256)
                    #expect(detail.view.safeAreaInsets.bottom == 44 && words(navigation) == ["Detail's"])
                    navigation.popViewController(animated: isAnimated)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                    #expect(tabs.tabBar.frame.minY == 251 && navigation.isToolbarHidden)
                    #expect(root.view.safeAreaInsets.bottom == 49)
                }
            }
            // What was said for the one does not hold for the next.
            navigation.isToolbarHidden = false
            detail.hidesOnAppear = nil
            navigation.pushViewController(detail, animated: false)
            stage.update()
            #expect(top(navigation) == 300 && detail.view.safeAreaInsets.bottom == 0)
        }

        @Test("It stays with such a controller from which a finger goes back, and whose user turns back")
        func turningBack() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show(isHidden: true)
                detail.hidesBottomBarWhenPushed = true
                detail.hidesOnAppear = false
                root.hidesOnAppear = true
                navigation.pushViewController(detail, animated: false)
                stage.update()
                for (end, isBack) in [(CGFloat(100), false), (350, true)] {
                    stage.press(CGPoint(x: 5, y: 150), at: 0)
                    stage.drag(to: CGPoint(x: 40, y: 150), at: 0.5)
                    stage.drag(to: CGPoint(x: end, y: 150), at: 2)
                    stage.release(CGPoint(x: end, y: 150), at: 4)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                    #expect(navigation.isToolbarHidden == isBack && top(navigation) == (isBack ? 300 : 256))
                }
            }
        }

        @Test("What a controller says while it is pushed holds at the end, shown or hidden", arguments: [true, false])
        func underWay(isHidden: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show(isHidden: !isHidden)
                navigation.pushViewController(detail, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                navigation.setToolbarHidden(isHidden, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                // Back and forth.
                navigation.setToolbarHidden(!isHidden, animated: false)
                navigation.setToolbarHidden(isHidden, animated: true)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(top(navigation) == (isHidden ? 300 : 256))
                #expect(detail.view.safeAreaInsets.bottom == (isHidden ? 0 : 44))
                #expect(detail.view.frame == navigation.view.bounds && detail.view.window != nil)
                #expect(words(navigation) == ["Detail's"])
            }
        }

        @Test("Nothing of a controller is alive when it is off the stack and nobody else has it")
        func released() {
            let (navigation, stage) = show()
            weak var gone: UIViewController?
            weak var item: UIBarButtonItem?
            do {
                let page = Page("Gone")
                (gone, item) = (page, page.toolbarItems?.first)
                navigation.pushViewController(page, animated: false)
                stage.update()
                navigation.popViewController(animated: false)
                stage.update()
            }
            #expect(gone == nil && item == nil)
        }
    }
}
