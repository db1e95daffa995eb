import MainLoop

/// A main loop for a test, moved by the main dispatch queue of the test runner, and a way to wait for what it does.
@MainActor
package final class GuestLoop {
    /// How long a test waits for anything, in real time.
    package nonisolated static let patience: Duration = .seconds(20)

    package let loop: MainLoop
    private let guest: Registration

    package init(clock: any LoopClock = MonotonicClock()) throws {
        loop = try MainLoop(clock: clock)
        guest = loop.attachAsGuest()
    }

    /// Returns as soon as a condition holds. It is looked at now and after each turn of the loop.
    ///
    /// - Parameter event: What is waited for, to name it when it does not come.
    package func wait(until event: String, _ condition: @escaping @MainActor () -> Bool) async throws {
        guard try await loop.wait(upTo: Self.patience, until: condition) else { throw TimedOut(event: event) }
    }
}
