import Glibc
import MainLoop
import PluginProtocol
import Threads

/// An open session over ZeroMQ: two lanes on the main loop.
///
/// A message that takes long to decode is decoded on a thread of its own. Its lane waits for that, and nothing else does.
@MainActor package final class LaneChannel<Outgoing: MessageBody, Incoming: MessageBody>: MessageChannel {
    package var onReceive: ((Envelope<Incoming>) -> Void)?
    package var onMisbehaviour: ((Misbehaviour, Lane) -> Void)?
    package var onClose: ((ChannelError) -> Void)?
    package private(set) var isOpen = true

    private let lanes: LanePair
    private let loop: MainLoop
    private let trace: WireTrace?
    private let cleanUp: () -> Void
    private let share: ReadingBudget?
    /// The messages that came on a lane while an earlier message of it is being decoded.
    private var waiting: [Lane: [[UInt8]]] = [:]
    private var codec: MessageCodec<Outgoing, Incoming>

    /// - Parameters:
    ///   - share: Of the loop's time, for messages that are decoded on another thread; those that `lanes` hand over are
    ///     taken off it there.
    ///   - cleanUp: Called once, when the sockets are closed.
    init(
        codec: MessageCodec<Outgoing, Incoming>, lanes: LanePair, loop: MainLoop, trace: WireTrace?,
        share: ReadingBudget? = nil, cleanUp: @escaping () -> Void
    ) {
        self.codec = codec
        self.lanes = lanes
        self.share = share
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

    // For both directions, as in `MessageCodec`.
    @specialized(where Outgoing == HostToPlugin, Incoming == PluginToHost)
    @specialized(where Outgoing == PluginToHost, Incoming == HostToPlugin)
    @discardableResult package func send(
        _ body: Outgoing, scene: SceneID?, inReplyTo: SequenceNumber?, deadline: Duration?, on lane: Lane
    ) -> SequenceNumber {
        let message = codec.encode(body, scene: scene, inReplyTo: inReplyTo, deadline: deadline, on: lane)
        guard isOpen else { return message.sequence }
        trace?.message(body, scene: scene, .sent)
        if let end = ChannelError(tooLarge: message.bytes.count, body, limits: codec.limits, on: message.lane) {
            loop.post { [weak self] in self?.end(end) }
        } else {
            lanes[message.lane]?.send(message.bytes)
        }
        return message.sequence
    }

    package func pass(_ descriptor: PassedDescriptor) {
        lanes[.control]?.pass(descriptor)
    }

    package func takePassedDescriptor() -> PassedDescriptor? {
        lanes[.control]?.takePassedDescriptor()
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        lanes.close()
        cleanUp()
    }

    private func receive(_ bytes: [UInt8], on lane: Lane) {
        guard isOpen else { return }
        if waiting[lane] != nil {
            waiting[lane]?.append(bytes)
        } else if !Incoming.isLongToDecode(bytes) || !decodeAside(bytes, on: lane) {
            deliver(Incoming.decoded(bytes, on: lane, limits: codec.limits), on: lane)
        }
    }

    /// - Returns: Whether there is a thread for it.
    private func decodeAside(_ bytes: [UInt8], on lane: Lane) -> Bool {
        let thread = try? BackgroundThread.start("decoder") { [limits = codec.limits, loop, weak self] in
            let began = ProcessorTime.ofThisThread()
            let message = Incoming.decoded(bytes, on: lane, limits: limits)
            let cost = ProcessorTime.ofThisThread() - began
            loop.submit { self?.didDecode(message, on: lane, in: cost) }
        }
        guard let thread else { return false }
        pthread_detach(thread)
        waiting[lane] = []
        lanes[lane]?.isPaused = true
        return true
    }

    private func didDecode(_ message: DecodedMessage<Incoming>, on lane: Lane, in time: Duration) {
        let next = waiting.removeValue(forKey: lane) ?? []
        if let share {
            share.spend(after: time) { deliver(message, on: lane) }
        } else {
            deliver(message, on: lane)
        }
        for bytes in next { receive(bytes, on: lane) }
        if isOpen, waiting[lane] == nil { lanes[lane]?.isPaused = false }
    }

    private func deliver(_ message: DecodedMessage<Incoming>, on lane: Lane) {
        guard isOpen else { return }
        do {
            guard let envelope = try codec.accept(message, on: lane) else { return }
            trace?.message(envelope.body, scene: envelope.scene, .received)
            if envelope.body.rules.callsApp { loop.expectRunLoopWork() }
            onReceive?(envelope)
        } catch {
            refuse(error, on: lane)
        }
    }

    private func refuse(_ misbehaviour: Misbehaviour, on lane: Lane) {
        guard isOpen else { return }
        trace?.refusal(misbehaviour, .received)
        loop.expectRunLoopWork()
        onMisbehaviour?(misbehaviour, lane)
    }

    private func end(_ end: ChannelError) {
        guard isOpen else { return }
        close()
        onClose?(end)
    }
}
