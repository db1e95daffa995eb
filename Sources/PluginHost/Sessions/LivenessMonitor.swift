import MainLoop
import PluginProtocol

/// Asks a plugin's main thread for signs of life, and says when they fail to come.
///
/// What was sent and has to be answered is a question; while a pane is shown and nothing is open, a ping is one every five
/// seconds. Nothing is sent, and the loop does not wake, for a plugin that shows nothing and owes no answer. Three seconds
/// of silence are worth a quiet badge, ten an offer to restart.
@MainActor final class LivenessMonitor {
    static let pingInterval = Duration.seconds(5)
    static let badgeAfter = Duration.seconds(3)
    static let offerAfter = Duration.seconds(10)
    /// Instead of `badgeAfter`, where the process has said that it is about to end.
    static let badgeAfterTrap = Duration.milliseconds(100)

    enum Verdict: Hashable {
        case responsive
        case unresponsive(offersRestart: Bool)
    }

    private let loop: MainLoop
    private let ping: () -> SequenceNumber?
    private let onVerdict: (Verdict) -> Void
    private var verdict: Verdict = .responsive
    /// The last message that has to be answered and was not. Answers come in order, so one to it answers all.
    private var unanswered: SequenceNumber?
    /// The scene that it is about; nil for a ping.
    private var askedScene: SceneID?
    /// Since when there has been no sign of life although one was due.
    private(set) var silentSince: Duration?
    private lazy var deadline = Deadline(on: loop) { [weak self] in self?.timeIsUp() }

    /// - Parameter ping: Sends a ping and answers its number; nil where it could not be sent.
    init(loop: MainLoop, ping: @escaping () -> SequenceNumber?, onVerdict: @escaping (Verdict) -> Void) {
        self.loop = loop
        self.ping = ping
        self.onVerdict = onVerdict
    }

    /// Called when the loop is awake anyway, and an answer that is due has still not come. Where there is somebody to call, and a
    /// pane is shown, a plugin that stays silent wakes the loop as often as one that answers its pings.
    var onSilence: (() -> Void)? {
        didSet { schedule() }
    }

    /// Whether a pane of the plugin is on screen.
    var isShown = false {
        didSet {
            if isShown != oldValue { schedule() }
        }
    }

    /// Whether a short silence is enough for the badge.
    private var isSuspected = false
    private var wasSuspected = false

    private var badgeAfter: Duration {
        isSuspected ? Self.badgeAfterTrap : Self.badgeAfter
    }

    /// The process has said that it is about to end: asks it at once, and believes its silence sooner, until it answers. Once: whoever
    /// says that again and again gets no more questions than others.
    func suspect() {
        guard !isStopped, !wasSuspected else { return }
        wasSuspected = true
        isSuspected = true
        if silentSince == nil, let sequence = ping() { return expectAnswer(to: sequence) }
        // An answer may be due for so long that the badge is, too.
        reviewSilence(at: loop.clock.now)
        schedule()
    }

    /// A message was sent that the plugin has to answer.
    ///
    /// - Parameter scene: The scene that it is about; nil for a ping.
    func expectAnswer(to sequence: SequenceNumber, of scene: SceneID? = nil) {
        unanswered = sequence
        askedScene = scene
        guard silentSince == nil else { return }
        silentSince = loop.clock.now
        schedule()
    }

    /// The plugin's main thread said something, in answer to `sequence` perhaps.
    ///
    /// Something else than the answer that is due may have been sent before the plugin came to what hangs it; so the
    /// silence begins anew, and does not end.
    func noteSignOfLife(answering sequence: SequenceNumber? = nil) {
        if let unanswered, let sequence, sequence >= unanswered { self.unanswered = nil }
        silentSince = unanswered == nil ? nil : loop.clock.now
        if unanswered == nil { isSuspected = false }
        set(.responsive)
        schedule()
    }

    /// The plugin could not open the scene, and answers nothing that was asked of it meanwhile. What was asked of others before that may
    /// still be due: a ping, which comes after it, takes its place.
    func sceneDidFail(_ scene: SceneID) {
        guard unanswered != nil, askedScene == scene else { return }
        unanswered = ping()
        askedScene = nil
        if unanswered == nil { silentSince = nil }
        schedule()
    }

    func stop() {
        deadline.time = nil
        unanswered = nil
        silentSince = nil
        isStopped = true
    }

    private var isStopped = false

    private func schedule() {
        schedule(from: loop.clock.now)
    }

    private func schedule(from now: Duration) {
        deadline.time = isStopped ? nil : nextLook(from: now)
    }

    private func nextLook(from now: Duration) -> Duration? {
        guard let silentSince else { return isShown ? now + Self.pingInterval : nil }
        // By what was said of it, and not by the time alone: the look that is due may not have been taken yet.
        if verdict == .responsive { return silentSince + badgeAfter }
        if now - silentSince < Self.offerAfter { return silentSince + Self.offerAfter }
        return isShown && onSilence != nil ? now + Self.pingInterval : nil
    }

    private func timeIsUp() {
        if silentSince != nil {
            // What has arrived since then is still to be read, and may be the answer.
            let now = loop.lookTime
            reviewSilence(at: now)
            schedule(from: now)
            onSilence?()
        } else if let sequence = ping() {
            expectAnswer(to: sequence)
        }
    }

    private func reviewSilence(at now: Duration) {
        guard let silentSince else { return }
        let silence = now - silentSince
        if silence >= badgeAfter { set(.unresponsive(offersRestart: silence >= Self.offerAfter)) }
    }

    private func set(_ new: Verdict) {
        guard new != verdict else { return }
        verdict = new
        onVerdict(new)
    }
}
