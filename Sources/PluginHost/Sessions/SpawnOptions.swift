import Foundation

/// How plugins are started.
package struct SpawnOptions: Sendable {
    /// How long a process may take until it says Hello.
    package var patience: Duration = .seconds(10)
    /// What every plugin gets in its environment beside what is passed on by default.
    package var environment: [String: String]
    package var teardown: TeardownSequence = .orderly
    /// Says where sockets may lie, as `XDG_RUNTIME_DIR` and `TMPDIR` do.
    package var directories: [String: String]

    /// What concerns logs and traces is passed on.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment.filter {
            ["MULLION_AMBIGUITY", "MULLION_LOG", "MULLION_TRACE"].contains($0.key)
        }
        directories = environment
    }
}
