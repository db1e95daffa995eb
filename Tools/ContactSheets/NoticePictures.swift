import Foundation
import HostStaging
import MainLoop
import PluginHost
import RemotePlacements
import UIKit

/// A host with one window and a plugin on the other side of a wire in memory, brought into each situation in which the host speaks.
@MainActor final class NoticePictures {
    /// A page of the plugin, which can push another one.
    private final class Page: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel()
            label.text = "21.5° and rising"
            label.font = .systemFont(ofSize: 22)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            ])
        }
    }

    private static let identifier = "org.example.climate"

    private let clock = ManualClock()
    private let loop: MainLoop
    private let launcher: InMemoryLauncher
    private let plugins: PluginRegistry
    private let platform = RenderingPlatform()
    private let window: UIWindow

    private init(_ style: UIUserInterfaceStyle) throws {
        loop = try MainLoop(clock: clock)
        launcher = InMemoryLauncher(loop: loop) { _ in Page("Climate") }
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [
                try StagedPlugin.make(identifier: Self.identifier, name: "Climate", controllers: ["main"])
            ]), launcher: launcher, loop: loop)
        let screen = UIScreen(size: NoticeScene.size, scale: 1, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
    }

    /// A picture of the situation, as a PNG file.
    static func take(_ scene: NoticeScene, _ style: UIUserInterfaceStyle) throws -> Data {
        // What moves would be taken in the middle of its way.
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let pictures = try NoticePictures(style)
        try pictures.show(scene)
        defer { pictures.window.isHidden = true }
        return try pictures.platform.pngData(of: pictures.window)
    }

    private func show(_ scene: NoticeScene) throws {
        switch scene {
        case .starting:
            open(makePane())
            UpdateCycle.main.update()
            return
        case .unresponsive, .unresponsiveMirrored:
            window.traitOverrides.layoutDirection = scene == .unresponsive ? .leftToRight : .rightToLeft
            open(stack())
            hang()
        case .unresponsiveInColumn:
            openColumns()
            hang()
        case .unresponsiveSmall:
            openSmallPanes()
            hang()
        case .restarting:
            open(stack())
            crash()
            crash()
        case .ended:
            open(stack())
            for _ in 0..<4 {
                crash()
                clock.advance(by: .seconds(2))
                settle()
            }
        case .lost:
            open(stack())
            let page = launcher.runs.last?.connection?.controllers.first
            page?.show(Page("Bedroom"), sender: page)
            settle()
            crash()
        case .endedInTab:
            let usual = RemoteViewController.notice
            defer { RemoteViewController.notice = usual }
            RemoteViewController.notice = { occasion in
                PaneNotice(
                    "Klima", message: "Ist im Augenblick nicht zu haben.",
                    buttons: occasion.actions.map { .init($0, title: $0 == .retry ? "Neu starten" : "Zurück") },
                    for: occasion)
            }
            openTabs()
            launcher.runs.last?.end(.launchFailed("There is no program."))
            settle()
        }
        UpdateCycle.main.update()
    }

    // MARK: Windows

    private func makePane() -> RemoteViewController {
        RemoteViewController(plugin: Self.identifier, controller: "main", of: plugins)
    }

    private func stack() -> UINavigationController {
        let home = UIViewController()
        home.title = "Home"
        let navigation = UINavigationController(rootViewController: home)
        navigation.pushViewController(makePane(), animated: false)
        return navigation
    }

    private func openColumns() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        list.title = "Rooms"
        let detail = UINavigationController(rootViewController: makePane())
        detail.navigationBar.prefersLargeTitles = true
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.traitOverrides.horizontalSizeClass = .regular
        split.preferredDisplayMode = .oneBesideSecondary
        split.minimumPrimaryColumnWidth = 130
        split.preferredPrimaryColumnWidth = 130
        open(split)
    }

    private func openSmallPanes() {
        let root = UIViewController()
        let frames = [
            CGRect(x: 10, y: 10, width: 200, height: 100), CGRect(x: 225, y: 10, width: 185, height: 56),
            CGRect(x: 10, y: 125, width: 110, height: 160), CGRect(x: 135, y: 125, width: 110, height: 48),
        ]
        for frame in frames {
            let pane = makePane()
            root.addChild(pane)
            pane.view.frame = frame
            root.view.addSubview(pane.view)
            pane.didMove(toParent: root)
        }
        root.view.backgroundColor = .systemGroupedBackground
        open(root)
    }

    private func openTabs() {
        let tabs = UITabBarController()
        let other = UIViewController()
        (other.title, other.tabBarItem.image) = ("Licht", UIImage(systemName: "lightbulb"))
        let pane = makePane()
        (pane.title, pane.tabBarItem.image) = ("Klima", UIImage(systemName: "star"))
        tabs.viewControllers = [pane, other]
        open(tabs)
    }

    private func open(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        if root is RemoteViewController { return }
        settle()
    }

    // MARK: What happens

    private func settle() {
        launcher.settle(on: loop)
    }

    /// Nothing is heard of the plugin until a restart is offered.
    private func hang() {
        for seconds in [5, 3, 7] {
            clock.advance(by: .seconds(seconds))
            _ = loop.runOneTurn(timeout: .zero)
            UpdateCycle.main.update()
        }
    }

    private func crash() {
        launcher.runs.last?.end(.exited(.killed(signal: 11)))
        settle()
    }
}
