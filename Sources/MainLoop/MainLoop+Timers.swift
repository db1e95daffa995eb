extension MainLoop {
    /// Calls a handler when some time has passed.
    ///
    /// - Parameters:
    ///   - delay: From now, by the loop's clock; zero or less: soon.
    ///   - period: Time between calls after the first one, at least a millisecond; nil: called once. The rhythm is that
    ///     of the deadlines; periods that were missed are left out.
    ///   - tolerance: How much later than its deadline the handler may be called, so that several timers share one
    ///     wake. It is never called earlier.
    package func schedule(
        after delay: Duration, repeating period: Duration? = nil, tolerance: Duration = .zero,
        handler: @escaping @MainActor () -> Void
    ) -> Registration {
        schedule(at: clock.now + delay, repeating: period, tolerance: tolerance, handler: handler)
    }

    /// Calls a handler at a time of the loop's clock; otherwise as `schedule(after:repeating:tolerance:handler:)`.
    package func schedule(
        at deadline: Duration, repeating period: Duration? = nil, tolerance: Duration = .zero,
        handler: @escaping @MainActor () -> Void
    ) -> Registration {
        let id = makeID()
        addTimer(
            id, at: deadline, repeating: period.map { max($0, .milliseconds(1)) }, tolerance: max(tolerance, .zero),
            handler: handler)
        return Registration { [weak self] in self?.removeTimer(id) }
    }

    /// - Parameter id: One that no timer has now.
    func addTimer(
        _ id: UInt64, at deadline: Duration, repeating period: Duration? = nil, tolerance: Duration = .zero,
        handler: @escaping @MainActor () -> Void
    ) {
        timers.insert(
            TimerQueue.Timer(id: id, deadline: deadline, period: period, tolerance: tolerance, handler: handler))
        timersDidChange()
    }

    func removeTimer(_ id: UInt64) {
        timers.remove(id)
        timersDidChange()
    }

    func fireTimers() {
        guard !timers.isEmpty else { return }
        for id in timers.due(at: lookTime) {
            guard let handler = timers.fire(id, at: lookTime) else { continue }
            statistics.callbacks += 1
            mayRunLoopHaveWork = true
            handler()
        }
    }

    private func timersDidChange() {
        // A turn settles the alarm once, at its end.
        if !isInTurn { settleAlarm() }
    }
}
