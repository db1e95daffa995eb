import Attacks
import MainLoop
import PluginHost
import PluginProtocol

/// Runs an attack on the other side of an in-memory wire, as a plugin that keeps to the protocol.
@MainActor final class AttackingLauncher: PluginLauncher {
    private let attack: Attack
    private let loop: MainLoop
    private(set) var run: AttackRun?

    init(_ attack: Attack, loop: MainLoop) {
        self.attack = attack
        self.loop = loop
    }

    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        let run = AttackRun(attack, welcome: welcome, loop: loop, onEvent: onEvent)
        self.run = run
        return run
    }

    func close() {
        run = nil
    }
}
