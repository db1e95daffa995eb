import Foundation

/// Foundation's `RunLoop.main` keeps timers and blocks of its own, behind descriptors that it shows nobody. So it is asked in
/// each turn, after all that may have given it something, and the loop wakes for its next timer.
extension MainLoop {
    /// Its descriptors belong to the program from the beginning, not from the first timer on.
    func openRunLoop() {
        _ = RunLoop.main
    }

    /// Does what is due in `RunLoop.main`. What another thread gives to it does not wake the loop: it is done in the next turn.
    func serveRunLoop() {
        guard mainQueue != nil else { return }
        // Nil and the distant future both mean that there is no timer.
        let next = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
        mayRunLoopHaveNews = false
        guard next != nextRunLoopDate else { return }
        nextRunLoopDate = next
        runLoopTimer =
            next == .distantFuture
            ? nil : schedule(after: .seconds(next.timeIntervalSinceNow)) { [weak self] in self?.nextRunLoopDate = nil }
    }
}
