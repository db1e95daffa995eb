import MainLoop
import PluginHost
import PluginProtocol

/// Starts plugins that do nothing but send what they are told to.
@MainActor final class FuzzedLauncher: PluginLauncher {
    private let loop: MainLoop
    private(set) var run: FuzzedPlugin?

    init(loop: MainLoop) {
        self.loop = loop
    }

    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let run = FuzzedPlugin(welcome: welcome, loop: loop, onEvent: onEvent)
        self.run = run
        return run
    }

    func close() {
        run = nil
    }
}
