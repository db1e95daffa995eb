import CoreFoundation

/// Foundation's `RunLoop.main` keeps timers and blocks of its own, behind descriptors that it shows nobody. So it is asked before
/// each sleep before which something was called that may have given it something to do, and the loop wakes for its next timer.
extension MainLoop {
    /// Its descriptors belong to the program from the beginning, not from the first timer on.
    func openRunLoop() {
        _ = CFRunLoopGetMain()
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
            let events = look(upTo: .zero)
            guard events.isEmpty else { return events }
        }
        turnsWithoutRunLoop = 0
        mayRunLoopHaveWork = false
        serveRunLoop()
        return []
    }

    /// Does what is due in `RunLoop.main`. What another thread gives to it does not wake the loop: it is done when it is asked next.
    ///
    /// `RunLoop.limitDate(forMode:)` does the same by way of dates and strings, which takes longer than the pass itself.
    private func serveRunLoop() {
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
        // In seconds since 2001; 0: there is no timer.
        let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        guard next != nextRunLoopTime else { return }
        nextRunLoopTime = next
        guard next != 0 else { return runLoopTimer = nil }
        let wait = Duration.seconds(next - CFAbsoluteTimeGetCurrent())
        runLoopTimer = schedule(after: wait) { [weak self] in self?.nextRunLoopTime = nil }
    }
}
