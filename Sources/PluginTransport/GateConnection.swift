import CCurveZMQ
import Foundation
import MainLoop
import PluginProtocol

/// A plugin's end of a lane that leaves the machine: a DEALER of libzmq with CURVE, connected to the ROUTER of a gate.
///
/// libzmq reads and writes on a thread of its own, and answers heartbeats there, however busy the plugin is. Its descriptors tell of
/// news once, and any call may swallow it. So what the dealer is ready for is read again after all that was done with it, and work that
/// is left is posted as a block of the loop.
@MainActor final class GateConnection: LaneConnection {
    var onMessage: (([UInt8]) -> Void)?
    var onMisbehaviour: ((Misbehaviour) -> Void)?
    var onEnd: ((ChannelError) -> Void)?
    /// Called when nobody answers yet. libzmq tries again and again.
    var onRetry: (() -> Void)?

    let lane: Lane

    /// The sockets of libzmq, or nil once the connection is closed.
    private var dealer: OpaquePointer?
    private let place: GatePlace
    private let loop: MainLoop
    private var registrations: [Registration] = []
    private var waiting = SendQueue()
    private var isServiceScheduled = false
    /// Whether messages are being taken, after which the dealer is asked anyway.
    private var isServing = false
    private var isReady = false
    private var end: ChannelError?
    var isPaused = false {
        didSet { if !isPaused { scheduleServiceIfNeeded() } }
    }

    /// Long enough for last words, short enough that nobody notices the wait.
    private static let linger: CInt = 250

    /// - Throws: `noLibrary` without libzmq, `socketFailed`.
    init(to place: GatePlace, lane: Lane, loop: MainLoop, largestMessage: Int) throws(TransportError) {
        self.place = place
        self.lane = lane
        self.loop = loop
        dealer = try Self.open(place, largestMessage: largestMessage)
        do {
            registrations = [
                // Who takes the messages says what they call.
                try loop.watch(curvezmq_descriptor(dealer), for: .read, tellsOfRunLoop: true) { [weak self] _ in
                    self?.service()
                },
                try loop.watch(curvezmq_event_descriptor(dealer), for: .read) { [weak self] _ in self?.takeEvents() },
            ]
        } catch {
            throw TransportError(.socketFailed, "The \(lane) lane's socket cannot be watched.", cause: error)
        }
        loop.post { [weak self] in
            self?.takeEvents()
            self?.scheduleServiceIfNeeded()
        }
    }

    private static func open(_ place: GatePlace, largestMessage: Int) throws(TransportError) -> OpaquePointer {
        var message: UnsafeMutablePointer<CChar>?
        let dealer = place.endpoint.withCString { endpoint in
            place.gateKey.text.withCString { gateKey in
                place.keys.publicKey.text.withCString { publicKey in
                    place.keys.secretKey.text.withCString { secretKey in
                        var options = curvezmq_options()
                        options.endpoint = endpoint
                        options.server_key = gateKey
                        options.public_key = publicKey
                        options.secret_key = secretKey
                        options.largest = Int64(largestMessage)
                        // The host is believed, and says little. Where libzmq does not read it cannot see heartbeats either: so
                        // there is room for more than a busy plugin is likely to miss.
                        options.receive_mark = 1000
                        options.send_mark = 16
                        options.linger = linger
                        // Where packets are lost, as at a machine that has just come back, Linux asks again after 1, 2, 4, 8 and
                        // more seconds. A new try asks at once.
                        options.connect_timeout = CInt(GateTimes.connecting)
                        options.handshake = 10_000
                        options.heartbeat = CInt(GateTimes.heartbeat)
                        options.heartbeat_timeout = CInt(GateTimes.silence)
                        options.retry = 100
                        options.longest_retry = 2000
                        return curvezmq_open(&options, &message)
                    }
                }
            }
        }
        guard let dealer else {
            defer { free(message) }
            let reason = message.map { String(cString: $0) } ?? "there is no memory"
            throw TransportError(.noLibrary, "The gate \(place.endpoint) cannot be reached: \(reason).")
        }
        return dealer
    }

    isolated deinit {
        close()
    }

    func close() {
        close(waits: false)
    }

    private func close(waits: Bool) {
        guard let dealer else { return }
        self.dealer = nil
        // Before the sockets, whose descriptors they watch.
        registrations = []
        onMessage = nil
        onMisbehaviour = nil
        onEnd = nil
        onRetry = nil
        curvezmq_close(dealer, waits)
    }

    // MARK: Sending

    func send(_ bytes: [UInt8]) {
        guard dealer != nil, end == nil else { return }
        waiting.append(bytes)
        flush()
        guard waiting.bytes <= SendQueue.limit(of: lane) else {
            finish(.backlog(of: waiting, on: lane))
            return
        }
        if !isServing { scheduleServiceIfNeeded() }
    }

    /// Closes the connection. libzmq sends what it has taken while its sockets are being closed; the rest is lost.
    func finishSending(upTo patience: Duration) {
        flush()
        close(waits: true)
    }

    private func flush() {
        while let dealer, end == nil, let bytes = waiting.first {
            switch curvezmq_send(dealer, bytes, bytes.count) {
            case 1: waiting.removeFirst()
            case 0: return
            default: finish(lost)
            }
        }
    }

    // MARK: Receiving

    // What one session may take of a turn, so that the host's words do not starve the rest of the plugin.
    private static let messagesPerTurn = 32
    private static let bytesPerTurn = 1 << 20

    private func service() {
        isServiceScheduled = false
        isServing = true
        flush()
        var messages = 0
        var bytes = 0
        while messages < Self.messagesPerTurn, bytes < Self.bytesPerTurn, !isPaused, let frames = receive() {
            messages += 1
            bytes += frames.reduce(0) { $0 + $1.count }
            deliver(frames)
        }
        isServing = false
        scheduleServiceIfNeeded()
    }

    /// The frames of the next message; nil where there is none now.
    private func receive() -> [[UInt8]]? {
        var frames: [[UInt8]] = []
        while let dealer {
            var frame = curvezmq_frame()
            guard curvezmq_receive(dealer, &frame) == 1 else { return nil }
            defer { curvezmq_frame_close(&frame) }
            frames.append(
                [UInt8](
                    UnsafeRawBufferPointer(
                        start: curvezmq_frame_bytes(&frame), count: curvezmq_frame_size(&frame))))
            if !curvezmq_frame_has_more(&frame) { return frames }
        }
        return nil
    }

    private func deliver(_ frames: [[UInt8]]) {
        guard frames.count == 1, let bytes = frames.first else {
            // The gate's own words: the host never says a message of several frames.
            let sentence = String(decoding: frames.last ?? [], as: UTF8.self)
            finish(ChannelError(.peerClosed, sentence.isEmpty ? "The gate ended the session." : sentence))
            return
        }
        // An empty frame says nothing.
        if !bytes.isEmpty { onMessage?(bytes) }
    }

    /// Has the loop go on with what is left, or tell the end once nothing is left to be received before it.
    private func scheduleServiceIfNeeded() {
        guard !isServiceScheduled, let dealer else { return }
        let events = curvezmq_events(dealer)
        let mayReceive = events & CInt(curvezmq_readable) != 0 && !isPaused
        let maySend = events & CInt(curvezmq_writable) != 0 && !waiting.isEmpty && end == nil
        if mayReceive || maySend {
            isServiceScheduled = true
            loop.post { [weak self] in self?.service() }
        } else if let end, !isPaused {
            isServiceScheduled = true
            loop.post { [weak self] in
                let onEnd = self?.onEnd
                self?.onEnd = nil
                onEnd?(end)
            }
        }
    }

    var hasUnread: Bool {
        guard dealer != nil else { return false }
        // To ask the dealer may swallow its news.
        scheduleServiceIfNeeded()
        // An end is told after everything that had arrived.
        return isPaused || isServiceScheduled || (end != nil && onEnd != nil)
    }

    // MARK: The end

    private func finish(_ end: ChannelError) {
        guard self.end == nil else { return }
        self.end = end
        scheduleServiceIfNeeded()
    }

    private var lost: ChannelError {
        ChannelError(.peerClosed, "The connection to the gate \(place.endpoint) is lost.")
    }

    private var turnedAway: ChannelError {
        ChannelError(
            .peerClosed,
            "The gate \(place.endpoint) ended the connection before it was made: it does not know the key of this plugin, or it "
                + "has another key than the one that was given here.")
    }

    private func takeEvents() {
        while let dealer {
            switch curvezmq_next_event(dealer) {
            case curvezmq_nothing: return
            case curvezmq_ready: isReady = true
            case curvezmq_retried: if end == nil { onRetry?() }
            default: finish(isReady ? lost : turnedAway)
            }
        }
    }
}
