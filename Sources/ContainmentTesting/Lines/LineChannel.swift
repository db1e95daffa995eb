import Foundation
import PluginProtocol

/// A session's channel with a `PluginLine` between it and the host.
@MainActor final class LineChannel: MessageChannel {
    var onReceive: ((Envelope<PluginToHost>) -> Void)?
    var onMisbehaviour: ((Misbehaviour, Lane) -> Void)?
    var onClose: ((ChannelError) -> Void)?

    private let channel: any MessageChannel<HostToPlugin, PluginToHost>
    private let line: PluginLine
    private var last: [Lane: Envelope<PluginToHost>] = [:]
    private var isCut = false
    /// The messages with touches that the first finger has no part in. A view that takes one finger only does not hear of them, so their
    /// answers say nothing.
    private var ofOtherFingers: Set<SequenceNumber> = []

    init(_ channel: any MessageChannel<HostToPlugin, PluginToHost>, line: PluginLine) {
        self.channel = channel
        self.line = line
        line.channel = self
        // Before anything that has a controller do something.
        channel.send(.session(.performDebugCommand(CallbackReport.command)))
        channel.onReceive = { [weak self, line] envelope in
            line.pass(on: envelope.body.lane ?? .control) { self?.receive(envelope) }
        }
        channel.onMisbehaviour = { [weak self] in self?.onMisbehaviour?($0, $1) }
        channel.onClose = { [weak self] in self?.end($0) }
    }

    var isOpen: Bool {
        channel.isOpen && !isCut
    }

    @discardableResult func send(
        _ body: HostToPlugin, scene: SceneID?, inReplyTo: SequenceNumber?, deadline: Duration?, on lane: Lane
    ) -> SequenceNumber {
        var body = body
        if let state = line.keptState, case .scene(.openScene(let origin, _)) = body {
            body = .scene(.openScene(origin, state: Data(state)))
        }
        if case .scene(.contract(let message)) = body { line.note(message, by: .parent, of: scene) }
        if case .scene(.declineOffer(_, let reason)) = body { line.noteRefusal(reason, of: scene) }
        let sequence = channel.send(body, scene: scene, inReplyTo: inReplyTo, deadline: deadline, on: lane)
        if case .input(let input) = body { note(input, as: sequence) }
        return sequence
    }

    private func note(_ input: InputRequest, as sequence: SequenceNumber) {
        switch input {
        case .deliverTouches(let delivery) where !delivery.touches.contains(where: { $0.id == TestHost.firstFinger }):
            ofOtherFingers.insert(sequence)
        case .insertText:
            line.noteText()
        default:
            break
        }
    }

    func pass(_ descriptor: PassedDescriptor) {
        channel.pass(descriptor)
    }

    func close() {
        line.forget()
        channel.close()
    }

    private func receive(_ envelope: Envelope<PluginToHost>) {
        guard isOpen else { return }
        if case .session(.didRecordTrace(let lines)) = envelope.body {
            if lines.contains(UnusedTextReport.line) { line.noteUnusedText() }
            line.onTrace?(lines)
        }
        if case .scene(.contract(let message)) = envelope.body { line.note(message, by: .child, of: envelope.scene) }
        if case .input(.inputWasHandled(let answer)) = envelope.body,
            envelope.inReplyTo.flatMap({ ofOtherFingers.remove($0) }) == nil
        {
            line.note(answer)
        }
        last[envelope.body.lane ?? .control] = envelope
        onReceive?(envelope)
    }

    private func end(_ end: ChannelError) {
        guard !isCut else { return }
        line.forget()
        onClose?(end)
    }

    // MARK: What goes wrong

    func cut() {
        isCut = true
        line.forget()
        channel.close()
        onClose?(ChannelError(.peerClosed, "The line was cut."))
    }

    func inject(_ bytes: [UInt8], on lane: Lane) {
        do {
            receive(try PluginToHost.decode(bytes, on: lane, limits: .standard))
        } catch {
            onMisbehaviour?(error, lane)
        }
    }

    func repeatLast(on lane: Lane, count: Int) {
        guard let envelope = last[lane] else { return }
        for _ in 0..<count where isOpen { onReceive?(envelope) }
    }
}
