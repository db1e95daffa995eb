import MainLoop
import PluginProtocol

/// The two lanes of a session, which end together.
@MainActor final class LanePair {
    /// A message of the other side on a lane.
    var onMessage: (([UInt8], Lane) -> Void)?
    /// The other side sent what is no message; the end follows.
    var onMisbehaviour: ((Misbehaviour, Lane) -> Void)?
    /// Called once, when both lanes have ended, or when one has and the other had time to say its last words.
    var onEnd: ((ChannelError) -> Void)?

    private let loop: MainLoop
    private var control: (any LaneConnection)?
    private var content: (any LaneConnection)?
    private var firstEnd: ChannelError?
    private var endedLanes: Set<Lane> = []
    private var grace: Registration?

    /// The time that a lane has after the other or the peer's process has ended. The last message of one lane arrives at the same time as
    /// the end of the other, in either order.
    private static let lastWords = Duration.milliseconds(300)
    /// The time in which what has arrived on a lane by then is read all the same: it may wait for its share of the main thread.
    /// Who goes on writing is not heard for longer.
    private static let longestWords = Duration.seconds(10)

    init(loop: MainLoop) {
        self.loop = loop
    }

    func add(_ link: any LaneConnection) {
        let lane = link.lane
        switch lane {
        case .control: control = link
        case .content: content = link
        }
        link.onMessage = { [weak self] in self?.onMessage?($0, lane) }
        link.onMisbehaviour = { [weak self] in self?.onMisbehaviour?($0, lane) }
        link.onEnd = { [weak self] in self?.end($0, of: lane) }
    }

    subscript(lane: Lane) -> (any LaneConnection)? {
        switch lane {
        case .control: control
        case .content: content
        }
    }

    func finishSending(upTo patience: Duration) {
        control?.finishSending(upTo: patience)
        content?.finishSending(upTo: patience)
    }

    func close() {
        onMessage = nil
        onMisbehaviour = nil
        onEnd = nil
        grace = nil
        control?.close()
        content?.close()
    }

    /// Hears what the other side has said and is not read yet, and then ends both lanes: its process is gone.
    func hearLastWords() {
        hearLastWords(before: ZMTPConnection.lost)
    }

    private func end(_ end: ChannelError, of lane: Lane) {
        guard end.code == .peerClosed else {
            // The fault is this side's own or the peer's slowness; no more words are to be expected.
            return finish(firstEnd ?? end)
        }
        endedLanes.insert(lane)
        if endedLanes.count == Lane.allCases.count { finish(firstEnd ?? end) } else { hearLastWords(before: end) }
    }

    private func hearLastWords(before end: ChannelError) {
        guard firstEnd == nil else { return }
        firstEnd = end
        wait(before: end, until: loop.clock.now + Self.longestWords)
    }

    private func wait(before end: ChannelError, until limit: Duration) {
        grace = loop.schedule(after: Self.lastWords) { [weak self] in
            guard let self else { return }
            let hasUnread = control?.hasUnread == true || content?.hasUnread == true
            if hasUnread, loop.clock.now < limit { wait(before: end, until: limit) } else { finish(end) }
        }
    }

    private func finish(_ end: ChannelError) {
        let onEnd = onEnd
        self.onEnd = nil
        grace = nil
        onEnd?(end)
    }
}
