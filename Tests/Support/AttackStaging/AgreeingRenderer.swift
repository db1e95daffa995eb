import Foundation
import InMemoryWire
import MainLoop
import PaneLayers
import PluginHost
import PluginProtocol

/// A renderer that says of each commit that it is drawn, and draws nothing: what an attack costs beside it is what it costs the host.
@MainActor final class AgreeingRenderer: LaunchedPlugin {
    let channels: InMemoryChannelPair
    private let loop: MainLoop
    private let onEvent: (LaunchEvent) -> Void
    private var isOver = false
    private var unsent: [() -> Void] = []
    /// The pieces of a message that have come.
    private var message: [UInt8] = []

    /// A scene that was complete a moment ago may be told as one commit.
    private static let limits = {
        var limits = Limits.standard
        limits.contentMessageBytes = 64 << 20
        return limits
    }()

    init(welcome: Welcome, loop: MainLoop, onEvent: @escaping @MainActor (LaunchEvent) -> Void) {
        self.loop = loop
        self.onEvent = onEvent
        channels = InMemoryChannelPair(epoch: welcome.epoch, limits: welcome.limits)
        channels.plugin.onReceive = { [weak self] envelope in
            self?.unsent.append { self?.receive(envelope) }
        }
        loop.post { [weak self] in
            guard let self else { return }
            onEvent(.started(processIdentifier: nil))
            onEvent(.ready(channels.host, granted: Capability.known))
        }
    }

    /// Does what the renderer would do in its own process: none of it is the host's time.
    func work() {
        let due = unsent
        unsent = []
        for answer in due { answer() }
    }

    private func receive(_ envelope: Envelope<HostToPlugin>) {
        switch envelope.body {
        case .scene(.openScene):
            channels.plugin.send(.scene(.sceneDidOpen), scene: envelope.scene, inReplyTo: envelope.sequence)
            say(.ready, "", envelope.scene)
        case .scene(.contract(.call(_, let method, let body))):
            message += body
            say(.taken, "\(body.count)", envelope.scene)
            guard method != DrawingCall.part.rawValue else { return }
            let whole = message
            message = []
            if method == DrawingCall.content.rawValue { take(whole, envelope.scene) }
        case .session(.ping):
            channels.plugin.send(.session(.pong), inReplyTo: envelope.sequence)
        default:
            break
        }
    }

    private func take(_ bytes: [UInt8], _ scene: SceneID?) {
        let envelope = try? PluginToHost.decode(bytes, on: .content, limits: Self.limits)
        guard case .content(.sceneDidCommit(let commit)) = envelope?.body else { return }
        say(.drawn, "\(commit.serial)", scene)
    }

    private func say(_ call: DrawingCall, _ text: String, _ scene: SceneID?) {
        channels.plugin.send(
            .scene(.contract(.call(nil, method: call.rawValue, body: Data(text.utf8)))), scene: scene)
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
