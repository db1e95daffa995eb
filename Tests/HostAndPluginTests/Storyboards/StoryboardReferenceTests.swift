import Diagnostics
import HostStaging
import PaletteContract
import PluginHost
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// A storyboard of the host refers to a controller that is in another storyboard of the host, or in a plugin.
    @Suite("A storyboard refers to a scene in a plugin") @MainActor final class StoryboardReferences {
        private static let contract = PluginManifest.Contract(name: "mullion.palette.v1.Palette", version: 1)

        /// The ways in which a segue of the host's storyboard leads to the scene.
        enum Kind: String, CaseIterable {
            case embed, show, fullScreen, formSheet, popover, root, tab
        }

        private let folder: StoryboardFolder
        private let host: InMemoryHost
        private let installation: Override

        init() throws {
            UIView.setAnimationsEnabled(false)
            let folder = try StoryboardFolder(Self.storyboards)
            self.folder = folder
            host = try InMemoryHost(contract: Self.contract) { name in
                switch name {
                case "main": folder.storyboard("Child").instantiateInitialViewController()
                case "other": folder.storyboard("Child").instantiateViewController(withIdentifier: "palette")
                default: nil
                }
            }
            installation = PluginRegistry.install(host.plugins)
            RemoteViewController.register(RemotePalette.self)
            _ = StoryboardClasses.take()
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
            host.settle()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            installation.end()
            UIView.setAnimationsEnabled(true)
        }

        // MARK: The storyboards

        private static func name(_ kind: Kind, _ place: Place) -> String { "\(kind.rawValue)-\(place.rawValue)" }

        private static var storyboards: [String: (initial: String?, scenes: [String])] {
            var all: [String: (initial: String?, scenes: [String])] = [
                "Child": (
                    "child",
                    [
                        StoryboardFolder.controller("child", "StoryboardChild", text: "Child"),
                        StoryboardFolder.controller(
                            "palette", "StoryboardPalette", text: "Palette",
                            attributes: "storyboardIdentifier=\"palette\""
                        ),
                    ]
                ),
                "Wrong": (
                    "home",
                    [
                        StoryboardFolder.controller(
                            "home", "StoryboardHome",
                            segues: segue("nobody", "presentation", "nobody")
                                + segue("missing", "presentation", "missing")),
                        StoryboardFolder.reference("nobody", to: "main", bundle: "org.example.nobody"),
                        StoryboardFolder.reference("missing", to: "missing", bundle: InMemoryHost.identifier),
                    ]
                ),
            ]
            for place in Place.allCases {
                for kind in Kind.allCases { all[name(kind, place)] = storyboard(kind, place) }
                let isRemote = place == .plugin
                all["palette-\(place.rawValue)"] = (
                    "home",
                    [
                        StoryboardFolder.controller(
                            "home", "StoryboardHome",
                            segues: segue("ref", "presentation", "go", "modalPresentationStyle=\"fullScreen\"")
                                + segue(
                                    "ref", "presentation", "made",
                                    "modalPresentationStyle=\"fullScreen\" destinationCreationSelector=\"makePalette:\""
                                )),
                        StoryboardFolder.reference(
                            "ref", to: isRemote ? "other" : "palette", bundle: isRemote ? InMemoryHost.identifier : nil),
                    ]
                )
            }
            return all
        }

        private static func segue(
            _ destination: String, _ kind: String, _ identifier: String, _ attributes: String = ""
        ) -> String {
            """
            <segue destination="\(destination)" kind="\(kind)" identifier="\(identifier)" animates="NO" \
            \(attributes) id="segue-\(identifier)"/>
            """
        }

        private static func storyboard(_ kind: Kind, _ place: Place) -> (initial: String?, scenes: [String]) {
            let reference = StoryboardFolder.reference(
                "ref", bundle: place == .plugin ? InMemoryHost.otherIdentifier : nil)
            func home(_ segue: String, views: String = "") -> String {
                StoryboardFolder.controller("home", "StoryboardHome", text: "Home", views: views, segues: segue)
            }
            switch kind {
            case .embed:
                let container = """
                    <containerView id="container"><rect key="frame" x="20" y="100" width="300" height="200"/>
                    <connections>\(segue("ref", "embed", "go"))</connections></containerView>
                    """
                return ("home", [home("", views: container), reference])
            case .show:
                return (
                    "stack",
                    [
                        StoryboardFolder.container("stack", "navigationController", "rootViewController", ["home"]),
                        home(segue("ref", "show", "go")), reference,
                    ]
                )
            case .fullScreen, .formSheet:
                let style = "modalPresentationStyle=\"\(kind.rawValue)\""
                return ("home", [home(segue("ref", "presentation", "go", style)), reference])
            case .popover:
                let button = """
                    <button buttonType="system" id="button"><rect key="frame" x="200" y="200" width="90" height="34"/></button>
                    """
                let segue = segue("ref", "popoverPresentation", "go", "popoverAnchorView=\"button\"")
                return ("home", [home(segue, views: button), reference])
            case .root:
                return (
                    "stack",
                    [
                        StoryboardFolder.container("stack", "navigationController", "rootViewController", ["ref"]),
                        reference,
                    ]
                )
            case .tab:
                return (
                    "tabs",
                    [
                        StoryboardFolder.container("tabs", "tabBarController", "viewControllers", ["home", "ref"]),
                        home(""), reference,
                    ]
                )
            }
        }

        // MARK: Running

        /// Shows the storyboard's first controller and has the segue run.
        private func run(_ name: String, _ segue: String = "go") throws -> UIViewController {
            let root = try #require(folder.storyboard(name).instantiateInitialViewController())
            host.stage.window.rootViewController = root
            host.settle()
            if let tabs = root as? UITabBarController {
                tabs.selectedIndex = 1
            } else {
                let home = (root as? UINavigationController)?.topViewController ?? root
                if home is StoryboardHome, home.children.isEmpty {
                    home.performSegue(withIdentifier: segue, sender: home)
                }
            }
            host.settle()
            return root
        }

        /// The controller of the scene, as the host's containers have it.
        private func scene(_ kind: Kind, _ root: UIViewController) -> UIViewController? {
            switch kind {
            case .embed: root.children.first
            case .show, .root: (root as? UINavigationController)?.topViewController
            case .fullScreen, .formSheet, .popover: root.presentedViewController
            case .tab: (root as? UITabBarController)?.selectedViewController
            }
        }

        private func end() {
            host.stage.window.rootViewController?.dismiss(animated: false)
            host.settle()
            host.stage.window.rootViewController = UIViewController()
            host.settle()
        }

        private func lines(_ name: String, _ all: [String]) -> [String] {
            all.filter { $0.hasPrefix("\(name) ") }
        }

        // MARK: Tests

        @Test(
            "SEG-03, LOAD-27 both controllers hear the same, in the same order, as of a scene in the host",
            arguments: Kind.allCases)
        func callbacks(kind: Kind) throws {
            var told: [Place: [String]] = [:]
            for place in Place.allCases {
                let root = try run(Self.name(kind, place))
                let found = try #require(scene(kind, root))
                #expect(found is RemoteViewController == (place == .plugin))
                if kind == .popover { #expect(found.modalPresentationStyle == .popover) }
                end()
                told[place] = StoryboardClasses.take()
            }
            let (atHome, inPlugin) = (told[.host] ?? [], told[.plugin] ?? [])
            #expect(lines("Home", inPlugin) == lines("Home", atHome))
            #expect(lines("Child", inPlugin) == lines("Child", atHome))
            let child = lines("Child", inPlugin)
            #expect(
                Array(child.prefix(2)) == ["Child init(coder:) storyboard nil", "Child awakeFromNib storyboard set"])
            #expect(child.contains { $0.hasPrefix("Child viewDidLoad Child") })
            #expect(child.contains { $0.hasPrefix("Child viewDidAppear(false)") })
            if kind == .root || kind == .tab {
                let container = kind == .root ? "in a stack" : "in tabs"
                #expect(child.contains("Child viewDidLoad Child \(container)"))
            } else {
                #expect(lines("Home", inPlugin).contains { $0.hasPrefix("Home prepare(go) loaded false") })
            }
        }

        @Test("A controller that is made with its container hears of no move", arguments: Place.allCases)
        func madeWithContainer(place: Place) throws {
            _ = try run(Self.name(.root, place))
            let moves = StoryboardClasses.take().filter { $0.contains("Move(") }
            #expect(moves.isEmpty)
        }

        @Test("One that was made with its container has it again when its process has ended")
        func restart() throws {
            _ = try run(Self.name(.root, .plugin))
            _ = StoryboardClasses.take()
            try host.run.kill()
            host.pass(.seconds(2))
            let child = lines("Child", StoryboardClasses.take())
            #expect(child.contains("Child viewDidLoad Child in a stack"))
            #expect(!child.contains { $0.contains("Move(parent)") })
        }

        @Test(
            "The destination has the child's contract, and the line that prepares it is the same as at home",
            arguments: Place.allCases, ["go", "made"])
        func contract(place: Place, segue: String) throws {
            let root = try #require(
                folder.storyboard("palette-\(place.rawValue)").instantiateInitialViewController() as? StoryboardHome)
            host.stage.window.rootViewController = root
            host.settle()
            if place == .plugin, segue == "made" { root.segueActionPlugin = InMemoryHost.identifier }
            root.performSegue(withIdentifier: segue, sender: nil)
            if place == .plugin { #expect(root.presentedViewController is RemotePalette) }
            host.settle()
            let log = lines("Palette", StoryboardClasses.take())
            #expect(
                log.filter { $0.hasPrefix("Palette show") } == [Color.sky, .scarlet].map { "Palette show \($0.text)" })
            // They are said before the view is loaded.
            let shown = try #require(log.firstIndex { $0.hasPrefix("Palette show") })
            let loaded = try #require(log.firstIndex { $0.hasPrefix("Palette viewDidLoad") })
            #expect(shown < loaded)
            #expect(root.picked.count == 2)
            end()
        }

        @Test(
            "A reference to nobody is reported with what there is, and nothing happens; one to no controller of a plugin says so"
        )
        func wrong() throws {
            let root = try #require(folder.storyboard("Wrong").instantiateInitialViewController())
            host.stage.window.rootViewController = root
            host.settle()
            var messages: [String] = []
            let outer = UsageDiagnostic.observer
            UsageDiagnostic.observer = { _, message in messages.append(message) }
            root.performSegue(withIdentifier: "nobody", sender: nil)
            UsageDiagnostic.observer = outer
            #expect(root.presentedViewController == nil)
            try #require(messages.count == 1)
            for word in [
                "Wrong.storyboard", "org.example.nobody", InMemoryHost.identifier, InMemoryHost.otherIdentifier,
            ] {
                #expect(messages[0].contains(word))
            }
            #expect(host.launcher.runs.isEmpty)
            root.performSegue(withIdentifier: "missing", sender: nil)
            host.settle()
            let pane = try #require(root.presentedViewController as? RemoteViewController)
            guard case .ended(let reason) = pane.state else {
                Issue.record("It is \(pane.state)")
                return
            }
            #expect(reason.contains("no controller \"missing\""))
            end()
        }

        @Test(
            "While references are led elsewhere, a registry that is made leads none of them to its plugins; afterwards they lead there"
        )
        func elsewhere() throws {
            let (catalog, launcher, loop) = (host.plugins.catalog, host.launcher, host.loop)
            let name = Self.name(.embed, .plugin)
            func child() throws -> UIViewController {
                let root = try #require(folder.storyboard(name).instantiateInitialViewController())
                root.loadViewIfNeeded()
                return try #require(root.children.first)
            }
            let installation = ForeignScenes.install(
                ForeignScenes(identifiers: { [] }) { _ in
                    // A registry may be made for the first time because of such a question.
                    _ = PluginRegistry(catalog: catalog, launcher: launcher, loop: loop)
                    return UITabBarController()
                })
            for _ in 0..<2 { #expect(try child() is UITabBarController) }
            installation.end()
            #expect(try child() is RemoteViewController)
        }
    }
}
