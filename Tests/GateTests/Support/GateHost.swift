import Diagnostics
import Foundation
import MainLoop
import MainLoopTesting
import PluginHost
import QuartzCore
import UIKit

/// A host with one pane, in the test's own process, that waits for its plugin in a directory.
@MainActor final class GateHost {
    let remote: RemoteViewController
    private let plugins: PluginRegistry
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private var hook: Registration?
    private var scheduler: Override?

    init(
        _ plugin: InstalledPlugin, controller: String, guest: GuestLoop, directory: String, options: SpawnOptions
    ) {
        let loop = guest.loop
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]),
            launcher: PlacingLauncher(loop: loop, directory: directory, options: options), loop: loop)
        remote = RemoteViewController(plugin: plugin.identifier.rawValue, controller: controller, of: plugins)
        scheduler = UpdateCycle.main.install { loop.requestEndOfTurn() }
        hook = loop.addEndOfTurnHook { UpdateCycle.main.update() }
        window.rootViewController = remote
        window.makeKeyAndVisible()
    }

    /// The texts that are shown in the pane, the plugin's and the host's own.
    var texts: [String] {
        contents.compactMap { if case .text(let text) = $0 { text.runs.map(\.text).joined() } else { nil } }
    }

    /// The contents of the layers in the pane that are not hidden, from the back to the front.
    var contents: [LayerContents] {
        func collect(_ layer: CALayer) -> [LayerContents] {
            layer.isHidden ? [] : [layer.layerContents] + (layer.sublayers ?? []).flatMap(collect)
        }
        return collect(remote.view.layer)
    }

    var isRunning: Bool {
        if case .running = remote.state { true } else { false }
    }

    /// Taps a place of the window, in points.
    func tap(_ point: CGPoint) {
        window.sendTouch(id: 1, phase: .began, at: point, timestamp: 0)
        window.sendTouch(id: 1, phase: .ended, at: point, timestamp: 0)
    }

    func stop() async {
        window.isHidden = true
        window.rootViewController = nil
        await withCheckedContinuation { done in
            plugins.stopAll { done.resume() }
        }
        hook = nil
        scheduler = nil
    }
}
