import MainLoop
import PluginProtocol
import PluginTransport
import ZeroMQ

/// One plugin that came through a gate: from its first `Hello` until it or its host is gone.
///
/// It passes on messages and does not look into them, but for the first of each side.
@MainActor final class RemoteSession {
    /// Called once, when nothing is left of it.
    var onEnd: (() -> Void)?
    /// Called when the bytes that wait for the host have changed.
    var onFlush: (() -> Void)?

    let plugin: PluginIdentifier
    /// The key by which it was let in.
    let key: CurveKey

    private enum State {
        /// A lane is still to come.
        case gathering
        /// The host does not wait for the plugin yet.
        case waiting(Registration?)
        case open(HostLanes)
        case over
    }

    private struct Link {
        let peer: GateRouter.Peer
        let hello: GateMessages.Hello
        /// The host's messages that the plugin does not take now.
        var waiting: [[UInt8]] = []
    }

    private let token: [UInt8]
    private let router: GateRouter
    private let file: BootstrapFile
    private let loop: MainLoop
    private let log: PeerLog
    private var state = State.gathering
    private var links: [Lane: Link] = [:]
    private var delay = firstDelay
    private var hasAnswer = false
    private var gatherTimer: Registration?

    /// The delays between two looks for the host.
    private static let firstDelay = Duration.milliseconds(100)
    private static let longestDelay = Duration.seconds(2)
    /// The time that the second lane may take.
    private static let patience = Duration.seconds(5)
    /// The bytes of a lane that may wait here because the host does not take them, beside the message that goes beyond.
    static let mostWaiting = 1 << 20

    /// - Parameters:
    ///   - hello: The first that came.
    ///   - file: Where the host says that it waits for the plugin.
    init(
        of plugin: PluginIdentifier, _ key: CurveKey, _ hello: GateMessages.Hello, from peer: GateRouter.Peer,
        router: GateRouter, file: BootstrapFile, loop: MainLoop, log: PeerLog
    ) {
        self.plugin = plugin
        self.key = key
        self.router = router
        self.file = file
        self.loop = loop
        self.log = log
        token = hello.token
        links[hello.lane] = Link(peer: peer, hello: hello)
        gatherTimer = loop.schedule(after: Self.patience) { [weak self] in
            self?.end("The second lane did not come.")
        }
    }

    /// Whether a `Hello` is the one that is still to come.
    func isAwaiting(_ hello: GateMessages.Hello) -> Bool {
        if case .gathering = state { hello.token == token && links[hello.lane] == nil } else { false }
    }

    func add(_ hello: GateMessages.Hello, from peer: GateRouter.Peer) {
        guard isAwaiting(hello) else { return }
        links[hello.lane] = Link(peer: peer, hello: hello)
        gatherTimer = nil
        lookForHost()
    }

    func has(_ peer: GateRouter.Peer) -> Bool {
        links.values.contains { $0.peer == peer }
    }

    /// Whether the host takes so little that the plugin has to wait.
    var isFull: Bool {
        guard case .open(let lanes) = state else { return false }
        return Lane.allCases.contains { lanes.unsentBytes(on: $0) > Self.mostWaiting }
    }

    // MARK: The host

    private func lookForHost() {
        do throws(TransportError) {
            guard let bootstrap = try file.read() else { return lookLater() }
            try open(bootstrap)
        } catch {
            switch error.code {
            case .taken:
                refuse(Refusal(.tokenUsed, error.message))
                end(error.message)
            default:
                log.warning("its host cannot be reached: \(error)")
                lookLater()
            }
        }
    }

    private func lookLater() {
        state = .waiting(loop.schedule(after: delay) { [weak self] in self?.lookForHost() })
        delay = min(delay * 2, Self.longestDelay)
    }

    private func open(_ bootstrap: Bootstrap) throws(TransportError) {
        guard bootstrap.plugin == plugin else {
            throw TransportError(
                .badBootstrap, "\(file.path) is there for \(bootstrap.plugin), and \(plugin) came.")
        }
        let lanes = try HostLanes(bootstrap, loop: loop)
        lanes.onMessage = { [weak self] in self?.passDown($0, on: $1) }
        lanes.onEnd = { [weak self] in self?.end($0.message) }
        lanes.onFlush = { [weak self] in self?.onFlush?() }
        state = .open(lanes)
        for (lane, link) in links { lanes.send(link.hello.bytes(with: bootstrap.token), on: lane) }
    }

    // MARK: Passing on

    /// A message of the plugin.
    func receive(_ frames: ArraySlice<Frame>, from peer: GateRouter.Peer) {
        guard let lane = links.first(where: { $0.value.peer == peer })?.key else { return }
        guard frames.count == 1, let frame = frames.first else {
            log.warning("it sent a message of \(frames.count) frames on the \(lane) lane; its session is over")
            return end("A message has one frame.")
        }
        guard !frame.isEmpty else { return }
        guard case .open(let lanes) = state else {
            log.warning("it sent a second message on the \(lane) lane before it was answered; its session is over")
            return end("A second message came before Welcome.")
        }
        lanes.send(frame.bytes, on: lane)
    }

    private func passDown(_ bytes: [UInt8], on lane: Lane) {
        var bytes = bytes
        if !hasAnswer, lane == .control {
            hasAnswer = true
            bytes = GateMessages.withoutClock(bytes)
        }
        links[lane]?.waiting.append(bytes)
        flush(lane)
    }

    /// There may be room again in the connections to the plugin.
    func flush() {
        for lane in Lane.allCases { flush(lane) }
    }

    private func flush(_ lane: Lane) {
        guard case .open(let lanes) = state else { return }
        while let link = links[lane], let next = link.waiting.first {
            switch router.send([Frame(next)], to: link.peer) {
            case .sent:
                links[lane]?.waiting.removeFirst()
            case .wouldWait:
                return lanes.setPaused(true, on: lane)
            case .gone:
                return end(nil)
            }
        }
        lanes.setPaused(false, on: lane)
    }

    // MARK: The end

    /// Looks whether the plugin is still there, and ends where it is not.
    func probe() {
        if links.values.contains(where: { !router.reaches($0.peer) }) { end(nil) }
    }

    private func refuse(_ refusal: Refusal) {
        guard let peer = links[.control]?.peer else { return }
        _ = router.send([Frame(HostHandshake.encode(.session(.refused(refusal))))], to: peer)
    }

    /// Ends the session on both sides.
    ///
    /// - Parameter reason: A sentence for the plugin; nil where it is gone.
    func end(_ reason: String?) {
        if case .over = state { return }
        if case .open(let lanes) = state { lanes.close() }
        state = .over
        gatherTimer = nil
        for link in links.values { router.dismiss(link.peer, because: reason ?? "The other lane is lost.") }
        links = [:]
        let onEnd = onEnd
        self.onEnd = nil
        onFlush = nil
        onEnd?()
    }
}
