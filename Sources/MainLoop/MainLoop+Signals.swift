extension MainLoop {
    /// Takes over a signal: instead of its usual effect, the handler is called in a turn.
    ///
    /// The signal is blocked in the calling thread and in threads made later by it, and unblocked with the last
    /// registration for it. Register before any other thread is started: one that does not block the signal would still
    /// be ended by it. Children inherit the blocked set, so whoever spawns them has to empty it.
    package func onSignal(
        _ signal: CInt, handler: @escaping @MainActor () -> Void
    ) throws(MainLoopError) -> Registration {
        let signals = try signalSource()
        let id = makeID()
        try signals.add(id, for: signal, handler: handler)
        return Registration { [weak signals] in signals?.remove(id) }
    }

    private func signalSource() throws(MainLoopError) -> SignalSource {
        if let signals { return signals }
        let source: SignalSource
        do throws(SystemCallError) {
            source = try SignalSource()
        } catch {
            throw MainLoopError(.outOfResources, "There is no descriptor left to receive signals by.", cause: error)
        }
        source.registration = try watch(source.descriptor, for: .read) { [weak source] _ in source?.deliver() }
        signals = source
        return source
    }
}
