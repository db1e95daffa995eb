import MainLoop
import PluginProtocol
import PluginTransport
import ZeroMQ

/// The socket of a gate to which plugins connect: a ROUTER with CURVE, which lets in those that `judge` knows.
///
/// What a peer can have libzmq keep here is bounded by `marks` and `largestMessage`, per connection, but for the frames of one message: libzmq
/// bounds a frame and never a message.
@MainActor final class GateRouter {
    /// A peer, by the name that the ROUTER gave its connection.
    typealias Peer = Frame

    /// Gets a message of a peer that was let in: its frames, and what `judge` called it.
    var onMessage: ((Peer, String, ArraySlice<Frame>) -> Void)?
    /// Somebody has connected, and has not proved anything yet.
    var onArrival: (() -> Void)?
    /// Some connection is gone; which one, whoever sends finds out.
    var onLoss: (() -> Void)?
    /// There may be room again for whoever is to be sent something.
    var onRoom: (() -> Void)?
    /// While it is, messages wait in the connections, and then in the plugins.
    var isPaused = false {
        didSet { if oldValue, !isPaused { continueSoon() } }
    }

    /// The endpoint with its port.
    let endpoint: Endpoint

    private let loop: MainLoop
    private let authenticator: Authenticator
    private let monitor: Monitor
    private let socket: RouterSocket
    private let judge: (AuthenticationRequest) -> AuthenticationVerdict
    private var registrations: [Registration] = []
    private var isContinuing = false
    /// Whether messages are being taken, after which the socket is asked anyway.
    private var isServing = false
    private var retry: Registration?
    /// The last words for peers that do not take them now.
    private var farewells: [(peer: Peer, frames: [Frame])] = []

    /// The most of a message of a plugin, in bytes: what the content lane allows, and what CURVE adds.
    static let largestMessage = Limits.standard.messageBytes(on: .content) + (64 << 10)
    /// The numbers of messages of one connection that wait on their way in, and out.
    static let marks = (receive: 8, send: 64)
    /// The time that a stranger's connection may take to prove itself.
    private static let patience = Duration.seconds(5)
    private static let messagesPerTurn = 64
    private static let retryDelay = Duration.milliseconds(100)

    init(
        at endpoint: Endpoint, secretKey: CurveKey, context: Context, loop: MainLoop,
        judge: @escaping (AuthenticationRequest) -> AuthenticationVerdict
    ) throws(GateError) {
        self.loop = loop
        self.judge = judge
        do {
            // First, for it is asked about whoever connects.
            authenticator = try Authenticator(context: context)
            var options = SocketOptions()
            options.linger = .milliseconds(250)
            options.maximumMessageSize = Self.largestMessage
            options.receiveHighWaterMark = Self.marks.receive
            options.sendHighWaterMark = Self.marks.send
            options.handshakeInterval = Self.patience
            options.heartbeatInterval = .milliseconds(GateTimes.heartbeat)
            options.heartbeatTimeout = .milliseconds(GateTimes.silence)
            // Else addresses of IPv4 are written as ones of IPv6.
            options.ipv6 = endpoint.description.contains("[")
            socket = try RouterSocket(context: context, options: options)
            monitor = try Monitor(socket)
            try socket.serveCurve(secretKey: secretKey.bytes, domain: "mullion")
            self.endpoint = try socket.bind(endpoint)
        } catch {
            throw GateError(.noAddress, "The gate cannot listen at \(endpoint). \(error.message)", cause: error)
        }
        do {
            registrations = [
                // Nothing in a gate has to do with `RunLoop.main`.
                try loop.watch(socket.fileDescriptor, for: .read, tellsOfRunLoop: true) { [weak self] _ in
                    self?.service()
                },
                try loop.watch(monitor.fileDescriptor, for: .read) { [weak self] _ in self?.takeEvents() },
                try loop.watch(authenticator.fileDescriptor, for: .read) { [weak self] _ in self?.authenticate() },
            ]
        } catch {
            throw GateError(.socketFailed, "The sockets of the gate cannot be watched.", cause: error)
        }
        continueSoon()
    }

    isolated deinit {
        close()
    }

    /// Lets nobody in any more and ends all connections, once what was sent last is out or 250 ms are over.
    func close() {
        registrations = []
        retry = nil
        farewells = []
        onMessage = nil
        onArrival = nil
        onLoss = nil
        onRoom = nil
        monitor.close()
        socket.close()
        authenticator.close()
    }

    /// The outcome of an attempt to send.
    enum Sending {
        case sent
        /// The peer has to read before more can be sent.
        case wouldWait
        /// The peer is gone.
        case gone
    }

    func send(_ frames: [Frame], to peer: Peer) -> Sending {
        defer { if !isServing { lookForMessages() } }
        do {
            if try socket.send(MultipartMessage([peer] + frames), mode: .dontWait) { return .sent }
            tryAgainLater()
            return .wouldWait
        } catch {
            return .gone
        }
    }

    /// Tells a peer that its session is over, as soon as it takes that: by a message of two frames, which the host never says.
    func dismiss(_ peer: Peer, because reason: String) {
        let frames = [Frame(), Frame(reason)]
        if case .wouldWait = send(frames, to: peer) { farewells.append((peer, frames)) }
    }

    private func sendFarewells() {
        farewells.removeAll { farewell in
            if case .wouldWait = send(farewell.frames, to: farewell.peer) { false } else { true }
        }
    }

    /// Whether a peer is still there. It is sent a frame that says nothing.
    func reaches(_ peer: Peer) -> Bool {
        if case .gone = send([Frame()], to: peer) { false } else { true }
    }

    // MARK: The loop

    // Each ZMQ_FD tells of news once, and any call of its socket may swallow them. So a socket is asked what it has after all that was
    // done with it, and not in turns in which nothing was: each question is two calls of the system.

    private func lookForMessages() {
        guard !socket.isClosed, (try? socket.events.contains(.pollIn)) == true, !isPaused else { return }
        continueSoon()
    }

    /// Tries again after a while to send what a peer does not take now, without waiting for news. The news that there is room may have been swallowed
    /// by another call, and what the socket is ready for does not tell which peer has room.
    private func tryAgainLater() {
        guard retry == nil else { return }
        retry = loop.schedule(after: Self.retryDelay) { [weak self] in
            self?.retry = nil
            self?.service()
        }
    }

    private func continueSoon() {
        guard !isContinuing else { return }
        isContinuing = true
        loop.post { [weak self] in
            self?.isContinuing = false
            self?.takeEvents()
            self?.authenticate()
            self?.service()
        }
    }

    private func service() {
        isServing = true
        onRoom?()
        if !farewells.isEmpty { sendFarewells() }
        var messages = 0
        while !isPaused, messages < Self.messagesPerTurn, !socket.isClosed,
            let message = try? socket.receive(mode: .dontWait)
        {
            messages += 1
            guard message.count > 1, let userID = message[1].userID else { continue }
            onMessage?(message[0], userID, message.frames.dropFirst())
        }
        isServing = false
        lookForMessages()
    }

    private func authenticate() {
        guard !socket.isClosed else { return }
        _ = try? authenticator.drain(limit: Self.messagesPerTurn) { judge($0) }
        if (try? authenticator.hasRequests) == true { continueSoon() }
    }

    private func takeEvents() {
        guard !socket.isClosed else { return }
        var isLoss = false
        var isArrival = false
        _ = try? monitor.drain { event in
            switch event.kind {
            case .accepted: isArrival = true
            case .disconnected: isLoss = true
            default: break
            }
        }
        if isArrival { onArrival?() }
        if isLoss { onLoss?() }
    }
}
