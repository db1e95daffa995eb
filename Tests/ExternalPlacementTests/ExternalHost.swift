import Diagnostics
import Foundation
import MainLoop
import MainLoopTesting
import PluginHost
import RemotePlacements
import UIKit

/// A host with one pane in a window that is shown.
@MainActor final class ExternalHost {
    let remote: RemoteViewController
    private let plugins: PluginRegistry
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private var hook: Registration?
    private var scheduler: Override?

    init(guest: GuestLoop, directory: String) throws {
        let loop = guest.loop
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [try ParityPlugin.built]),
            launcher: PlacingLauncher(loop: loop, directory: directory), loop: loop)
        remote = RemoteViewController(plugin: ParityPlugin.identifier, controller: "plain", of: plugins)
        scheduler = UpdateCycle.main.install { loop.requestEndOfTurn() }
        hook = loop.addEndOfTurnHook { UpdateCycle.main.update() }
        window.rootViewController = remote
        window.makeKeyAndVisible()
    }

    /// Whether the plugin has drawn: the placeholder is gone.
    var showsPlugin: Bool {
        guard case .running = remote.state else { return false }
        return texts.isEmpty
    }

    /// What the placeholder says.
    var texts: [String] {
        func collect(_ view: UIView) -> [String] {
            let own = (view as? UILabel)?.text.map { [$0] } ?? []
            return own + view.subviews.flatMap(collect)
        }
        return collect(remote.view)
    }

    func stop() async {
        window.isHidden = true
        await withCheckedContinuation { done in
            plugins.stopAll { done.resume() }
        }
        hook = nil
        scheduler = nil
    }
}
