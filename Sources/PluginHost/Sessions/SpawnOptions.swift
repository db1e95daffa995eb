import Diagnostics
import Foundation
import PluginProtocol

/// How plugins are started.
package struct SpawnOptions: Sendable {
    /// How long a process may take until it says Hello.
    package var patience: Duration = .seconds(10)
    /// What every plugin gets in its environment beside what is passed on by default.
    package var environment: [String: String]
    package var teardown: TeardownSequence = .orderly
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

    /// What concerns logs and traces is passed on.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment.filter {
            ["MULLION_AMBIGUITY", "MULLION_LOG", "MULLION_TRACE"].contains($0.key)
        }
        directories = environment
        launcher = EnvironmentOptions(environment: environment).launcher
    }
}
