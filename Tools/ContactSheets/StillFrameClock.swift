import UIKit

/// Lets time pass for what moves only when a picture is to be taken later.
@MainActor final class StillFrameClock {
    private final class Call {
        let due: Duration
        let run: @MainActor () -> Void

        init(due: Duration, _ run: @escaping @MainActor () -> Void) {
            self.due = due
            self.run = run
        }
    }

    private struct Entry {
        weak var call: Call?
    }

    private var now = Duration.zero
    private var entries: [Entry] = []

    /// Runs `body` with a clock that stands still, in place of that of frames.
    static func use<Result>(_ body: (StillFrameClock) throws -> Result) rethrows -> Result {
        let clock = StillFrameClock()
        let installation = FrameClock.main.install(now: { clock.now / .seconds(1) }) { delay, run in
            let call = Call(due: clock.now + delay, run)
            clock.entries.append(Entry(call: call))
            return call
        }
        defer { installation.end() }
        return try body(clock)
    }

    /// Lets time pass, and makes every call that becomes due, in order.
    func advance(by duration: Duration) {
        let end = now + duration
        while let call = entries.compactMap(\.call).filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
            now = call.due
            entries.removeAll { $0.call == nil || $0.call === call }
            call.run()
        }
        now = end
    }
}
