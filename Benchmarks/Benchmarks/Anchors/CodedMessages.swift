import InMemoryWire
import MainLoop
import PluginProtocol
import QuartzCore

/// What a host and a plugin say to each other, encoded, decoded and checked within this process, without a socket and without views:
/// what the messages alone take.
@MainActor final class CodedMessages {
    private let channels = InMemoryChannelPair()
    private let scene = SceneID.first
    private var commit = CommitSerial.first
    private var size = ResizeSerial.first

    /// A touch comes and goes, both are handled, and a layer gets another colour.
    func touch() {
        channels.plugin.onReceive = { [channels, scene] envelope in
            guard case .input = envelope.body else { return }
            channels.plugin.send(
                .input(.inputWasHandled(InputAnswer(isHandled: true))), scene: scene, inReplyTo: envelope.sequence)
        }
        for phase in [Touch.Phase.began, .ended] {
            let touch = Touch(id: 1, phase: phase, position: CGPoint(x: 100, y: 150), timestamp: 1)
            channels.host.send(
                .input(.deliverTouches(TouchBatch(touches: [touch]))), scene: scene, deadline: .milliseconds(250))
        }
        channels.pump()
        show {
            $0.appearance = LayerValues.Appearance(
                backgroundColor: CGColor(gray: 1, alpha: 1), cornerRadius: 0, borderWidth: 0, borderColor: nil,
                maskedCorners: [], cornerCurve: .circular)
        }
    }

    /// A scene gets another size, and its layers with it.
    func resize() {
        size = size.next
        let geometry = SceneGeometry(size: CGSize(width: 60, height: 50), serial: size)
        channels.host.send(.scene(.updateScene([.resizeScene(geometry, animated: nil)])), scene: scene)
        show {
            $0.geometry = LayerValues.Geometry(
                size: geometry.size, position: .zero, anchorPoint: .zero, transform: .identity)
        }
    }

    /// A commit goes up, and its acknowledgement down.
    private func show(_ change: (inout LayerUpdate) -> Void) {
        var update = LayerUpdate(id: LayerID(rawValue: 2))
        change(&update)
        commit = commit.next
        channels.plugin.send(
            .content(
                .sceneDidCommit(
                    SceneCommit(
                        serial: commit, answeredResize: size, afterControl: .first,
                        layers: LayerCommit(root: LayerID(rawValue: 1), updates: [update])))), scene: scene)
        channels.host.send(.scene(.acknowledgeCommit(commit)), scene: scene)
        channels.pump()
    }
}
