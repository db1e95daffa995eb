import MainLoop

/// Looks at what a plugin's process takes of memory.
///
/// It has no timer: it is told when the loop is awake for the plugin anyway, and looks every five seconds at most.
@MainActor final class MemoryWatch {
    enum Step {
        case warn(MemoryUse)
        case end(MemoryUse)
    }

    private let launched: any LaunchedPlugin
    private let clock: any LoopClock
    private let limit: Int
    private var policy: MemoryPolicy
    private var lastWarning: MemoryUse?

    /// Nil for a plugin whose memory is not the host's business.
    init?(_ launched: any LaunchedPlugin, clock: any LoopClock) {
        guard let limit = launched.memoryLimit else { return nil }
        self.launched = launched
        self.clock = clock
        self.limit = limit
        policy = MemoryPolicy(limit: limit, at: clock.now)
    }

    /// - Returns: What is to be done now.
    func look() -> Step? {
        let now = clock.now
        guard policy.looks(at: now), let taken = launched.readMemory() else { return nil }
        let use = MemoryUse(taken: taken, limit: limit)
        switch policy.find(taken, at: now) {
        case .warn:
            lastWarning = use
            return .warn(use)
        case .end: return .end(use)
        case nil: return nil
        }
    }

    /// Why a process has ended, where a warning that counts adds something to what is known.
    func explain(_ reason: EndReason) -> EndReason {
        guard case .exited(.killed(signal: 9)) = reason, policy.isWarned(at: clock.now), let lastWarning else {
            return reason
        }
        return .killedAfterMemoryWarning(lastWarning)
    }
}
