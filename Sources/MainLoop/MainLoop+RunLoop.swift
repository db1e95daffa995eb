import Foundation

/// Foundation's `RunLoop.main` keeps timers and blocks of its own, behind descriptors that it shows nobody. So it is asked before
/// each sleep before which something was called that may have given it something to do, and the loop wakes for its next timer.
extension MainLoop {
    /// Its descriptors belong to the program from the beginning, not from the first timer on.
    func openRunLoop() {
        _ = RunLoop.main
    }

    /// However much there is to do, it is asked after so many turns.
    private static let mostTurnsWithoutRunLoop = 16

    /// Serves `RunLoop.main`, if nothing else is to be done at once: asking it takes longer than most turns, and an answer that
    /// somebody waits for shall not wait for that.
    ///
    /// - Returns: What is ready, where it was looked for and found.
    func eventsBesideRunLoop() -> [EventSet.Event] {
        guard mainQueue != nil, mayRunLoopHaveWork else { return [] }
        turnsWithoutRunLoop += 1
        if turnsWithoutRunLoop <= Self.mostTurnsWithoutRunLoop {
            if isWorkLeft { return [] }
            let events = eventSet.wait(timeout: .zero)
            guard events.isEmpty else { return events }
        }
        turnsWithoutRunLoop = 0
        mayRunLoopHaveWork = false
        serveRunLoop()
        return []
    }

    /// Does what is due in `RunLoop.main`. What another thread gives to it does not wake the loop: it is done when it is asked next.
    private func serveRunLoop() {
        // Nil and the distant future both mean that there is no timer.
        let next = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
        guard next != nextRunLoopDate else { return }
        nextRunLoopDate = next
        runLoopTimer =
            next == .distantFuture
            ? nil : schedule(after: .seconds(next.timeIntervalSinceNow)) { [weak self] in self?.nextRunLoopDate = nil }
    }
}
