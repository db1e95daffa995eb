/// What happened to controllers.
extension TestHost {
    /// Every callback of every controller, in the host and in all plugins, in the order in which the host heard of them: that of one
    /// process is kept. `settle()` before reading them, so that all are there.
    ///
    /// Of `willMove(toParent:)`, `didMove(toParent:)` and the announcements of transitions those are noted whose override calls super, as
    /// it has to.
    public var callbacks: [ControllerCallback] {
        session.callbacks
    }

    /// The callbacks of the controllers of one class.
    public func callbacks(of controller: String) -> [String] {
        session.callbacks.filter { $0.controller == controller }.map(\.callback)
    }
}
