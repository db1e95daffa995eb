import ArgumentParser

/// What stands between a plugin that this host starts and everything that is not its business.
package enum Sandbox: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// `mullion-launch` takes from it what it must not have: see `docs/ProcessLifecycle.md`.
    case launcher
    /// The same within namespaces of its own, which bubblewrap (bwrap(1)) makes.
    case bubblewrap
    /// Nothing: a plugin can do whatever this user can. It still ends with its host, and leaves no process behind.
    case none
}
