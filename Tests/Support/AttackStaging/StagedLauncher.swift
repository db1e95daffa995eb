import MainLoop
import PluginHost
import PluginProtocol

/// Starts processes of a test's own on the other side of an in-memory wire.
@MainActor final class StagedLauncher<Run: StagedRun>: PluginLauncher {
    typealias Factory = @MainActor (Welcome, @escaping @MainActor (LaunchEvent) -> Void) -> Run

    private let makeRun: Factory
    /// The process that was started last; nil before the first.
    private(set) var run: Run?

    init(makeRun: @escaping Factory) {
        self.makeRun = makeRun
    }

    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let run = makeRun(welcome, onEvent)
        self.run = run
        return run
    }

    func close() {
        run = nil
    }
}
