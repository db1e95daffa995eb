import MainLoop

/// Looks at what a plugin's process takes of memory.
///
/// It has no timer: it is told when the loop is awake for the plugin anyway, and looks every five seconds at most.
@MainActor final class MemoryWatch {
    enum Step {
        case warn(MemoryUse)
        case end(TerminationReason)
    }

    private let launched: any LaunchedPlugin
    private let clock: any LoopClock
    private let shortcomings: HostShortcomings
    private let limit: Int
    private var policy: MemoryPolicy
    private var lastWarning: MemoryUse?
    /// Whether each of the last looks at a process that runs was in vain, the last one at the end.
    private var vainLooks: [Bool] = []

    /// So many vain ones among so many looks are too many. One can fall into the moment in which a process becomes another program. A
    /// plugin that shows itself now and then, and hides in between, is not seen when it takes the most.
    private static let mostVainLooks = (vain: 3, among: 6)

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
            countLook(isVain: false)
            return find(taken, at: now)
        case .hidden:
            countLook(isVain: true)
            let vain = vainLooks.count(where: \.self)
            return vain < Self.mostVainLooks.vain ? nil : .end(.hidMemory(looks: vain, among: vainLooks.count))
        case .untold:
            shortcomings.report(.lesserWay, [Self.silence])
            return nil
        case .ended:
            return nil
        }
    }

    private func countLook(isVain: Bool) {
        vainLooks = Array((vainLooks + [isVain]).suffix(Self.mostVainLooks.among))
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
    func explain(_ reason: TerminationReason) -> TerminationReason {
        guard case .exited(.killed(signal: 9)) = reason, policy.isWarned(at: clock.now), let lastWarning else {
            return reason
        }
        return .killedAfterMemoryWarning(lastWarning)
    }
}
