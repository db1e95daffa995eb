import MainLoop
import PluginHost
import PluginProtocol

/// Runs, on the other side of an in-memory wire, what is to draw the panes of an attacked host.
@MainActor final class AgreeingLauncher: PluginLauncher {
    private let loop: MainLoop
    private(set) var run: AgreeingRenderer?

    init(loop: MainLoop) {
        self.loop = loop
    }

    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let run = AgreeingRenderer(welcome: welcome, loop: loop, onEvent: onEvent)
        self.run = run
        return run
    }

    func close() {
        run = nil
    }
}
