import MainLoop
import PluginProtocol
import ZeroMQ

/// The plugin's end of a lane: a DEALER socket of libzmq.
///
/// ZMQ_FD tells of news once, and any call of the socket may swallow it. So what the socket is ready for is read again
/// after every call and before every sleep of the loop, and work that is left is posted as a block of the loop.
@MainActor final class DealerLink: LaneLink {
    var onMessage: (([UInt8]) -> Void)?
    var onMisbehaviour: ((Misbehaviour) -> Void)?
    var onEnd: ((ChannelEnd) -> Void)?

    let lane: Lane

    private let socket: DealerSocket
    private let monitor: Monitor
    private let loop: MainLoop
    private var registrations: [Registration] = []
    private var waiting = SendQueue()
    private var isServiceScheduled = false
    private var end: ChannelEnd?
    var isPaused = false {
        didSet { if !isPaused { scheduleServiceIfNeeded() } }
    }

    /// `socket` is not connected yet.
    init(_ socket: DealerSocket, lane: Lane, loop: MainLoop) throws(TransportError) {
        self.socket = socket
        self.lane = lane
        self.loop = loop
        do {
            monitor = try Monitor(socket)
            registrations = [
                try loop.watch(socket.fileDescriptor, for: .read) { [weak self] _ in self?.service() },
                try loop.watch(monitor.fileDescriptor, for: .read) { [weak self] _ in self?.drainMonitor() },
                loop.addPrepareHook { [weak self] in
                    self?.scheduleServiceIfNeeded()
                    return .maySleep
                },
            ]
        } catch {
            throw TransportError(.socketFailed, "The \(lane) lane's socket cannot be watched.", cause: error)
        }
    }

    isolated deinit {
        close()
    }

    func connect(_ endpoint: Endpoint) throws(TransportError) {
        do {
            try socket.connect(endpoint)
        } catch {
            throw TransportError(.socketFailed, "The \(lane) lane cannot be reached: \(error.message)", cause: error)
        }
        drainMonitor()
    }

    func close() {
        // Before the sockets, whose descriptors they watch.
        registrations = []
        onMessage = nil
        onMisbehaviour = nil
        onEnd = nil
        monitor.close()
        socket.close()
    }

    // MARK: Sending

    func send(_ bytes: [UInt8]) {
        waiting.append(bytes)
        flush()
        guard waiting.bytes <= SendQueue.limit(of: lane) else {
            finish(.backlog(of: waiting, on: lane))
            return
        }
        scheduleServiceIfNeeded()
    }

    private func flush() {
        while let bytes = waiting.first, end == nil {
            do {
                guard try socket.send([Frame(bytes)], mode: .dontWait) else { return }
                waiting.removeFirst()
            } catch {
                finish(Self.end(error))
            }
        }
    }

    // MARK: Receiving

    // What one session may take of a turn, so that a flood on it does not starve the others.
    private static let messagesPerTurn = 32
    private static let bytesPerTurn = 1 << 20

    private func service() {
        isServiceScheduled = false
        guard !socket.isClosed else { return }
        flush()
        do {
            var messages = 0
            var bytes = 0
            while messages < Self.messagesPerTurn, bytes < Self.bytesPerTurn, !isPaused, !socket.isClosed,
                let message = try socket.receive(mode: .dontWait)
            {
                messages += 1
                bytes += message.size
                deliver(message)
            }
        } catch {
            finish(Self.end(error))
        }
        scheduleServiceIfNeeded()
    }

    private func deliver(_ message: MultipartMessage) {
        guard message.count == 1, let frame = message.first else {
            onMisbehaviour?(Misbehaviour(.brokenLane, "a message of several frames came on the \(lane) lane"))
            finish(Self.lost)
            return
        }
        // An empty frame says nothing.
        if !frame.isEmpty { onMessage?(frame.bytes) }
    }

    /// Also the place where the end is told, once nothing is left to be received before it.
    private func scheduleServiceIfNeeded() {
        guard !isServiceScheduled, !socket.isClosed else { return }
        let events = (try? socket.events) ?? []
        if (events.contains(.pollIn) && !isPaused) || (events.contains(.pollOut) && !waiting.isEmpty && end == nil) {
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

    // MARK: The end

    private func finish(_ end: ChannelEnd) {
        guard self.end == nil else { return }
        self.end = end
        scheduleServiceIfNeeded()
    }

    private static func end(_ error: ZeroMQError) -> ChannelEnd {
        error.code == .hostUnreachable ? lost : ChannelEnd(.transport, error.message)
    }

    private static let lost = ChannelEnd(.peerClosed, "The host closed the connection or ended.")

    private func drainMonitor() {
        do {
            _ = try monitor.drain { event in
                switch event.kind {
                case .disconnected:
                    finish(Self.lost)
                case .closed, .handshakeFailedNoDetail, .handshakeFailedProtocol, .handshakeFailedAuth:
                    finish(ChannelEnd(.peerClosed, "Nobody answers at \(event.endpoint)."))
                default:
                    break
                }
            }
        } catch {
            // The monitor ends with its socket.
        }
    }
}
