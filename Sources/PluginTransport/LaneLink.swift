import MainLoop
import PluginProtocol
import ZeroMQ

/// One lane's socket on the main loop: sends without waiting, receives a few messages a turn, notices the end.
///
/// ZMQ_FD tells of news once, and any call of the socket may swallow it. So what the socket is ready for is read again
/// after every call and before every sleep of the loop, and work that is left is posted as a block of the loop.
@MainActor final class LaneLink {
    /// Where a message of a router comes from: the name that libzmq gave the connection, never used again.
    typealias PeerName = Frame

    /// A message of the peer; nil for one that is not a single frame.
    var onMessage: ((Frame?) -> Void)?
    /// A message of somebody else; on a dealer there is nobody else.
    var onStranger: ((PeerName, Frame?) -> Void)?
    /// The connection is gone, or can no longer be used. Called once, after everything that had arrived.
    var onEnd: ((ChannelEnd) -> Void)?

    let lane: Lane
    /// The plugin's end, as far as the host knows it. A dealer has just one peer and needs no name.
    var peer: PeerName?

    private let socket: any SendingSocket & ReceivingSocket
    private let monitor: Monitor
    private let loop: MainLoop
    private let isRouter: Bool
    private var registrations: [Registration] = []
    private var probes: [Registration] = []
    private var waiting = SendQueue()
    private var isServiceScheduled = false
    private var end: ChannelEnd?

    /// `socket` is not bound or connected yet.
    init(_ socket: any SendingSocket & ReceivingSocket, lane: Lane, loop: MainLoop) throws(TransportError) {
        self.socket = socket
        self.lane = lane
        self.loop = loop
        isRouter = socket is RouterSocket
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

    func bind(_ endpoint: Endpoint) throws(TransportError) {
        do {
            try socket.bind(endpoint)
        } catch {
            throw TransportError(.socketFailed, "The \(lane) lane cannot be opened: \(error.message)", cause: error)
        }
        drainMonitor()
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
        probes = []
        onMessage = nil
        onStranger = nil
        onEnd = nil
        monitor.close()
        socket.close()
    }

    // MARK: Sending

    func send(_ bytes: [UInt8]) {
        waiting.append(Frame(bytes))
        flush()
        guard waiting.bytes <= SendQueue.limit(of: lane) else {
            finish(
                ChannelEnd(
                    .backlog,
                    "The other side does not read: \(waiting.count) messages wait on the \(lane) lane."))
            return
        }
        scheduleServiceIfNeeded()
    }

    /// To a stranger, who is told once; whether it arrives is the stranger's business.
    func send(_ bytes: [UInt8], to name: PeerName) {
        _ = try? socket.send([name, Frame(bytes)], mode: .dontWait)
        scheduleServiceIfNeeded()
    }

    private func flush() {
        while let frame = waiting.first, end == nil {
            do {
                guard try transmit(frame) else { return }
                waiting.removeFirst()
            } catch {
                finish(Self.end(error))
            }
        }
    }

    private func transmit(_ frame: Frame) throws(ZeroMQError) -> Bool {
        guard isRouter else { return try socket.send([frame], mode: .dontWait) }
        guard let peer else { return false }
        return try socket.send([peer, frame], mode: .dontWait)
    }

    // MARK: Receiving

    /// What one session may take of a turn, so that a flood on it does not starve the others.
    private static let messagesPerTurn = 32
    private static let bytesPerTurn = 1 << 20

    private func service() {
        isServiceScheduled = false
        guard !socket.isClosed else { return }
        flush()
        do {
            var messages = 0
            var bytes = 0
            while messages < Self.messagesPerTurn, bytes < Self.bytesPerTurn, !socket.isClosed,
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
        var message = message
        if isRouter {
            guard let name = message.popFirst() else { return }
            guard name == peer else {
                onStranger?(name, message.count == 1 ? message.first : nil)
                return
            }
        }
        guard message.count == 1, let frame = message.first else {
            onMessage?(nil)
            return
        }
        // An empty frame says nothing; the host sends one to learn whether the connection is still there.
        if !frame.isEmpty { onMessage?(frame) }
    }

    /// Also the place where the end is told, once nothing is left to be received before it.
    private func scheduleServiceIfNeeded() {
        guard !isServiceScheduled, !socket.isClosed else { return }
        let events = (try? socket.events) ?? []
        if events.contains(.pollIn) || (events.contains(.pollOut) && !waiting.isEmpty && end == nil) {
            isServiceScheduled = true
            loop.post { [weak self] in self?.service() }
        } else if let end {
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

    private static let lost = ChannelEnd(
        .peerClosed,
        "The other side closed the connection or ended, stopped answering, or sent more at a time than is allowed.")

    private func drainMonitor() {
        do {
            _ = try monitor.drain { event in
                switch event.kind {
                case .disconnected:
                    connectionWasLost()
                case .closed where !isRouter, .handshakeFailedNoDetail where !isRouter,
                    .handshakeFailedProtocol where !isRouter, .handshakeFailedAuth where !isRouter:
                    finish(ChannelEnd(.peerClosed, "Nobody answers at \(event.endpoint)."))
                default:
                    break
                }
            }
        } catch {
            // The monitor ends with its socket.
        }
    }

    /// A router is not told whose connection was lost. Sending to one that is gone fails, but only a moment after the
    /// monitor told of the loss; hence the repetitions.
    private func connectionWasLost() {
        guard isRouter else {
            finish(Self.lost)
            return
        }
        probe()
        probes = [Duration.milliseconds(20), .milliseconds(200), .seconds(2)].map { delay in
            loop.schedule(after: delay) { [weak self] in self?.probe() }
        }
    }

    private func probe() {
        guard let peer, end == nil, !socket.isClosed else { return }
        do {
            _ = try socket.send([peer, Frame()], mode: .dontWait)
        } catch {
            finish(Self.end(error))
        }
        scheduleServiceIfNeeded()
    }
}
