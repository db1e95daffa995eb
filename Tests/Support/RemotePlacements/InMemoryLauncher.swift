import InMemoryWire
import MainLoop
import PluginHost
import PluginProtocol
import PluginRuntime
import UIKit

/// Runs plugins inside the host's own process: both sides of the wire, with every message going through its bytes.
///
/// Messages are delivered when a test pumps, or at once if it asks for that.
@MainActor package final class InMemoryLauncher: PluginLauncher {
    package typealias Factory = (_ controller: String) -> UIViewController?

    /// One run of the plugin.
    @MainActor package final class Run: LaunchedPlugin {
        package let channels: InMemoryChannelPair
        package private(set) var connection: ConnectionToHost?
        private let loop: MainLoop
        private let onEvent: (LaunchEvent) -> Void
        package private(set) var isOver = false
        package let memoryLimit: Int?
        /// What it takes of memory from now on, in bytes; nil: this machine does not tell of any process.
        package var memory: Int?
        /// Whether from now on this process alone tells nothing of its memory.
        package var hidesMemory = false

        init(
            welcome: Welcome, memoryLimit: Int?, loop: MainLoop, makeViewController: @escaping Factory,
            onEvent: @escaping (LaunchEvent) -> Void
        ) {
            self.loop = loop
            self.memoryLimit = memoryLimit
            self.onEvent = onEvent
            channels = InMemoryChannelPair(epoch: welcome.epoch, limits: welcome.limits)
            let screen = UIScreen(size: welcome.screen.size, scale: welcome.screen.scale, userInterfaceStyle: .light)
            connection = ConnectionToHost(
                channel: channels.plugin, welcome: welcome, screen: screen, clock: loop.clock,
                onMemoryWarning: { [weak self] in
                    for controller in self?.connection?.controllers ?? [] { Self.warn(controller) }
                },
                makeViewController: { name, _ in makeViewController(name) })
            connection?.onEnd = { [weak self] _ in self?.end(.stoppedByHost) }
            loop.post { [weak self] in
                guard let self, !isOver else { return }
                onEvent(.started(processIdentifier: nil))
                onEvent(.ready(channels.host, granted: welcome.granted))
            }
        }

        /// As the plugin's own application would, if it were one of its own.
        private static func warn(_ controller: UIViewController) {
            controller.didReceiveMemoryWarning()
            for child in controller.children { warn(child) }
        }

        package func stop(ask: @escaping @MainActor () -> Void) {
            ask()
            channels.pump()
        }

        package func kill() {
            end(.exited(.killed(signal: 9)))
        }

        package func readMemory() -> MemoryReading {
            hidesMemory ? .hidden : memory.map(MemoryReading.taken) ?? .untold
        }

        /// As if the program had printed that it is about to trap.
        package func sayThatItTraps() {
            loop.post { [onEvent] in onEvent(.trapped) }
        }

        /// Ends the run as if its process had ended.
        package func end(_ reason: TerminationReason) {
            guard !isOver else { return }
            isOver = true
            channels.plugin.close()
            connection = nil
            loop.post { [onEvent] in onEvent(.ended(reason)) }
        }
    }

    private let loop: MainLoop
    private let makeViewController: Factory
    package private(set) var runs: [Run] = []
    /// What plugins that are launched from now on may use.
    package var granted = Capability.known
    /// What plugins that are launched from now on may take of memory, in bytes; nil: nobody looks.
    package var memoryLimit: Int?
    /// By how much the host's clock differs from theirs, as they are told.
    package var clockSkew = Duration.zero

    package init(loop: MainLoop, makeViewController: @escaping Factory) {
        self.loop = loop
        self.makeViewController = makeViewController
    }

    package func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin {
        var welcome = welcome
        welcome.granted = granted
        welcome.clock = loop.clock.now + clockSkew
        let run = Run(
            welcome: welcome, memoryLimit: memoryLimit, loop: loop, makeViewController: makeViewController,
            onEvent: onEvent)
        runs.append(run)
        return run
    }

    package func close() {
        runs = []
    }
}
