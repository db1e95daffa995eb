import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// A controller that uses the navigation controller that it is in, at home and from a plugin.
    @Suite("A controller changes the stack that it is on") @MainActor final class StackTests {
        private class Page: PageViewController {
            var calls: [String] = []

            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                calls.append(
                    "willMove \(parent is UINavigationController ? "in" : parent == nil ? "out" : "elsewhere")")
            }

            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append("didMove \(parent is UINavigationController ? "in" : parent == nil ? "out" : "elsewhere")")
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("viewWillAppear")
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("viewDidAppear")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                calls.append("viewDidDisappear")
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()
        private let root = Page("Root")

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("List") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        /// The controller is above a root of the host's.
        private func show(in place: Place) throws -> Page {
            let page = Page("List")
            navigation.viewControllers = [root, place == .host ? page : host.makePane()]
            host.stage.embed(navigation)
            host.settle()
            return place == .host ? page : try host.controller()
        }

        private var titles: [String?] {
            navigation.viewControllers.map(\.title)
        }

        @Test(
            "NAV-07 NAV-08 CONT-05 a push, a pop and a pop to the root by the controller itself",
            arguments: Place.allCases)
        func pushAndPop(place: Place) throws {
            let list = try show(in: place)
            let stack = try #require(list.navigationController)
            #expect(list.parent === stack)
            #expect(stack.viewControllers.count == 2 && stack.topViewController === list)
            let detail = Page("Detail")
            stack.pushViewController(detail, animated: true)
            // The next line reads what UIKit promises, wherever the stack is.
            #expect(stack.topViewController === detail && stack.viewControllers.count == 3)
            host.settle()
            #expect(titles == ["Root", "List", "Detail"])
            #expect(stack.topViewController === detail && stack.viewControllers[1] === list)
            #expect(detail.navigationController === stack)
            #expect(detail.calls == ["willMove in", "viewWillAppear", "viewDidAppear", "didMove in"])
            #expect(host.stage.button("List", in: navigation) != nil)
            #expect(detail.navigationController?.popViewController(animated: true) === detail)
            #expect(stack.topViewController === list)
            host.settle()
            #expect(titles == ["Root", "List"])
            #expect(detail.calls.suffix(3) == ["willMove out", "viewDidDisappear", "didMove out"])
            #expect(detail.navigationController == nil)
            #expect(stack.popToRootViewController(animated: true)?.first === list)
            host.settle()
            #expect(titles == ["Root"])
        }

        @Test("Several at once, and another order of them", arguments: Place.allCases)
        func set(place: Place) throws {
            let list = try show(in: place)
            let stack = try #require(list.navigationController)
            let pages = ["A", "B", "C"].map { Page($0) }
            stack.setViewControllers(stack.viewControllers + pages, animated: false)
            #expect(stack.viewControllers.count == 5)
            host.settle()
            #expect(titles == ["Root", "List", "A", "B", "C"])
            // Whose view nobody has asked for yet can be moved too.
            stack.setViewControllers(Array(stack.viewControllers[...1]) + [pages[2], pages[0]], animated: false)
            host.settle()
            #expect(titles == ["Root", "List", "C", "A"])
            #expect(stack.popToViewController(list, animated: false)?.count == 2)
            host.settle()
            #expect(titles == ["Root", "List"])
            #expect(stack.viewControllers.count == 2)
        }

        @Test("One push after the other in the same turn, and a pop with it", arguments: Place.allCases)
        func turn(place: Place) throws {
            let list = try show(in: place)
            let stack = try #require(list.navigationController)
            let (first, second) = (Page("A"), Page("B"))
            stack.pushViewController(first, animated: false)
            stack.pushViewController(second, animated: false)
            #expect(stack.popViewController(animated: false) === second)
            #expect(stack.topViewController === first)
            host.settle()
            #expect(titles == ["Root", "List", "A"])
            #expect(stack.topViewController === first)
        }

        @Test(
            "The stack that was asked for is the one that is read until the host has answered, whatever it says before that"
        )
        func newsBeforeTheAnswer() throws {
            let list = try show(in: .plugin)
            let stack = try #require(list.navigationController)
            let wire = try host.run.channels.wire
            navigation.setViewControllers([Page("First")] + navigation.viewControllers, animated: false)
            UpdateCycle.main.update()
            // The host's news are under way when the plugin asks.
            try #require(!wire.isEmpty)
            let detail = Page("Detail")
            stack.pushViewController(detail, animated: false)
            while wire.pump(limit: 1) > 0 { #expect(stack.topViewController === detail) }
            host.settle()
            #expect(titles == ["First", "Root", "List", "Detail"])
            #expect(stack.topViewController === detail && stack.viewControllers.count == 4)
        }

        @Test("A controller that is on the stack is not pushed again", arguments: Place.allCases)
        func twice(place: Place) throws {
            let list = try show(in: place)
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            list.navigationController?.pushViewController(list, animated: false)
            host.settle()
            #expect(reported == [.invalidNavigation])
            #expect(titles == ["Root", "List"])
        }

        @Test("The bar is hidden and shown by the controller", arguments: Place.allCases)
        func bar(place: Place) throws {
            let list = try show(in: place)
            list.navigationController?.setNavigationBarHidden(true, animated: false)
            #expect(list.navigationController?.isNavigationBarHidden == true)
            host.settle()
            #expect(navigation.isNavigationBarHidden)
            list.navigationController?.isNavigationBarHidden = false
            host.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test(
            "A pane in a controller of the host reaches the stack too, and has no navigation controller as its parent")
        func nested() throws {
            let outer = Page("Outer")
            let pane = host.makePane()
            navigation.viewControllers = [root, outer]
            host.stage.embed(navigation)
            outer.addChild(pane)
            outer.view.addSubview(pane.view)
            pane.didMove(toParent: outer)
            host.settle()
            let list: Page = try host.controller()
            let stack = try #require(list.navigationController)
            #expect(list.parent != nil && list.parent !== stack)
            #expect(list.parent?.parent === stack || list.parent?.navigationController === stack)
            host.stage.tap(host.stage.middle(of: pane.view))
            stack.pushViewController(Page("Detail"), animated: false)
            host.settle()
            #expect(titles == ["Root", "Outer", "Detail"])
            // What belongs to the host stays.
            #expect(stack.popToRootViewController(animated: false)?.count == 2)
            host.settle()
            #expect(titles == ["Root", "Outer", "Detail"])
            #expect(stack.viewControllers.count == 3)
        }

        @Test("A host that does not want to be known is an unknown parent, and no stack")
        func hidden() throws {
            let pane = host.makePane()
            pane.revealsContainers = false
            navigation.viewControllers = [root, pane]
            host.stage.embed(navigation)
            host.settle()
            let list: Page = try host.controller()
            #expect(list.navigationController == nil && list.parent != nil)
            pane.revealsContainers = true
            host.settle()
            #expect(list.navigationController?.viewControllers.count == 2)
        }

        @Test("What is declined is taken back, and the plugin lets go of it")
        func declined() async throws {
            final class Policy: RemoteViewControllerDelegate {
                func remoteViewController(
                    _ controller: RemoteViewController, didChange state: RemoteViewController.State
                ) {}

                func remoteViewController(
                    _ controller: RemoteViewController, shouldShow offered: RemoteViewController
                ) -> Bool {
                    false
                }
            }
            let list = try show(in: .plugin)
            let stack = try #require(list.navigationController)
            let policy = Policy()
            (navigation.topViewController as? RemoteViewController)?.hostDelegate = policy
            weak var gone: Page?
            do {
                let detail = Page("Detail")
                gone = detail
                stack.pushViewController(detail, animated: false)
                #expect(stack.viewControllers.count == 3)
                host.settle()
            }
            #expect(stack.viewControllers.count == 2)
            #expect(titles == ["Root", "List"])
            try await host.wait(until: "the plugin lets go of it") { gone == nil }
        }

        @Test("Two panes of a plugin on one stack: each of them pushes, pops and hides the bar", arguments: [0, 1])
        func twoPanes(asker: Int) throws {
            navigation.viewControllers = [root, host.makePane()]
            host.stage.embed(navigation)
            host.settle()
            navigation.pushViewController(host.makePane("other"), animated: false)
            host.settle()
            let page: Page = try host.controller(at: asker)
            let stack = try #require(page.navigationController)
            stack.pushViewController(Page("Detail"), animated: false)
            host.settle()
            #expect(navigation.viewControllers.count == 4 && titles.last == "Detail")
            page.navigationController?.isNavigationBarHidden = true
            host.settle()
            #expect(navigation.isNavigationBarHidden)
            page.navigationController?.setViewControllers(
                Array(stack.viewControllers.dropLast()) + [Page("Other"), Page("Last")], animated: false)
            host.settle()
            #expect(titles.suffix(2) == ["Other", "Last"] && navigation.isNavigationBarHidden)
            page.navigationController?.popToViewController(page, animated: false)
            host.settle()
            #expect(navigation.viewControllers.count == 2 + asker)
            page.navigationController?.popToRootViewController(animated: false)
            host.settle()
            #expect(titles == ["Root"] && !navigation.isNavigationBarHidden)
        }

        @Test(
            "Two panes of a plugin on one stack: each of them shows the toolbar, and what is to be seen above both",
            arguments: [0, 1])
        func twoPanesShow(asker: Int) throws {
            navigation.viewControllers = [root, host.makePane()]
            host.stage.embed(navigation)
            host.settle()
            navigation.pushViewController(host.makePane("other"), animated: false)
            host.settle()
            let page: Page = try host.controller(at: asker)
            for hidden in [false, true] {
                page.navigationController?.isToolbarHidden = hidden
                #expect(page.navigationController?.isToolbarHidden == hidden)
                host.settle()
                #expect(navigation.isToolbarHidden == hidden)
                #expect(page.navigationController?.isToolbarHidden == hidden)
            }
            page.navigationController?.show(Page("By the stack"), sender: page)
            host.settle()
            #expect(titles.count == 4 && titles.last == "By the stack")
            page.show(Page("By the page"), sender: page)
            host.settle()
            #expect(titles.count == 5 && titles.last == "By the page")
            let shown = navigation.viewControllers.last as? RemoteViewController
            #expect(shown?.plugin == InMemoryHost.identifier && shown?.view.window != nil)
        }

        @Test("What the host has pushed meanwhile stays, and what the plugin asks for above itself is declined")
        func crossed() throws {
            let list = try show(in: .plugin)
            let stack = try #require(list.navigationController)
            stack.pushViewController(Page("Detail"), animated: false)
            navigation.pushViewController(Page("Host's"), animated: false)
            host.settle()
            #expect(titles == ["Root", "List", "Host's"])
            #expect(stack.viewControllers.count == 3 && stack.viewControllers[1] === list)
            stack.popViewController(animated: false)
            host.settle()
            #expect(titles == ["Root", "List", "Host's"])
            // Nor does it cover the host's when the user looks at that.
            stack.pushViewController(Page("Above"), animated: false)
            host.settle()
            #expect(titles == ["Root", "List", "Host's"])
        }

        @Test("A controller that the user goes back from while the plugin pushes above it takes that along")
        func popped() async throws {
            let list = try show(in: .plugin)
            let stack = try #require(list.navigationController)
            weak var gone: Page?
            do {
                let detail = Page("Detail")
                gone = detail
                stack.pushViewController(detail, animated: false)
                navigation.popViewController(animated: false)
            }
            host.settle()
            #expect(titles == ["Root"])
            #expect(list.navigationController == nil)
            try await host.wait(until: "the plugin lets go of it") { gone == nil }
        }

        @Test("The bar that a plugin has hidden comes back when its process ends")
        func crashed() throws {
            let list = try show(in: .plugin)
            list.navigationController?.isNavigationBarHidden = true
            host.settle()
            #expect(navigation.isNavigationBarHidden)
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        /// Notes in the pages what a stack's delegate hears of them.
        private final class Listener: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                (viewController as? Page)?.calls.append("willShow")
            }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {
                (viewController as? Page)?.calls.append("didShow")
            }
        }

        @Test("The delegate in the plugin hears what is shown, in the order of the controllers' own callbacks")
        func delegate() throws {
            for place in Place.allCases {
                let list = try show(in: place)
                let stack = try #require(list.navigationController)
                let listener = Listener()
                stack.delegate = listener
                let detail = Page("Detail")
                stack.pushViewController(detail, animated: false)
                host.settle()
                #expect(
                    detail.calls == [
                        "willMove in", "viewWillAppear", "willShow", "viewDidAppear", "didMove in", "didShow",
                    ], "\(place)")
                navigation.setViewControllers([root], animated: false)
                host.settle()
            }
        }

        @Test(
            "The delegate hears that the page below a finger is about to be shown, and not that it was where the finger turns back",
            arguments: Place.allCases)
        func delegateOfAPageThatWasNotShown(place: Place) throws {
            UIView.setAnimationsEnabled(true)
            try ManualFrameClock.use { time in
                let list = try show(in: place)
                let stack = try #require(list.navigationController)
                stack.pushViewController(Page("Detail"), animated: false)
                host.settle()
                let listener = Listener()
                stack.delegate = listener
                list.calls = []
                // The stack is 200 points wide, and the finger goes a quarter of it.
                @MainActor func touch(_ phase: UITouch.Phase, _ x: CGFloat) {
                    host.stage.touch(phase, CGPoint(x: x, y: 150))
                    host.settle()
                }
                touch(.began, 202)
                for x in stride(from: 222.0, through: 252, by: 10) { touch(.moved, x) }
                touch(.ended, 252)
                time.advance(by: .seconds(1))
                host.settle()
                #expect(titles == ["Root", "List", "Detail"])
                #expect(list.calls == ["viewWillAppear", "willShow", "viewDidDisappear"])
            }
        }

        @Test("A push that is animated has a coordinator in the plugin, and what runs alongside it ends with it")
        func coordinator() throws {
            final class Mover: Page {
                var story: [String] = []

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    guard let coordinator = transitionCoordinator else { return story.append("none") }
                    story.append("\(coordinator.isAnimated) \(coordinator.transitionDuration)")
                    coordinator.animate(
                        alongsideTransition: { [weak self] _ in self?.story.append("alongside") },
                        completion: { [weak self] in self?.story.append("over \($0.isCancelled)") })
                }
            }
            UIView.setAnimationsEnabled(true)
            try ManualFrameClock.use { time in
                for place in Place.allCases {
                    let list = try show(in: place)
                    let detail = Mover("Detail")
                    list.navigationController?.pushViewController(detail, animated: true)
                    host.settle()
                    #expect(detail.story == ["true 0.35", "alongside"], "\(place)")
                    time.advance(by: .seconds(1))
                    host.settle()
                    #expect(detail.story == ["true 0.35", "alongside", "over false"], "\(place)")
                    #expect(detail.transitionCoordinator == nil)
                    navigation.setViewControllers([root], animated: false)
                    host.settle()
                }
            }
        }
    }
}
