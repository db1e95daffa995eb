import Diagnostics
import UIKit

/// Lets time pass for UIKit when the test says so.
@MainActor package final class ManualFrameClock {
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

    package private(set) var now = Duration.zero
    private var entries: [Entry] = []

    package init() {}

    /// Takes the place of UIKit's clock, for as long as the returned override is held.
    package func install() -> Override {
        FrameClock.main.install(now: { self.seconds }) { self.schedule($0, $1) }
    }

    /// Runs `body` with a clock that stands still.
    package static func use<Result>(_ body: (ManualFrameClock) throws -> Result) rethrows -> Result {
        let keeper = ManualFrameClock()
        let installation = keeper.install()
        defer { installation.end() }
        return try body(keeper)
    }

    private func schedule(_ delay: Duration, _ run: @escaping @MainActor () -> Void) -> AnyObject {
        let call = Call(due: now + delay, run)
        entries.append(Entry(call: call))
        return call
    }

    /// The media clock.
    package var seconds: Double {
        now / .seconds(1)
    }

    /// How many calls are due at some time.
    package var count: Int {
        entries.compactMap(\.call).count
    }

    /// Returns the number of calls that are due within this time from now.
    package func count(within time: Duration) -> Int {
        entries.compactMap(\.call).count { $0.due <= now + time }
    }

    /// Lets time pass, and makes every call that becomes due, in order.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let call = entries.compactMap(\.call).filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
            now = call.due
            entries.removeAll { $0.call == nil || $0.call === call }
            call.run()
        }
        now = end
    }
}
