import InMemoryWire
import MainLoop
import PluginHost
import PluginProtocol
import WireMutation

/// One run of a plugin whose messages are bytes of somebody's choice.
@MainActor final class FuzzedPlugin: LaunchedPlugin {
    let channels: InMemoryChannelPair
    private let epoch: SessionEpoch
    private let loop: MainLoop
    private let onEvent: (LaunchEvent) -> Void
    private(set) var isOver = false
    /// What the host has said of messages that it does not take, the last at the end.
    private(set) var refusals: [String] = []
    /// How many messages went out on each lane; the handshake took one.
    private var sent: [Lane: UInt64] = [.control: 1, .content: 1]

    init(welcome: Welcome, loop: MainLoop, onEvent: @escaping (LaunchEvent) -> Void) {
        self.loop = loop
        self.onEvent = onEvent
        epoch = welcome.epoch
        channels = InMemoryChannelPair(epoch: welcome.epoch, limits: welcome.limits)
        channels.plugin.onMisbehaviour = { misbehaviour, _ in
            preconditionFailure("the host says what a plugin refuses: \(misbehaviour)")
        }
        // On its way: where a refusal ends the session, nobody is left to receive it.
        channels.host.alter = { [weak self] message in
            self?.noteRefusal(message)
            return message
        }
        loop.post { [weak self] in
            guard let self, !isOver else { return }
            onEvent(.started(processIdentifier: nil))
            onEvent(.ready(channels.host, granted: Capability.known))
        }
    }

    private func noteRefusal(_ message: [UInt8]) {
        let envelope = try? HostToPlugin.decode(message, on: .control, limits: .standard)
        if case .session(.refused(let refusal)) = envelope?.body { refusals.append(refusal.message) }
    }

    /// Sends the step's message. Of a field that is there twice the second one counts (Protocol Buffers, "Last One Wins"), so
    /// session and number are added at the end.
    func inject(_ step: MessageScript.Step) {
        let lane: Lane = step.flags.contains(.control) ? .control : .content
        sent[lane, default: 0] += 1
        var envelope = [WireField(number: 1, value: .varint(epoch.rawValue))]
        if !step.flags.contains(.outOfTurn) {
            envelope.append(WireField(number: 2, value: .varint(sent[lane, default: 0])))
        }
        channels.plugin.inject(step.message + WireField.bytes(envelope), on: lane)
    }

    func stop(ask: @escaping @MainActor () -> Void) {
        kill()
    }

    func kill() {
        guard !isOver else { return }
        isOver = true
        channels.plugin.close()
        loop.post { [onEvent] in onEvent(.ended(.exited(.killed(signal: 9)))) }
    }
}
