import Foundation
import GalleryControllers
import HostStaging
import LayerRenderer
import MainLoop
import MainLoopTesting
import PluginHost
import RemotePlacements
import Testing
import UIKit

/// A host's window with a container of panes. What is in them is on the other side of a wire in this process, so that a test can ask it.
@MainActor final class MailHost {
    private static let identifier = "org.mullion.gallery"

    let window: UIWindow
    private let clock = ManualClock()
    private let loop: MainLoop
    private let launcher: InMemoryLauncher
    private let plugins: PluginRegistry
    private let platform = RenderingPlatform()
    private let made = Made()
    private var panes: [RemoteViewController] = []

    /// The plugin's controllers by their names.
    private final class Made {
        var controllers: [String: UIViewController] = [:]
    }

    init(_ style: UIUserInterfaceStyle, size: CGSize, scale: CGFloat) throws {
        loop = try MainLoop(clock: clock)
        launcher = InMemoryLauncher(loop: loop) { [made] name in
            made.controllers[name] = MailPage(name: name)?.makeViewController()
            return made.controllers[name]
        }
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [
                try StagedPlugin.make(
                    identifier: Self.identifier, name: "Gallery", controllers: MailPage.all.map(\.name))
            ]), launcher: launcher, loop: loop)
        let screen = UIScreen(size: size, scale: scale, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        window.makeKeyAndVisible()
    }

    func show(_ scene: ContainerScene, in language: GalleryLanguage, isWide: Bool) {
        window.rootViewController = scene.makeRoot(in: language, isWide: isWide) { page in
            let pane = RemoteViewController(plugin: Self.identifier, controller: page.name, of: plugins)
            panes.append(pane)
            return pane
        }
        settle()
    }

    /// Has both sides do what is left to do.
    func settle() {
        let deadline = ContinuousClock.now + GuestLoop.patience
        var stillFrames = 0
        while ContinuousClock.now < deadline {
            let isBusy = loop.runOneTurn(timeout: .zero)
            let delivered = launcher.runs.reduce(0) { $0 + $1.channels.pump() }
            if UpdateCycle.main.needsUpdate {
                UpdateCycle.main.update()
                stillFrames = 0
            } else if !isBusy, delivered == 0 {
                // A commit may wait for the next frame, and what it is answered by for the one after that.
                guard stillFrames < 3 else { return }
                clock.advance(by: .milliseconds(17))
                stillFrames += 1
            }
        }
        Issue.record("Host and plugin do not come to rest")
    }

    /// Each pane that is seen, with the plugin's controller behind it.
    var seen: [(pane: RemoteViewController, page: UIViewController)] {
        panes.filter { $0.viewIfLoaded?.window != nil }.compactMap { pane in
            made.controllers[pane.controller].map { (pane, $0) }
        }
    }

    /// The labels of the host's own views and those of the plugin's, with their places in the window.
    var labels: [(label: UILabel, frame: CGRect)] {
        window.labels.map { ($0, $0.convert($0.bounds, to: nil)) }
            + seen.flatMap { pane, page in
                page.view.labels.map { label in
                    (label, pane.view.convert(label.convert(label.bounds, to: page.view), to: nil))
                }
            }
    }

    var picture: Picture {
        Picture(platform.surface(of: window), scale: window.screen.scale)
    }

    func pngData() throws -> Data {
        try platform.pngData(of: window)
    }

    func close() {
        panes = []
        window.isHidden = true
        window.rootViewController = nil
        UIApplication.shared.keyWindow = nil
        plugins.stopAll {}
        settle()
        made.controllers = [:]
    }
}
