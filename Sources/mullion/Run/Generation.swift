import MainLoop
import PluginHost
import UIKit

/// What was shown of one build: a pane, and the process that draws it.
///
/// Each has plugins of its own, so that two processes of the same plugin can run beside each other while one takes the other's
/// place.
@MainActor final class Generation {
    let pane: RemoteViewController
    let built: BuiltPlugin?
    /// How the process is doing; called with each change, in a turn of the loop.
    var onStateChange: (() -> Void)?

    private let plugins: PluginRegistry

    /// - Parameters:
    ///   - facts: The plugin, and its controller.
    ///   - catalog: What was built.
    ///   - options: How the plugin is started, and what draws it.
    ///   - renderer: The program that draws what the plugin shows; nil where this process does.
    ///   - waitsForDebugger: Whether the plugin's process waits for one before it does anything; what draws it does not.
    init(
        _ facts: PluginSource.Facts, in catalog: PluginCatalog, options: SpawnOptions, renderer: URL?,
        waitsForDebugger: Bool, built: BuiltPlugin?
    ) {
        self.built = built
        var pluginOptions = options
        if waitsForDebugger { pluginOptions.waitForDebugger() }
        plugins = PluginRegistry(
            catalog: catalog, launcher: PlacingLauncher(loop: .main, directory: nil, options: pluginOptions),
            loop: .main, recorder: .shared, renderer: renderer,
            rendererLauncher: SpawningLauncher(loop: .main, options: options))
        pane = RemoteViewController(
            plugin: facts.manifest.identifier.rawValue, controller: facts.controller, of: plugins)
        pane.hostDelegate = self
    }

    /// Whether there is no process, and none comes by itself at once.
    var hasEnded: Bool {
        switch pane.state {
        case .waitingToRestart, .ended: true
        case .idle, .launching, .awaited, .running, .unresponsive: false
        }
    }

    /// Ends its process in good order; `completion` runs when it is gone. May be called again.
    func end(completion: @escaping () -> Void) {
        plugins.stopAll(completion: completion)
    }

    func kill() {
        plugins.killAll()
    }
}

extension Generation: RemoteViewControllerDelegate {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        if controller === pane { onStateChange?() }
    }
}
