import ArgumentParser

/// What stands between a plugin that this host starts and everything that is not its business.
package enum Sandbox: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// `mullion-launch` takes from it what it must not have: see `docs/ProcessLifecycle.md`.
    case launcher
    /// The same within namespaces of its own, which bubblewrap (bwrap(1)) makes.
    case bubblewrap
    /// Nothing stands between them: a plugin can do whatever this user can. Its supervisor still ends it with its host, and what it
    /// has started; only a plugin that means harm can end its supervisor first, and then its processes stay.
    case none
}
