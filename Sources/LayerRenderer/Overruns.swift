import QuartzCore

/// Which layers with an allowance use up their shares of a frame: the window waits for all of them together, so the next
/// time each gets a part.
@MainActor final class Overruns {
    private var now: Set<ObjectIdentifier> = []
    /// How many there were in the last frame.
    private(set) var before = 0

    func beginFrame() {
        before = now.count
        now = []
    }

    func note(_ allowance: DrawingAllowance) {
        if allowance.hasOverrun { now.insert(ObjectIdentifier(allowance)) }
    }
}
