import Diagnostics
import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// Unwind segues between a controller of the host and one that is in the host, or in a plugin.
    @Suite("Unwind segues lead from one process to another") @MainActor final class UnwindSegues {
        /// How the child comes to be there.
        enum Kind: String, CaseIterable {
            case show, fullScreen, formSheet, embed
        }

        private let folder: StoryboardFolder
        private let host: InMemoryHost
        private let installation: Override

        init() throws {
            UIView.setAnimationsEnabled(false)
            let folder = try StoryboardFolder(Self.storyboards)
            self.folder = folder
            host = try InMemoryHost { name in
                name == "main" ? folder.storyboard("Child").instantiateInitialViewController() : nil
            }
            installation = PluginRegistry.install(host.plugins)
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
            host.settle()
            _ = StoryboardClasses.take()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            installation.end()
            UIView.setAnimationsEnabled(true)
        }

        // MARK: The storyboards

        private static func name(_ kind: Kind, _ place: Place) -> String { "\(kind.rawValue)-\(place.rawValue)" }

        private static func exit(_ id: String) -> String {
            "<exit id=\"\(id)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        }

        private static func unwind(_ identifier: String, to action: String, by exit: String) -> String {
            """
            <segue destination="\(exit)" kind="unwind" identifier="\(identifier)" unwindAction="\(action)" animates="NO" \
            id="unwind-\(identifier)"/>
            """
        }

        private static var storyboards: [String: (initial: String?, scenes: [String])] {
            let more = """
                <segue destination="more" kind="show" identifier="more" animates="NO" id="segue-more"/>
                """
            var all: [String: (initial: String?, scenes: [String])] = [
                "Child": (
                    "child",
                    [
                        StoryboardFolder.controller(
                            "child", "StoryboardChild", text: "Child",
                            segues: unwind("back", to: "unwindToHome:", by: "child-exit")
                                + unwind("nowhere", to: "unwindToNobody:", by: "child-exit") + more,
                            exit: exit("child-exit")),
                        StoryboardFolder.controller(
                            "more", "StoryboardMore", text: "More",
                            segues: unwind("home", to: "unwindToHome:", by: "more-exit")
                                + unwind("child", to: "unwindToChild:", by: "more-exit"),
                            exit: exit("more-exit")),
                    ]
                )
            ]
            for place in Place.allCases {
                for kind in Kind.allCases { all[name(kind, place)] = storyboard(kind, place) }
            }
            return all
        }

        private static func storyboard(_ kind: Kind, _ place: Place) -> (initial: String?, scenes: [String]) {
            let reference = StoryboardFolder.reference("ref", bundle: place == .plugin ? InMemoryHost.identifier : nil)
            let top = StoryboardFolder.controller(
                "top", "StoryboardTop", text: "Top", segues: unwind("down", to: "unwindToChild:", by: "top-exit"),
                exit: exit("top-exit"), attributes: "storyboardIdentifier=\"top\"")
            func segue(_ kind: String, _ attributes: String = "") -> String {
                "<segue destination=\"ref\" kind=\"\(kind)\" identifier=\"go\" animates=\"NO\" \(attributes) id=\"segue-go\"/>"
            }
            func home(_ segue: String, views: String = "") -> String {
                StoryboardFolder.controller("home", "StoryboardHome", text: "Home", views: views, segues: segue)
            }
            switch kind {
            case .show:
                let stack = StoryboardFolder.container(
                    "stack", "navigationController", "rootViewController", ["home"])
                return ("stack", [stack, home(segue("show")), reference, top])
            case .fullScreen, .formSheet:
                let style = "modalPresentationStyle=\"\(kind.rawValue)\""
                return ("home", [home(segue("presentation", style)), reference, top])
            case .embed:
                let container = """
                    <containerView id="container"><rect key="frame" x="20" y="100" width="300" height="200"/>
                    <connections>\(segue("embed"))</connections></containerView>
                    """
                return ("home", [home("", views: container), reference, top])
            }
        }

        // MARK: Running

        /// Shows the home controller and the child.
        private func start(_ kind: Kind, _ place: Place) throws -> (root: UIViewController, child: StoryboardChild) {
            let root = try #require(folder.storyboard(Self.name(kind, place)).instantiateInitialViewController())
            host.stage.window.rootViewController = root
            host.settle()
            if kind != .embed {
                let home = (root as? UINavigationController)?.topViewController ?? root
                home.performSegue(withIdentifier: "go", sender: nil)
                host.settle()
            }
            let shown: UIViewController? =
                switch kind {
                case .show: (root as? UINavigationController)?.topViewController
                case .fullScreen, .formSheet: root.presentedViewController
                case .embed: root.children.first
                }
            let child: StoryboardChild = try place == .host ? #require(shown as? StoryboardChild) : host.controller()
            _ = StoryboardClasses.take()
            return (root, child)
        }

        private func end() {
            host.stage.window.rootViewController = UIViewController()
            host.settle()
            _ = StoryboardClasses.take()
        }

        private func lines(_ name: String, _ all: [String]) -> [String] {
            // What stands for a controller of another process has no view.
            all.filter { $0.hasPrefix("\(name) ") }.map {
                $0.contains("prepare(") ? String($0.prefix { $0 != ")" }) + ")" : $0
            }
        }

        private func isBack(_ kind: Kind, _ root: UIViewController) -> Bool {
            switch kind {
            case .show: (root as? UINavigationController)?.viewControllers.count == 1
            case .fullScreen, .formSheet: root.presentedViewController == nil
            case .embed: root.children.count == 1
            }
        }

        // MARK: Out of the plugin

        @Test(
            "SEG-14 SEG-17 a child unwinds to its parent, presenter or the page below, wherever it is",
            arguments: Kind.allCases)
        func up(kind: Kind) throws {
            var told: [Place: [String]] = [:]
            for place in Place.allCases {
                let (root, child) = try start(kind, place)
                child.performSegue(withIdentifier: "back", sender: nil)
                host.settle()
                #expect(isBack(kind, root))
                told[place] = StoryboardClasses.take()
                end()
            }
            let (atHome, inPlugin) = (told[.host] ?? [], told[.plugin] ?? [])
            #expect(lines("Home", inPlugin) == lines("Home", atHome))
            #expect(lines("Child", inPlugin) == lines("Child", atHome))
            #expect(Array(lines("Home", inPlugin).prefix(2)) == ["Home canUnwind true", "Home unwindToHome(back)"])
            let child = lines("Child", inPlugin)
            #expect(child.first == "Child canUnwind false")
            // The source prepares the segue before its page goes.
            let prepare = try #require(child.firstIndex { $0.hasPrefix("Child prepare(back)") })
            #expect(child[..<prepare].allSatisfy { $0.contains("canUnwind") })
        }

        @Test("SEG-17 where nobody takes the segue nothing happens", arguments: Place.allCases)
        func nobody(place: Place) throws {
            let (root, child) = try start(.show, place)
            let home = try #require((root as? UINavigationController)?.viewControllers.first as? StoryboardHome)
            home.takesUnwind = false
            func run(_ segue: String) {
                child.performSegue(withIdentifier: segue, sender: nil)
                host.settle()
            }
            if place == .host {
                expectDiagnostics([.invalidInterface, .invalidInterface]) {
                    run("nowhere")
                    run("back")
                }
            } else {
                run("nowhere")
                run("back")
            }
            #expect((root as? UINavigationController)?.viewControllers.count == 2)
            #expect(!StoryboardClasses.take().contains { $0.contains("unwindTo") })
            home.takesUnwind = true
            run("back")
            #expect((root as? UINavigationController)?.viewControllers.count == 1)
            end()
        }

        @Test(
            "A page that the child has shown unwinds to the child, and over it to the host's page",
            arguments: ["child", "home"])
        func chain(segue: String) throws {
            var told: [Place: [String]] = [:]
            for place in Place.allCases {
                let (root, child) = try start(.show, place)
                child.performSegue(withIdentifier: "more", sender: nil)
                host.settle()
                let stack = try #require(root as? UINavigationController)
                #expect(stack.viewControllers.count == 3)
                let more: StoryboardMore =
                    try place == .host
                    ? #require(stack.topViewController as? StoryboardMore) : host.controller(at: 1)
                _ = StoryboardClasses.take()
                more.performSegue(withIdentifier: segue, sender: nil)
                host.settle()
                #expect(stack.viewControllers.count == (segue == "child" ? 2 : 1))
                told[place] = StoryboardClasses.take()
                end()
            }
            let (atHome, inPlugin) = (told[.host] ?? [], told[.plugin] ?? [])
            let name = segue == "child" ? "Child" : "Home"
            let method = segue == "child" ? "Child unwindToChild(child)" : "Home unwindToHome(home)"
            #expect(
                lines(name, inPlugin).filter { !$0.contains("canUnwind") }
                    == lines(name, atHome).filter { !$0.contains("canUnwind") })
            #expect(inPlugin.count { $0 == method } == 1)
            #expect(
                lines("More", inPlugin).filter { $0.contains("Disappear") }
                    == lines("More", atHome).filter { $0.contains("Disappear") })
        }

        // MARK: Into the plugin

        @Test("SEG-18 a page of the host unwinds to a child below it, wherever that is")
        func down() throws {
            var told: [Place: [String]] = [:]
            for place in Place.allCases {
                let (root, _) = try start(.show, place)
                let stack = try #require(root as? UINavigationController)
                let top = folder.storyboard(Self.name(.show, place)).instantiateViewController(withIdentifier: "top")
                stack.pushViewController(top, animated: false)
                host.settle()
                _ = StoryboardClasses.take()
                top.performSegue(withIdentifier: "down", sender: nil)
                host.settle()
                #expect(stack.viewControllers.count == 2)
                told[place] = StoryboardClasses.take()
                end()
            }
            let (atHome, inPlugin) = (told[.host] ?? [], told[.plugin] ?? [])
            #expect(lines("Top", inPlugin) == lines("Top", atHome))
            #expect(lines("Child", inPlugin) == lines("Child", atHome))
            #expect(
                Array(lines("Child", inPlugin).prefix(2)) == ["Child canUnwind true", "Child unwindToChild(down)"])
        }

        @Test("A host goes by what the plugin has told last, which names the methods of all controllers in the scene")
        func told() throws {
            let (root, child) = try start(.show, .plugin)
            let pane = try #require((root as? UINavigationController)?.topViewController)
            func takes(_ name: String) -> Bool {
                pane.canPerformUnwindSegueAction(Selector(name), from: root, sender: nil)
            }
            #expect(takes("unwindToChild:") && !takes("unwindToHome:") && !takes("viewDidLoad"))
            let home = try #require(folder.storyboard("embed-host").instantiateInitialViewController())
            child.addChild(home)
            home.didMove(toParent: child)
            host.settle()
            #expect(takes("unwindToChild:") && takes("unwindToHome:"))
            home.willMove(toParent: nil)
            home.removeFromParent()
            host.settle()
            #expect(!takes("unwindToHome:"))
            host.launcher.granted.remove(.unwinding)
            try host.run.kill()
            host.settle()
            #expect(!takes("unwindToChild:"))
            end()
        }

        // MARK: What a plugin can do wrong

        private func request(_ action: String) throws {
            let request = try #require(UnwindRequest(action: action, identifier: nil, isAnimated: false))
            try host.run.channels.plugin.send(.scene(.sceneDidRequestUnwind(request)), scene: .first)
            host.settle()
        }

        @Test("A plugin calls no other method of the host than one that takes a segue")
        func otherMethods() throws {
            let (root, _) = try start(.show, .plugin)
            for action in [
                "erase:", "viewDidLoad", "popViewControllerAnimated:", "makePalette:", "🕰", ":::",
            ] {
                try request(action)
            }
            #expect((root as? UINavigationController)?.viewControllers.count == 2)
            let log = StoryboardClasses.take()
            #expect(!log.contains { $0.contains("erase") || $0.contains("unwindTo") })
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            end()
        }

        @Test("Pages of the host go in answer to its user only")
        func foreignPages() throws {
            let (root, _) = try start(.show, .plugin)
            let stack = try #require(root as? UINavigationController)
            let own = UIViewController()
            stack.pushViewController(own, animated: false)
            host.settle()
            host.pass(.seconds(2))
            try request("unwindToHome:")
            #expect(stack.topViewController === own)
            #expect(!StoryboardClasses.take().contains("Home unwindToHome(nil)"))
            stack.popViewController(animated: false)
            host.settle()
            host.stage.tap(CGPoint(x: 400, y: 300))
            stack.pushViewController(own, animated: false)
            host.settle()
            try request("unwindToHome:")
            #expect(stack.viewControllers.count == 1)
            #expect(StoryboardClasses.take().contains("Home unwindToHome(nil)"))
            end()
        }

        @Test("A plugin that unwinds in a loop calls its host ten times within ten seconds")
        func flood() throws {
            _ = try start(.embed, .plugin)
            host.pass(.seconds(2))
            _ = StoryboardClasses.take()
            try request("unwindToHome:")
            let once = StoryboardClasses.take()
            #expect(once.contains { $0.contains("canUnwind") })
            for _ in 0..<199 { try request("unwindToHome:") }
            let all = once + StoryboardClasses.take()
            #expect(all.count { $0 == "Home unwindToHome(nil)" } == 10)
            // Nor is any controller of the host asked more often whether it takes the segue.
            #expect(all.count { $0.contains("canUnwind") } == 10 * once.count { $0.contains("canUnwind") })
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            end()
        }

        @Test("A plugin that was not granted it breaks a rule")
        func notGranted() throws {
            host.launcher.granted.remove(.unwinding)
            let pane = host.showPane()
            let run = try host.run
            // The first mistake is refused and forgotten.
            for _ in 0..<2 { try request("unwindToHome:") }
            #expect(run.isOver)
            host.stage.remove(pane)
            host.settle()
        }
    }
}
