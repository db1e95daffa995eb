import InMemoryWire
import MainLoop
import PluginHost
import PluginProtocol

/// A process of a test's own on the other side of an in-memory wire, which does its part when it is told to: none of that is the host's time.
@MainActor class StagedRun: LaunchedPlugin {
    let channels: InMemoryChannelPair
    private(set) var isOver = false
    private let loop: MainLoop
    private let onEvent: @MainActor (LaunchEvent) -> Void
    private var received: [Envelope<HostToPlugin>] = []

    init(welcome: Welcome, loop: MainLoop, onEvent: @escaping @MainActor (LaunchEvent) -> Void) {
        self.loop = loop
        self.onEvent = onEvent
        channels = InMemoryChannelPair(epoch: welcome.epoch, limits: welcome.limits)
        channels.plugin.onReceive = { [weak self] in self?.received.append($0) }
        loop.post { [weak self] in
            guard let self else { return }
            onEvent(.started(processIdentifier: nil))
            onEvent(.ready(channels.host, granted: Capability.known))
        }
    }

    /// Answers what has come.
    func work() {
        let due = received
        received = []
        for envelope in due { receive(envelope) }
    }

    /// Answers one message: opens each scene, and answers each ping.
    func receive(_ envelope: Envelope<HostToPlugin>) {
        switch envelope.body {
        case .scene(.openScene):
            channels.plugin.send(.scene(.sceneDidOpen), scene: envelope.scene, inReplyTo: envelope.sequence)
        case .session(.ping):
            channels.plugin.send(.session(.pong), inReplyTo: envelope.sequence)
        default:
            break
        }
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
