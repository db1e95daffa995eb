import Attacks
import QuartzCore
import InMemoryWire
import MainLoop
import PluginHost
import PluginProtocol

/// One run of an attack: opens its scene, sends its pictures, and then a commit for each acknowledgement.
@MainActor final class AttackRun: LaunchedPlugin {
    let channels: InMemoryChannelPair
    private let images: [CGImage]
    private let commits: [LayerCommit]
    private let loop: MainLoop
    private let onEvent: (LaunchEvent) -> Void
    private var scene: SceneID?
    private var sent = 0
    private var serial = CommitSerial.first
    private(set) var isOver = false
    private var unsent: [() -> Void] = []

    init(
        _ attack: Attack, welcome: Welcome, loop: MainLoop, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) {
        images = attack.images
        commits = attack.commits
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

    /// Whether every commit was acknowledged.
    var isDone: Bool {
        sent > commits.count
    }

    /// Does what the plugin would do in its own process: none of it is the host's time.
    func work() {
        let due = unsent
        unsent = []
        for answer in due { answer() }
    }

    private func receive(_ envelope: Envelope<HostToPlugin>) {
        switch envelope.body {
        case .scene(.openScene):
            scene = envelope.scene
            channels.plugin.send(.scene(.sceneDidOpen), scene: envelope.scene, inReplyTo: envelope.sequence)
            for image in images {
                for chunk in ImageChunk.chunks(of: image) { channels.plugin.send(.content(.imageChunk(chunk))) }
            }
            sendNext()
        case .scene(.acknowledgeCommit):
            sendNext()
        case .session(.ping):
            channels.plugin.send(.session(.pong), inReplyTo: envelope.sequence)
        case .input(.deliverTouches), .input(.deliverScroll), .input(.deliverPresses):
            channels.plugin.send(
                .input(.inputWasHandled(InputAnswer(isHandled: true))), scene: envelope.scene,
                inReplyTo: envelope.sequence)
        default:
            break
        }
    }

    private func sendNext() {
        sent += 1
        guard sent <= commits.count else { return }
        let commit = SceneCommit(
            serial: serial, answeredResize: nil, afterControl: .first, layers: commits[sent - 1])
        serial = serial.next
        channels.plugin.send(.content(.sceneDidCommit(commit)), scene: scene)
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
