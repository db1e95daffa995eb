import Diagnostics
import Foundation
import PluginProtocol
import PluginTransport

/// How plugins are started.
package struct SpawnOptions: Sendable {
    /// How long a process may take until it says Hello.
    package var patience: Duration = .seconds(10)
    /// What every plugin gets in its environment beside what is passed on by default.
    package var environment: [String: String]
    package var teardown: TeardownSequence = .orderly
    /// Whether input that a plugin does not answer soon goes on in the host, and plugins leave out what they come to after that. In a test
    /// they do not: what it taps is to be carried out on a machine that is busy, too, and is nobody else's until the plugin is taken for one
    /// that hangs (`LivenessMonitor.offerAfter`). `MULLION_DEADLINES` says so for a host that is a process of its own.
    package var setsDeadlines: Bool
    /// The share of each frame that a plugin's messages may take; nil: whatever they need. In a test whose clock stands still the next frame
    /// never begins, and a plugin that has used up its share of this one would not be heard again.
    package var readingPerFrame: Duration? = ReadingBudget.perFrame
    /// Says where sockets may lie, as `XDG_RUNTIME_DIR` and `TMPDIR` do; where plugins may keep data, as `XDG_DATA_HOME` and
    /// `HOME` do; and where bubblewrap is, as `PATH` does.
    package var directories: [String: String]
    package var sandbox: Sandbox = .launcher
    /// Whether a plugin is not started where the kernel lacks a part of the sandbox; else it goes without, and the log says
    /// what that means.
    package var requiresSandbox = false
    /// Where `mullion-launch` is; nil for beside the host's executable.
    package var launcher: String?
    package var limits = ResourceLimits()
    /// The plugins that get the network if their manifest asks for it.
    package var withNetwork: Set<PluginIdentifier> = []
    /// The gates that this host starts for plugins on other machines. A plugin comes through one of them.
    package var gates: [GateOptions] = []
    /// The program that starts the plugins which come through the gates; nil where somebody else starts them.
    package var starter: PluginStarter?
    /// The steps by which that program is ended, which ends the plugin first.
    package var starterTeardown: TeardownSequence = .ofStarter

    /// Of a plugin that stops at a trap the log has the stack. Registers, and where each library lies in memory, are fifty lines
    /// more that hardly anybody reads; who does sets the variable for the host.
    private static let backtrace = "registers=none,images=none"

    /// Has each process wait for a debugger before it does anything, and waits for it in turn.
    package mutating func waitForDebugger() {
        environment[EnvironmentOptions.debuggerVariable] = "1"
        patience = .seconds(24 * 60 * 60)
    }

    /// What concerns logs and traces is passed on.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment.filter {
            ["MULLION_AMBIGUITY", "MULLION_LIFECYCLE", "MULLION_LOG", "MULLION_TRACE"].contains($0.key)
        }
        self.environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? Self.backtrace
        directories = environment
        let chosen = EnvironmentOptions(environment: environment)
        launcher = chosen.launcher
        setsDeadlines = chosen.setsDeadlines
    }
}
