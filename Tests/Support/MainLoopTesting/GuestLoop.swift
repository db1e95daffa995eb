import MainLoop

/// A main loop for a test, moved by the main dispatch queue of the test runner, and a way to wait for what it does.
@MainActor
package final class GuestLoop {
    /// How long a test waits for anything, in real time. It is long, so that nothing fails because the machine does other things too.
    package nonisolated static let patience: Duration = .seconds(60)

    package let loop: MainLoop
    private let guest: Registration

    package init(clock: any LoopClock = MonotonicClock()) throws {
        loop = try MainLoop(clock: clock)
        guest = loop.attachAsGuest()
    }

    /// Returns as soon as a condition holds. It is looked at now and after each turn of the loop.
    ///
    /// - Parameters:
    ///   - event: What is waited for, to name it when it does not come.
    ///   - patience: How long it may take, in real time, where that is more than for anything else.
    package func wait(
        until event: String, upTo patience: Duration = GuestLoop.patience, _ condition: @escaping @MainActor () -> Bool
    ) async throws {
        guard try await loop.wait(upTo: patience, until: condition) else {
            throw TimedOut(event: event, patience: patience)
        }
    }
}
