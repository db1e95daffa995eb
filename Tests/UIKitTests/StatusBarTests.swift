import ParityScenarios
import Testing

@testable import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("What controllers want of a status bar") @MainActor struct StatusBarTests {
        private class Page: UIViewController {
            var style = UIStatusBarStyle.default
            var isBarHidden = false
            var asked = 0

            override var preferredStatusBarStyle: UIStatusBarStyle {
                asked += 1
                return style
            }
            override var prefersStatusBarHidden: Bool { isBarHidden }
            override var prefersHomeIndicatorAutoHidden: Bool { isBarHidden }
        }

        /// Leaves to its first child what it is told to.
        private final class Container: Page {
            var leavesStyle = false
            var leavesHidden = false

            override var childForStatusBarStyle: UIViewController? { leavesStyle ? children.first : nil }
            override var childForStatusBarHidden: UIViewController? { leavesHidden ? children.first : nil }
            override var childForHomeIndicatorAutoHidden: UIViewController? { leavesHidden ? children.first : nil }
        }

        private var bar: (style: UIStatusBarStyle, isHidden: Bool) {
            (UIApplication.shared.statusBarStyle, UIApplication.shared.isStatusBarHidden)
        }

        @Test("SBAR-04 SBAR-01 a container's own wishes count until it leaves them to a child, each of them by itself")
        func delegation() {
            let (container, child) = (Container(), Page())
            container.style = .darkContent
            child.style = .lightContent
            child.isBarHidden = true
            let stage = Stage(root: container)
            stage.embed(child)
            #expect(bar == (.darkContent, false))
            container.leavesStyle = true
            container.setNeedsStatusBarAppearanceUpdate()
            #expect(bar == (.darkContent, false))
            stage.update()
            #expect(bar == (.lightContent, false))
            container.leavesStyle = false
            container.leavesHidden = true
            child.setNeedsStatusBarAppearanceUpdate()
            stage.update()
            #expect(bar == (.darkContent, true))
            #expect(stage.window.systemBars.isHomeIndicatorAutoHidden)
        }

        @Test("SBAR-01 a tab bar controller leaves it to the tab that is selected, a stack in it to what is on top")
        func tabs() {
            let (first, second) = (Page(), Page())
            second.style = .lightContent
            second.isBarHidden = true
            let stack = UINavigationController(rootViewController: second)
            stack.isNavigationBarHidden = true
            let tabs = UITabBarController()
            tabs.viewControllers = [first, stack]
            let stage = Stage(root: tabs)
            stage.update()
            #expect(bar == (.default, false))
            tabs.selectedIndex = 1
            stage.update()
            #expect(bar == (.lightContent, true) && stage.window.systemBars.isHomeIndicatorAutoHidden)
            tabs.selectedIndex = 0
            stage.update()
            #expect(bar == (.default, false))
        }

        @Test("SBAR-01 a split view leaves it to its only column, and to none of several")
        func columns() {
            let (list, detail) = (Page(), Page())
            for page in [list, detail] { page.style = .lightContent }
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            let stage = Stage(root: split)
            split.traitOverrides.horizontalSizeClass = .regular
            stage.update()
            #expect(!split.isCollapsed && bar.style == .default)
            split.traitOverrides.horizontalSizeClass = .compact
            stage.update()
            // What is on top of the stack that is left speaks where that has no bar.
            (split.viewControllers.first as? UINavigationController)?.isNavigationBarHidden = true
            stage.update()
            #expect(split.isCollapsed && bar.style == .lightContent)
        }

        @Test("SBAR-02 SBAR-03 the child that is named is asked, and may name one of its own; a circle ends")
        func chain() {
            let (outer, inner, page) = (Container(), Container(), Page())
            for container in [outer, inner] {
                container.leavesStyle = true
                container.leavesHidden = true
            }
            page.style = .lightContent
            page.isBarHidden = true
            let stage = Stage(root: outer)
            stage.embed(inner)
            stage.embed(page, in: inner)
            #expect(bar == (.lightContent, true))
            #expect(outer.asked == 1 && page.asked > 0)

            final class Round: UIViewController {
                override var childForStatusBarStyle: UIViewController? { self }
                override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
            }
            stage.window.rootViewController = Round()
            stage.update()
            #expect(bar.style == .darkContent)
        }

        @Test(
            "SBAR-01 SBAR-02 SBAR-03 what a child prefers, or a child that it names, counts where its container leaves it to it",
            arguments: Placement.allCases)
        func childElsewhere(placement: Placement) async throws {
            try await withChild(in: placement) { container, child, stage in
                container.leavesStyle = true
                container.leavesHidden = true
                container.style = .darkContent
                var seen: [(UIStatusBarStyle, Bool, Bool)] = []
                for _ in 0...3 {
                    stage.update()
                    try await child.settle()
                    stage.update()
                    seen.append((bar.style, bar.isHidden, stage.window.systemBars.isHomeIndicatorAutoHidden))
                    try await child.perform(.changeData)
                    try await child.settle()
                }
                #expect(seen.map(\.0) == [.default, .lightContent, .darkContent, .default])
                #expect(seen.map(\.1) == [false, false, true, false])
                #expect(seen.map(\.2) == [false, true, true, false])
            }
        }

        @Test(
            "SBAR-04 what a child prefers is nothing to a container that does not leave it to it",
            arguments: Placement.allCases)
        func keptByTheContainer(placement: Placement) async throws {
            try await withChild(in: placement) { container, child, stage in
                container.style = .darkContent
                container.isBarHidden = true
                container.setNeedsStatusBarAppearanceUpdate()
                for _ in 0...2 {
                    try await child.perform(.changeData)
                    try await child.settle()
                    stage.update()
                    #expect(bar == (.darkContent, true))
                }
                container.leavesStyle = true
                container.setNeedsStatusBarAppearanceUpdate()
                stage.update()
                #expect(bar == (.default, true))
            }
        }

        private func withChild(
            in placement: Placement, _ body: @MainActor (Container, any ChildPlacement, Stage) async throws -> Void
        ) async throws {
            let container = Container()
            let stage = Stage(root: container)
            let child = try await Placements.make("preferring", in: placement)
            do {
                stage.embed(try #require(child.controller), frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                try await child.settle()
                try await body(container, child, stage)
            } catch {
                await child.end()
                throw error
            }
            await child.end()
        }

        @Test("APPR-08 a style that is set in viewWillAppear counts once the view is shown")
        func setBeforeAppearing() {
            final class Dark: Page {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    style = .lightContent
                    setNeedsStatusBarAppearanceUpdate()
                }
            }
            let navigation = UINavigationController(rootViewController: Page())
            navigation.isNavigationBarHidden = true
            let stage = Stage(root: navigation)
            #expect(bar.style == .default)
            navigation.pushViewController(Dark(), animated: false)
            stage.update()
            #expect(bar.style == .lightContent)
            navigation.popViewController(animated: false)
            stage.update()
            #expect(bar.style == .default)
        }

        @Test("A stack leaves to its top whether there is a status bar, and the style where its own bar is hidden")
        func stack() {
            let page = Page()
            page.style = .lightContent
            page.isBarHidden = true
            let navigation = UINavigationController(rootViewController: page)
            let stage = Stage(root: navigation)
            #expect(bar == (.default, true))
            navigation.isNavigationBarHidden = true
            stage.update()
            #expect(bar == (.lightContent, true))
        }

        @Test("Where there is little height a status bar is not wanted")
        func compactHeight() {
            let stage = Stage()
            stage.window.resize(to: CGSize(width: 900, height: 300))
            stage.update()
            #expect(stage.root.prefersStatusBarHidden)
            stage.window.resize(to: CGSize(width: 900, height: 900))
            stage.update()
            #expect(!stage.root.prefersStatusBarHidden)
        }

        @Test(
            "No status bar takes room: the screen is whole, and a root fills its window whatever it wants"
        )
        func noRoom() {
            let page = Page()
            let stage = Stage(root: page)
            for isHidden in [true, false] {
                page.isBarHidden = isHidden
                page.setNeedsStatusBarAppearanceUpdate()
                stage.update()
                #expect(page.view.frame == stage.window.bounds && page.view.safeAreaInsets == .zero)
            }
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 640))
            #expect(UIScreen.main.applicationFrame == UIScreen.main.bounds)
            #expect(UIApplication.shared.statusBarFrame.isEmpty)
        }
    }
}
