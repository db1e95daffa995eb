import Attacks
import MainLoop
import PluginHost
import PluginProtocol
import QuartzCore

/// One run of an attack: opens its scene, sends its pictures, and then a commit for each acknowledgement.
@MainActor final class AttackRun: StagedRun {
    private let images: [CGImage]
    private let commits: [LayerCommit]
    private var scene: SceneID?
    private var sent = 0
    private var serial = CommitSerial.first

    init(
        _ attack: Attack, welcome: Welcome, loop: MainLoop, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) {
        images = attack.images
        commits = attack.commits
        super.init(welcome: welcome, loop: loop, onEvent: onEvent)
    }

    /// Whether every commit was acknowledged.
    var isDone: Bool {
        sent > commits.count
    }

    override func receive(_ envelope: Envelope<HostToPlugin>) {
        super.receive(envelope)
        switch envelope.body {
        case .scene(.openScene):
            scene = envelope.scene
            for image in images {
                for chunk in ImageChunk.chunks(of: image) { channels.plugin.send(.content(.imageChunk(chunk))) }
            }
            sendNext()
        case .scene(.acknowledgeCommit):
            sendNext()
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
}
