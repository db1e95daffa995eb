import MainLoop

/// Asks a plugin's main thread for signs of life, and says when they fail to come.
///
/// A ping goes out when something has gone unanswered for a while, and every five seconds while a pane is shown; nothing
/// is sent, and the loop does not wake, for a plugin that shows nothing. Three seconds of silence are worth a quiet badge,
/// ten an offer to restart.
@MainActor final class LivenessMonitor {
    static let pingInterval = Duration.seconds(5)
    static let badgeAfter = Duration.seconds(3)
    static let offerAfter = Duration.seconds(10)

    enum Verdict: Hashable {
        case responsive
        case unresponsive(offersRestart: Bool)
    }

    private let loop: MainLoop
    private let ping: () -> Void
    private let onVerdict: (Verdict) -> Void
    private var verdict: Verdict = .responsive
    private var unansweredSince: Duration?
    private var timer: Registration?

    init(loop: MainLoop, ping: @escaping () -> Void, onVerdict: @escaping (Verdict) -> Void) {
        self.loop = loop
        self.ping = ping
        self.onVerdict = onVerdict
    }

    /// Whether a pane of the plugin is on screen.
    var isShown = false {
        didSet {
            if isShown != oldValue { schedule() }
        }
    }

    /// Something was sent that the plugin has to answer.
    func expectAnswer() {
        guard unansweredSince == nil else { return }
        unansweredSince = loop.clock.now
        schedule()
    }

    /// The plugin's main thread said something.
    func noteSignOfLife() {
        unansweredSince = nil
        set(.responsive)
        schedule()
    }

    func stop() {
        timer = nil
        unansweredSince = nil
        isStopped = true
    }

    private var isStopped = false

    private func schedule() {
        timer = nil
        guard !isStopped else { return }
        let delay: Duration
        if let unansweredSince {
            let silence = loop.clock.now - unansweredSince
            let next = silence < Self.badgeAfter ? Self.badgeAfter : Self.offerAfter
            guard silence < Self.offerAfter else { return }
            delay = next - silence
        } else if isShown {
            delay = Self.pingInterval
        } else {
            return
        }
        timer = loop.schedule(after: delay) { [weak self] in self?.timeIsUp() }
    }

    private func timeIsUp() {
        if let unansweredSince {
            let silence = loop.clock.now - unansweredSince
            if silence >= Self.badgeAfter {
                set(.unresponsive(offersRestart: silence >= Self.offerAfter))
            }
            schedule()
        } else {
            ping()
            expectAnswer()
        }
    }

    private func set(_ new: Verdict) {
        guard new != verdict else { return }
        verdict = new
        onVerdict(new)
    }
}
