import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// UIKit's containers in the host, with a child that may be anywhere.
    @Suite("A host's containers and a child in any process") @MainActor struct HostContainerTests {
        /// A child and what it is to be shown in.
        private struct Hosted {
            let child: any ChildPlacement
            let controller: UIViewController
            let stage: Stage

            /// What the child does by itself, with all that follows from it on both sides.
            @MainActor func perform(_ command: ChildCommand) async throws {
                try await child.perform(command)
                try await settle()
            }

            @MainActor func settle() async throws {
                for _ in 0..<2 {
                    stage.update()
                    try await child.settle()
                }
                stage.update()
            }

            @MainActor func tap(_ point: CGPoint) async throws {
                stage.press(point)
                try await child.settle()
                stage.release(point)
                try await settle()
            }
        }

        private func host(
            _ name: String, in placement: Placement, by container: UIViewController,
            _ body: (Hosted) async throws -> Void
        ) async throws {
            let child = try await Placements.make(name, in: placement)
            do {
                let controller = try #require(child.controller)
                switch container {
                case let tabs as UITabBarController: tabs.viewControllers?.append(controller)
                case let stack as UINavigationController: stack.pushViewController(controller, animated: false)
                case let split as UISplitViewController: split.setViewController(controller, for: .secondary)
                default: break
                }
                let stage = Stage(root: container)
                if controller.parent == nil { stage.embed(controller) }
                let hosted = Hosted(child: child, controller: controller, stage: stage)
                try await hosted.settle()
                try await body(hosted)
                stage.window.isHidden = true
                stage.window.rootViewController = nil
            } catch {
                await child.end()
                throw error
            }
            await child.end()
        }

        private func tabsOfTwo() -> UITabBarController {
            let tabs = UITabBarController()
            let own = UIViewController()
            own.title = "Own"
            tabs.viewControllers = [own]
            return tabs
        }

        @Test(
            "TAB-01 TAB-03 TAB-05 there is a tab for each child, which says in the bar what the child's item says",
            arguments: Placement.allCases)
        func items(placement: Placement) async throws {
            let tabs = tabsOfTwo()
            try await host("tabbed", in: placement, by: tabs) { hosted in
                tabs.selectedIndex = 1
                try await hosted.settle()
                #expect(tabs.tabBar.superview === tabs.view && !tabs.tabBar.isDescendant(of: hosted.controller.view))
                #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.items?[1].title != "Mine")
                try await hosted.perform(.changeData)
                let item = try #require(tabs.tabBar.items?[1])
                #expect(item === hosted.controller.tabBarItem && tabs.tabBar.selectedItem === item)
                #expect(item.title == "Mine" && item.badgeValue == "3")
                #expect(tabs.tabBar.items?[0].title == "Own")
            }
        }

        @Test(
            "TAB-01 TAB-04 a child knows the tabs that it is one of, and those of others as nothing but tabs",
            arguments: Placement.allCases)
        func known(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeTabs, .showWindow, .update, .selectTab(1), .update, .update, .perform(.describeStack),
                    .removeTab, .update, .update, .perform(.describeStack),
                ], child: "tabbed", in: placement)
            #expect(
                trace.lines("tabs") == [
                    "child tabs 2 index=1 selected=1 isSelected=true parent=true", "child tabs none",
                ])
            #expect(trace.lines("others") == ["child others [true] stack false children 0"])
        }

        @Test(
            "TAB-08 stacks and plain controllers stand side by side in tabs, and a child is as well on one as in the other",
            arguments: Placement.allCases)
        func stackBesidePlain(placement: Placement) async throws {
            let (stack, plain) = (UINavigationController(), UIViewController())
            let tabs = UITabBarController()
            try await host("plain", in: placement, by: stack) { hosted in
                tabs.viewControllers = [stack, plain]
                hosted.stage.window.rootViewController = tabs
                try await hosted.settle()
                try await hosted.perform(.describeSurroundings)
                tabs.selectedIndex = 1
                try await hosted.settle()
                #expect(plain.view.window != nil && hosted.controller.view.window == nil)
                #expect(stack.children == [hosted.controller] && plain.children.isEmpty)
                let trace = try await hosted.child.takeTrace()
                #expect(trace.filter { $0.contains("safeArea=44,0,49,0") }.isEmpty == false)
                #expect(trace.count("viewDidDisappear") >= 1)
            }
        }

        @Test(
            "EX-05 a clock has four modes, two of them under a navigation bar; one runs anywhere",
            arguments: Placement.allCases)
        func clock(placement: Placement) async throws {
            let (world, alarm) = (
                UINavigationController(rootViewController: UIViewController()), UINavigationController()
            )
            let others = [UIViewController(), UIViewController()]
            let tabs = UITabBarController()
            try await host("plain", in: placement, by: alarm) { hosted in
                tabs.viewControllers = [world, alarm] + others
                hosted.stage.window.rootViewController = tabs
                try await hosted.settle()
                _ = try await hosted.child.takeTrace()
                for index in [0, 1, 2, 3, 1] {
                    tabs.selectedIndex = index
                    try await hosted.settle()
                    #expect((hosted.controller.view.window != nil) == (index == 1))
                    let bars = [world, alarm].map { $0.viewIfLoaded?.window != nil }
                    #expect(bars == [index == 0, index == 1])
                    #expect(others.map { $0.viewIfLoaded?.window != nil } == [index == 2, index == 3])
                }
                let trace = try await hosted.child.takeTrace()
                #expect(trace.count("viewDidAppear") == 2 && trace.count("viewDidDisappear") == 1)
            }
        }

        @Test(
            "EX-07 HIER-02 the root has four tabs, the first with children of its own, of which the top runs anywhere",
            arguments: Placement.allCases)
        func hierarchy(placement: Placement) async throws {
            let root = UIViewController()
            let stack = UINavigationController(rootViewController: root)
            let plain = (0..<3).map { _ in UIViewController() }
            let tabs = UITabBarController()
            try await host("plain", in: placement, by: stack) { hosted in
                tabs.viewControllers = [stack] + plain
                hosted.stage.window.rootViewController = tabs
                try await hosted.settle()
                try await hosted.perform(.describeSurroundings)
                #expect(tabs.children == [stack] + plain && stack.children == [root, hosted.controller])
                #expect(plain.allSatisfy { $0.children.isEmpty && !$0.isViewLoaded })
                #expect(hosted.controller.view.isDescendant(of: stack.view) && stack.view.isDescendant(of: tabs.view))
                #expect(hosted.controller.tabBarController === tabs && hosted.controller.navigationController === stack)
                #expect(hosted.controller.view.frame.size == tabs.view.bounds.size)
                let trace = try await hosted.child.takeTrace()
                #expect(trace.contains { $0.contains("safeArea=44,0,49,0") })
            }
        }

        @Test(
            "EX-06 upright the detail is alone, across the list stands beside it; the detail runs anywhere",
            arguments: Placement.allCases)
        func columns(placement: Placement) async throws {
            let split = UISplitViewController(style: .doubleColumn)
            let list = UIViewController()
            split.setViewController(list, for: .primary)
            try await host("plain", in: placement, by: split) { hosted in
                @MainActor func visible() -> [Bool] {
                    [list, hosted.controller].map { $0.viewIfLoaded?.window != nil }
                }
                // Until then there was room for one column.
                hosted.stage.window.resize(to: CGSize(width: 700, height: 900))
                try await hosted.settle()
                _ = try await hosted.child.takeTrace()
                for (size, seen) in [
                    (CGSize(width: 700, height: 900), [false, true]), (CGSize(width: 900, height: 700), [true, true]),
                    (CGSize(width: 700, height: 900), [false, true]),
                ] {
                    hosted.stage.window.resize(to: size)
                    try await hosted.settle()
                    #expect(visible() == seen)
                    let column = try #require(hosted.controller.navigationController?.view)
                    #expect(hosted.controller.view.bounds.size == column.bounds.size)
                    #expect((column.bounds.width < size.width) == seen[0])
                }
                #expect(try await hosted.child.takeTrace().count("viewDidDisappear") == 0)
            }
        }

        @Test(
            "CONT-33 CONT-34 a bar shows what the child's navigation item has, which every controller has",
            arguments: Placement.allCases)
        func navigationItem(placement: Placement) async throws {
            let stack = UINavigationController(rootViewController: UIViewController())
            try await host("stacking", in: placement, by: stack) { hosted in
                #expect(stack.navigationBar.topItem === hosted.controller.navigationItem)
                #expect(hosted.controller.navigationItem.rightBarButtonItem == nil)
                try await hosted.perform(.addBarButton)
                #expect(stack.navigationBar.topItem?.rightBarButtonItems?.count == 1)
                try await hosted.tap(CGPoint(x: 375, y: 22))
                #expect(try await hosted.child.takeTrace().contains("child add was tapped"))
            }
        }

        @Test(
            "CONT-32 CONT-37 a stack has an order among its children, and of each the root view and nothing deeper",
            arguments: Placement.allCases)
        func order(placement: Placement) async throws {
            let root = UIViewController()
            let stack = UINavigationController(rootViewController: root)
            try await host("note", in: placement, by: stack) { hosted in
                #expect(stack.viewControllers == [root, hosted.controller])
                #expect(hosted.controller.view.isDescendant(of: stack.view) && !root.view.isDescendant(of: stack.view))
                stack.viewControllers = [hosted.controller, root]
                try await hosted.settle()
                #expect(stack.topViewController === root && hosted.controller.view.window == nil)
                #expect(root.view.isDescendant(of: stack.view))
            }
        }

        @Test(
            "CONT-08 CONT-13 a child that constraints place is added in four steps, and removed in four, wherever it is",
            arguments: Placement.allCases)
        func fourSteps(placement: Placement) async throws {
            let container = UIViewController()
            try await host("plain", in: placement, by: container) { hosted in
                let child = hosted.controller
                hosted.stage.remove(child)
                try await hosted.settle()
                _ = try await hosted.child.takeTrace()

                container.addChild(child)
                let (outer, inner) = (try #require(container.view), try #require(child.view))
                inner.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(inner)
                let constraints = [
                    inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 30),
                    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
                    inner.widthAnchor.constraint(equalToConstant: 120),
                    inner.heightAnchor.constraint(equalToConstant: 90),
                ]
                NSLayoutConstraint.activate(constraints)
                child.didMove(toParent: container)
                try await hosted.settle()
                #expect(inner.frame == CGRect(x: 30, y: 20, width: 120, height: 90))
                let added = try await hosted.child.takeTrace()
                #expect(added.moves() == ["willMove(toParent: container)", "didMove(toParent: container)"])
                #expect(added.lines("viewDidLayoutSubviews").last?.hasSuffix("bounds=120x90") == true)

                child.willMove(toParent: nil)
                #expect(child.parent === container && constraints.allSatisfy(\.isActive))
                NSLayoutConstraint.deactivate(constraints)
                #expect(inner.superview === outer && !outer.constraints.contains { constraints.contains($0) })
                inner.removeFromSuperview()
                #expect(child.parent === container)
                child.removeFromParent()
                #expect(child.parent == nil && container.children == [])
                try await hosted.settle()
                #expect(
                    try await hosted.child.takeTrace().callbacks().filter { !$0.contains("LayoutSubviews") } == [
                        "willMove(toParent: nil)", "viewWillDisappear(false)", "viewDidDisappear(false)",
                        "didMove(toParent: nil)",
                    ])
            }
        }

        @Test(
            "ROLE-07 a child in any process is a responder: a touch that it does not handle goes on to the superview of its view",
            arguments: Placement.allCases)
        func unhandled(placement: Placement) async throws {
            final class Container: UIViewController {
                final class Area: UIView {
                    var touches = 0
                    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                        self.touches += touches.count
                        super.touchesBegan(touches, with: event)
                    }
                }
                var touches = 0
                let area = Area(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                override func loadView() { view = area }
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches += touches.count
                }
            }
            let container = Container()
            try await host("responding", in: placement, by: container) { hosted in
                try await hosted.tap(CGPoint(x: 70, y: 60))
                #expect(container.area.touches == 1 && container.touches == 1)
                #expect(
                    try await hosted.child.takeTrace().contains(
                        "child controller touched, next is its view's superview"))
                // What a button of the child's takes goes no further.
                try await hosted.tap(CGPoint(x: 150, y: 50))
                #expect(container.area.touches == 1 && container.touches == 1)
            }
        }
    }
}
