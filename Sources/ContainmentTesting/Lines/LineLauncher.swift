import MainLoop
import PluginHost
import PluginProtocol

/// Starts plugins as another launcher does, with a `PluginLine` between each of them and the host.
@MainActor final class LineLauncher: PluginLauncher {
    private let launcher: any PluginLauncher
    private let loop: MainLoop
    private var lines: [String: PluginLine] = [:]
    /// Gets what plugins report of their controllers.
    var onTrace: ((_ plugin: String, _ lines: [String]) -> Void)?

    init(_ launcher: any PluginLauncher, loop: MainLoop) {
        self.launcher = launcher
        self.loop = loop
    }

    /// That of the plugin with this identifier, whether it runs or not.
    func line(of plugin: String) -> PluginLine {
        if let known = lines[plugin] { return known }
        let line = PluginLine(loop: loop)
        line.onTrace = { [weak self] in self?.onTrace?(plugin, $0) }
        lines[plugin] = line
        return line
    }

    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let line = line(of: plugin.identifier.rawValue)
        return launcher.launch(plugin, welcome: welcome) { event in
            if case .ready(let channel, let granted) = event {
                onEvent(.ready(LineChannel(channel, line: line), granted: granted))
            } else {
                onEvent(event)
            }
        }
    }

    func close() {
        launcher.close()
    }
}
