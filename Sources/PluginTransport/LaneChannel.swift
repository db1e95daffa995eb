import MainLoop
import PluginProtocol

/// An open session over ZeroMQ: two lanes on the main loop.
@MainActor package final class LaneChannel<Outgoing: MessageBody, Incoming: MessageBody>: MessageChannel {
    package var onReceive: ((Envelope<Incoming>) -> Void)?
    package var onMisbehaviour: ((Misbehaviour, Lane) -> Void)?
    package var onClose: ((ChannelEnd) -> Void)?
    package private(set) var isOpen = true

    private let lanes: LanePair
    private let loop: MainLoop
    private let trace: WireTrace?
    private let cleanUp: () -> Void
    private var codec: MessageCodec<Outgoing, Incoming>

    /// - Parameter cleanUp: Called once, when the sockets are closed.
    init(
        codec: MessageCodec<Outgoing, Incoming>, lanes: LanePair, loop: MainLoop, trace: WireTrace?,
        cleanUp: @escaping () -> Void
    ) {
        self.codec = codec
        self.lanes = lanes
        self.loop = loop
        self.trace = trace
        self.cleanUp = cleanUp
        lanes.onMessage = { [weak self] in self?.receive($0, on: $1) }
        lanes.onMisbehaviour = { [weak self] in self?.refuse($0, on: $1) }
        lanes.onEnd = { [weak self] in self?.end($0) }
    }

    isolated deinit {
        close()
    }

    @discardableResult package func send(
        _ body: Outgoing, scene: SceneID?, inReplyTo: SequenceNumber?, deadline: Duration?, on lane: Lane
    ) -> SequenceNumber {
        let message = codec.encode(body, scene: scene, inReplyTo: inReplyTo, deadline: deadline, on: lane)
        guard isOpen else { return message.sequence }
        trace?.message(body, scene: scene, .sent)
        if let end = ChannelEnd(tooLarge: message.bytes.count, body, limits: codec.limits, on: message.lane) {
            loop.post { [weak self] in self?.end(end) }
        } else {
            lanes[message.lane]?.send(message.bytes)
        }
        return message.sequence
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        lanes.close()
        cleanUp()
    }

    private func receive(_ bytes: [UInt8], on lane: Lane) {
        guard isOpen else { return }
        do {
            guard let envelope = try codec.decode(bytes, on: lane) else { return }
            trace?.message(envelope.body, scene: envelope.scene, .received)
            onReceive?(envelope)
        } catch {
            refuse(error, on: lane)
        }
    }

    private func refuse(_ misbehaviour: Misbehaviour, on lane: Lane) {
        guard isOpen else { return }
        trace?.refusal(misbehaviour, .received)
        onMisbehaviour?(misbehaviour, lane)
    }

    private func end(_ end: ChannelEnd) {
        guard isOpen else { return }
        close()
        onClose?(end)
    }
}
