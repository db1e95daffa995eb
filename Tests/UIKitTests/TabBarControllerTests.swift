import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A tab bar controller") @MainActor struct TabBarControllerTests {
        let first = TracingViewController(name: "a")
        let second = TracingViewController(name: "b")
        let third = TracingViewController(name: "c")

        /// What concerns tabs, without what the controllers see of themselves.
        private func story() -> [String] {
            Self.calls(TraceRecorder.shared.take())
        }

        private static func calls(_ trace: [String]) -> [String] {
            trace.filter { line in ["ppear", "Move(", "DidLoad"].contains(where: line.contains) }
                .map { line in
                    let end = line.firstIndex(of: ")").map(line.index(after:)) ?? line.endIndex
                    let call = line[..<end]
                    return call.contains("viewDidLoad")
                        ? call.split(separator: " ").prefix(2).joined(separator: " ") : String(call)
                }
        }

        private func show(_ controllers: [UIViewController]) -> (UITabBarController, Stage) {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            let stage = Stage(root: tabs)
            _ = TraceRecorder.shared.take()
            return (tabs, stage)
        }

        /// Through the window, as a user does.
        private func tap(_ index: Int, of tabs: UITabBarController, _ stage: Stage) {
            let bar = tabs.tabBar
            let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
            stage.tap(bar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil))
            stage.update()
        }

        // MARK: Children

        @Test("TAB-01 TAB-05 there is a tab for each child, which says what the child's item says")
        func items() throws {
            first.title = "First"
            second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 7)
            let (tabs, _) = show([first, second])
            #expect(tabs.tabBar.items == [first, second].compactMap(\.tabBarItem))
            #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
            #expect(tabs.tabBar.selectedItem === first.tabBarItem)
            first.title = "Other"
            #expect(tabs.tabBar.items?.first?.title == "Other")
            let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
            first.tabBarItem = item
            first.title = "Not this"
            #expect(tabs.tabBar.items?.first === item && item.title == "Search" && item.image != nil)
            #expect(tabs.tabBar.selectedItem === item)
        }

        @Test("TAB-03 VIEW-16 the bar is a view of the tab bar controller, at the bottom of its view, and owned by it")
        func barIsAView() {
            let (tabs, _) = show([first])
            #expect(tabs.tabBar.superview === tabs.view)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 251, width: 400, height: 49))
            #expect(tabs.tabBar.next === tabs.view && tabs.view.next === tabs)
            #expect(!tabs.tabBar.isDescendant(of: first.view))
        }

        @Test("TAB-04 CONT-32 the children know the tab bar controller, and nothing of each other")
        func noRelationship() {
            let (tabs, _) = show([first, second])
            for child in [first, second] {
                #expect(child.parent === tabs && child.tabBarController === tabs && child.children.isEmpty)
            }
            #expect(tabs.children == [first, second])
            #expect(first.tabBarController !== second && second.navigationController == nil)
            let deep = UIViewController()
            first.addChild(deep)
            #expect(deep.tabBarController === tabs)
        }

        @Test("All children are children at once, and load nothing before their tab is selected")
        func lazy() {
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second, third]
            #expect(
                story() == ["a", "b", "c"].map { "\($0) willMove(toParent: container)" }
                    + ["a", "b", "c"].map { "\($0) didMove(toParent: container)" })
            let stage = Stage(root: tabs)
            #expect([first, second, third].map(\.isViewLoaded) == [true, false, false])
            tabs.selectedIndex = 2
            stage.update()
            #expect([first, second, third].map(\.isViewLoaded) == [true, false, true])
        }

        @Test("Without tabs nothing is selected, and a tab that there is not is reported")
        func empty() {
            let tabs = UITabBarController()
            #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
            #expect(tabs.selectedViewController == nil && tabs.tabBar.items == nil)
            let stage = Stage(root: tabs)
            expectDiagnostics([.invalidTab, .invalidTab, .invalidTab]) {
                tabs.selectedIndex = 0
                tabs.selectedViewController = UIViewController()
                tabs.viewControllers = [first, second, first]
            }
            #expect(tabs.viewControllers == nil)
            tabs.viewControllers = [first]
            stage.update()
            #expect(tabs.selectedIndex == 0 && first.view.window != nil)
            tabs.viewControllers = []
            stage.update()
            #expect(tabs.selectedIndex == NSNotFound && first.parent == nil && first.view.window == nil)
        }

        // MARK: Selecting

        @Test("TAB-02 another tab shows its child's view in place of the one before, which is kept")
        func select() {
            let (tabs, stage) = show([first, second])
            let view = first.view
            tabs.selectedIndex = 1
            stage.update()
            #expect(first.view.window == nil && second.view.window != nil)
            #expect(tabs.selectedViewController === second)
            #expect(
                story() == [
                    "b viewDidLoad", "a viewWillDisappear(false)", "b viewWillAppear(false)",
                    "a viewDidDisappear(false)", "b viewIsAppearing(false)", "b viewDidAppear(false)",
                ])
            tabs.selectedViewController = first
            stage.update()
            #expect(first.view === view && first.view.window != nil && second.view.window == nil)
            #expect(
                story() == [
                    "b viewWillDisappear(false)", "a viewWillAppear(false)", "b viewDidDisappear(false)",
                    "a viewIsAppearing(false)", "a viewDidAppear(false)",
                ])
        }

        @Test(
            "TAB-02 a child hears the same when its tab is selected and another is, wherever it is",
            arguments: Placement.allCases)
        func selectInBothPlaces(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeTabs, .showWindow, .update, .selectTab(1), .update, .selectTab(0), .update, .selectTab(1),
                    .update, .removeTab, .update,
                ], child: "plain", in: placement)
            expectTrace(
                trace.filter { ["ppear", "Move("].contains(where: $0.contains) }.map {
                    String($0.prefix { $0 != ")" }) + ")"
                },
                """
                child willMove(toParent: container)
                child didMove(toParent: container)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                child viewWillDisappear(false)
                child viewDidDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                child willMove(toParent: nil)
                child viewWillDisappear(false)
                child viewDidDisappear(false)
                child didMove(toParent: nil)
                """)
        }

        @Test(
            "TAB-07 FRAME-12 the child fills the controller, and the room above the bar is its safe area, wherever it is",
            arguments: Placement.allCases)
        func area(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeTabs, .setSafeArea(top: 10, left: 0, bottom: 20, right: 0), .showWindow, .update,
                    .selectTab(1),
                    .update, .perform(.describeSurroundings), .resizeWindow(width: 900, height: 500), .update,
                    .perform(.describeSurroundings), .hideTabBar(true), .update, .perform(.describeSurroundings),
                ], child: "plain", in: placement)
            #expect(
                trace.filter { $0.contains("describeSurroundings") }.map { $0.split(separator: " ")[2] } == [
                    "safeArea=10,0,69,0", "safeArea=10,0,69,0", "safeArea=10,0,20,0",
                ])
            #expect(trace.contains { $0.contains("viewDidAppear") && $0.contains("bounds=400x300") })
            #expect(trace.contains { $0.contains("viewWillTransition(to: 900x500)") })
        }

        @Test("TAB-07 safe area and bar add up to the controller's bounds, whatever the system covers")
        func sum() {
            let (tabs, stage) = show([first])
            for bottom in [0, 34] as [CGFloat] {
                stage.window.systemSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
                stage.update()
                let bar = tabs.tabBar.frame
                #expect(first.view.frame == tabs.view.bounds && bar.height == 49 + bottom)
                #expect(bar.height == first.view.safeAreaInsets.bottom && bar.maxY == tabs.view.bounds.maxY)
                let middle = first.view.safeAreaLayoutGuide.layoutFrame
                #expect(middle.height + bar.height == tabs.view.bounds.height)
            }
        }

        private final class Chooser: NSObject, UITabBarControllerDelegate {
            var allows = true
            var heard: [String] = []

            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                heard.append("should \(viewController.title ?? "")")
                return allows
            }

            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) {
                heard.append("did \(viewController.title ?? "")")
            }
        }

        @Test("A tap asks the delegate and tells it, also on the selected tab; what the app selects it is not told")
        func delegate() {
            first.title = "a"
            second.title = "b"
            let (tabs, stage) = show([first, second])
            let chooser = Chooser()
            tabs.delegate = chooser
            tabs.selectedIndex = 1
            tabs.selectedIndex = 0
            #expect(chooser.heard.isEmpty)
            tap(1, of: tabs, stage)
            #expect(tabs.selectedIndex == 1 && chooser.heard == ["should b", "did b"])
            tap(1, of: tabs, stage)
            #expect(chooser.heard.count == 4)
            chooser.allows = false
            tap(0, of: tabs, stage)
            #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === second.tabBarItem)
            #expect(chooser.heard.suffix(1) == ["should a"])
        }

        @Test("A subclass hears of a tapped item before the delegate does, and without calling super")
        func override() {
            final class Tabs: UITabBarController {
                var tags: [Int] = []

                override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                    tags.append(item.tag)
                }
            }
            let tabs = Tabs()
            first.tabBarItem.tag = 1
            second.tabBarItem.tag = 2
            tabs.viewControllers = [first, second]
            let stage = Stage(root: tabs)
            tap(1, of: tabs, stage)
            #expect(tabs.tags == [2] && tabs.selectedIndex == 1)
        }

        @Test("What is selected while controllers are told of another choice comes after it, in the same order")
        func selectMeanwhile() {
            final class Restless: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    TraceRecorder.shared.record("r viewWillAppear(\(animated))")
                    tabBarController?.selectedIndex = 2
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    TraceRecorder.shared.record("r viewDidDisappear(\(animated))")
                }
            }
            let restless = Restless()
            let (tabs, stage) = show([first, restless, third])
            tabs.selectedIndex = 1
            #expect(tabs.selectedIndex == 2)
            stage.update()
            #expect(
                story().filter { $0.contains("ppear(") } == [
                    "a viewWillDisappear(false)", "r viewWillAppear(false)", "a viewDidDisappear(false)",
                    "c viewWillAppear(false)", "r viewDidDisappear(false)", "c viewDidAppear(false)",
                ])
            #expect(third.view.window != nil && restless.view.window == nil)
        }
    }
}
