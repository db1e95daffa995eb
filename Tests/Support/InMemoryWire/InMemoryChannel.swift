import PluginProtocol

/// One end of a session within a process. Every message goes through its bytes, so that the wire is tested too.
@MainActor package final class InMemoryChannel<Outgoing: MessageBody, Incoming: MessageBody>: MessageChannel {
    package var onReceive: ((Envelope<Incoming>) -> Void)?
    package var onMisbehaviour: ((Misbehaviour, Lane) -> Void)?
    package var onClose: ((ChannelError) -> Void)?
    package private(set) var isOpen = true

    /// What becomes of the bytes of each message on the way: a peer that breaks the rules may send anything.
    package var alter: (([UInt8]) -> [UInt8])?

    private let wire: InMemoryWire
    private var codec: MessageCodec<Outgoing, Incoming>
    private weak var peer: InMemoryChannel<Incoming, Outgoing>?
    /// The descriptor that goes with the next message.
    private var passing: PassedDescriptor?
    private var passed: [PassedDescriptor] = []

    init(wire: InMemoryWire, codec: MessageCodec<Outgoing, Incoming>) {
        self.wire = wire
        self.codec = codec
    }

    func connect(_ peer: InMemoryChannel<Incoming, Outgoing>) {
        self.peer = peer
    }

    @discardableResult package func send(
        _ body: Outgoing, scene: SceneID?, inReplyTo: SequenceNumber?, deadline: Duration?, on lane: Lane
    ) -> SequenceNumber {
        let message = codec.encode(body, scene: scene, inReplyTo: inReplyTo, deadline: deadline, on: lane)
        guard isOpen else { return message.sequence }
        if let end = ChannelError(tooLarge: message.bytes.count, body, limits: codec.limits, on: message.lane) {
            wire.post(on: message.lane) { [weak self] in self?.end(end) }
        } else {
            inject(alter?(message.bytes) ?? message.bytes, on: message.lane)
        }
        return message.sequence
    }

    /// Sends bytes as they are: what a peer that breaks the rules does.
    package func inject(_ bytes: [UInt8], on lane: Lane) {
        guard isOpen else { return }
        let passing = passing
        self.passing = nil
        // A channel over sockets decodes such a message on another thread: the receiver's time is only what comes after.
        let early =
            Outgoing.isLongToDecode(bytes) ? Outgoing.decoded(bytes, on: lane, limits: codec.limits) : nil
        wire.post(on: lane) { [weak peer] in
            guard let peer else { return }
            if let passing { peer.passed.append(passing) }
            peer.receive(early ?? Outgoing.decoded(bytes, on: lane, limits: peer.codec.limits), on: lane)
        }
    }

    package func pass(_ descriptor: PassedDescriptor) {
        passing = descriptor
    }

    package func takePassedDescriptor() -> PassedDescriptor? {
        passed.isEmpty ? nil : passed.removeFirst()
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        // On the content lane too, so that neither lane's end overtakes what was sent on it before.
        wire.post(on: .content) { [wire, weak peer] in
            wire.post(on: .control) {
                peer?.end(ChannelError(.peerClosed, "The other side closed the connection."), tellsPeer: false)
            }
        }
    }

    private func receive(_ message: DecodedMessage<Incoming>, on lane: Lane) {
        guard isOpen else { return }
        do {
            if let envelope = try codec.accept(message, on: lane) { onReceive?(envelope) }
        } catch {
            onMisbehaviour?(error, lane)
        }
    }

    private func end(_ end: ChannelError, tellsPeer: Bool = true) {
        guard isOpen else { return }
        if tellsPeer { close() }
        isOpen = false
        onClose?(end)
    }
}

/// Both ends of a session within a process.
@MainActor package struct InMemoryChannelPair {
    package let host: InMemoryChannel<HostToPlugin, PluginToHost>
    package let plugin: InMemoryChannel<PluginToHost, HostToPlugin>
    package let wire: InMemoryWire

    /// The pair is as it would be after a handshake that took one message on each lane.
    package init(epoch: SessionEpoch = .first, limits: Limits = .standard, wire: InMemoryWire = InMemoryWire()) {
        let hellos = LaneCounts(control: 1, content: 1)
        let welcome = LaneCounts(control: 1)
        host = InMemoryChannel(
            wire: wire, codec: MessageCodec(epoch: epoch, limits: limits, sent: welcome, received: hellos))
        plugin = InMemoryChannel(
            wire: wire, codec: MessageCodec(epoch: epoch, limits: limits, sent: hellos, received: welcome))
        self.wire = wire
        host.connect(plugin)
        plugin.connect(host)
    }

    /// Delivers everything that was sent and what is sent in answer.
    @discardableResult package func pump() -> Int {
        wire.pump()
    }
}
