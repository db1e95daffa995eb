import MainLoop

/// Looks at what a plugin's process takes of memory.
///
/// It has no timer: it is told when the loop is awake for the plugin anyway, and looks every five seconds at most.
@MainActor final class MemoryWatch {
    enum Step {
        case warn(MemoryUse)
        case end(EndReason)
    }

    private let launched: any LaunchedPlugin
    private let clock: any LoopClock
    private let shortcomings: HostShortcomings
    private let limit: Int
    private var policy: MemoryPolicy
    private var lastWarning: MemoryUse?
    /// How many looks in a row have found a process that runs and nothing of its memory.
    private var vainLooks = 0

    /// One look can fall into the moment in which a process becomes another program.
    private static let mostVainLooks = 3

    /// Nil for a plugin whose memory is not the host's business.
    init?(_ launched: any LaunchedPlugin, clock: any LoopClock, shortcomings: HostShortcomings = .shared) {
        guard let limit = launched.memoryLimit else { return nil }
        self.launched = launched
        self.clock = clock
        self.limit = limit
        self.shortcomings = shortcomings
        policy = MemoryPolicy(limit: limit, at: clock.now)
    }

    /// - Returns: What is to be done now.
    func look() -> Step? {
        let now = clock.now
        guard policy.looks(at: now) else { return nil }
        switch launched.readMemory() {
        case .taken(let taken):
            vainLooks = 0
            return find(taken, at: now)
        case .hidden:
            vainLooks += 1
            return vainLooks < Self.mostVainLooks ? nil : .end(.hidMemory(looks: vainLooks))
        case .untold:
            shortcomings.report(.lesserWay, [Self.silence])
            return nil
        case .ended:
            return nil
        }
    }

    private static let silence =
        "How much memory a plugin takes cannot be told here, because /proc/self/status has none of RssAnon, RssShmem and VmSwap, "
        + "so plugins are not ended for it: mount /proc, on Linux 4.5 or later, or give the host a control group (docs/Deploying.md)."

    private func find(_ taken: Int, at now: Duration) -> Step? {
        let use = MemoryUse(taken: taken, limit: limit)
        switch policy.find(taken, at: now) {
        case .warn:
            lastWarning = use
            return .warn(use)
        case .end: return .end(.tookTooMuchMemory(use))
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
