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
    let window: UIWindow
    private let plugins: PluginRegistry
    private var hook: Registration?
    private var scheduler: Override?

    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - arrange: Returns the root of the window, in which the pane is.
    init(
        _ plugin: InstalledPlugin, controller: String, guest: GuestLoop, directory: String, options: SpawnOptions,
        size: CGSize = CGSize(width: 400, height: 300), arrange: (RemoteViewController) -> UIViewController = { $0 }
    ) {
        let loop = guest.loop
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]),
            launcher: PlacingLauncher(loop: loop, directory: directory, options: options), loop: loop)
        remote = RemoteViewController(plugin: plugin.identifier.rawValue, controller: controller, of: plugins)
        scheduler = UpdateCycle.main.install { loop.requestEndOfTurn() }
        hook = loop.addEndOfTurnHook { UpdateCycle.main.update() }
        window.rootViewController = arrange(remote)
        window.makeKeyAndVisible()
    }

    /// The texts that are shown in the pane, the plugin's and the host's own.
    var texts: [String] {
        contents.compactMap { if case .text(let text) = $0 { text.runs.map(\.text).joined() } else { nil } }
    }

    /// The contents of the layers in the pane that are not hidden, from the back to the front.
    var contents: [LayerContents] {
        layers.map(\.layerContents)
    }

    private var layers: [CALayer] {
        func collect(_ layer: CALayer) -> [CALayer] {
            layer.isHidden ? [] : [layer] + (layer.sublayers ?? []).flatMap(collect)
        }
        return collect(remote.view.layer)
    }

    /// Returns a place in the upper left of the first text in the pane that begins so, in the window's coordinates; nil while there is none.
    func place(of beginning: String) -> CGPoint? {
        let layer = layers.first { layer in
            guard case .text(let text) = layer.layerContents else { return false }
            return text.runs.map(\.text).joined().hasPrefix(beginning)
        }
        return layer.map { layer in
            layer.convert(CGPoint(x: layer.bounds.minX + 8, y: layer.bounds.minY + 8), to: window.layer)
        }
    }

    var isRunning: Bool {
        if case .running = remote.state { true } else { false }
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
