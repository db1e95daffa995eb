import Foundation
import PaneLayers
import PluginProtocol

/// A renderer that says of each commit that it is drawn, and draws nothing: what an attack costs beside it is what it costs the host.
@MainActor final class AgreeingRenderer: StagedRun {
    /// The pieces of a message that have come.
    private var message: [UInt8] = []

    override func receive(_ envelope: Envelope<HostToPlugin>) {
        super.receive(envelope)
        switch envelope.body {
        case .scene(.openScene):
            say(.ready, "", envelope.scene)
        case .scene(.contract(.call(_, let method, let body))):
            message += body
            say(.taken, "\(body.count)", envelope.scene)
            guard method != DrawingCall.part.rawValue else { return }
            let whole = message
            message = []
            if method == DrawingCall.content.rawValue { take(whole, envelope.scene) }
        default:
            break
        }
    }

    private func take(_ bytes: [UInt8], _ scene: SceneID?) {
        let envelope = try? PluginToHost.decode(bytes, on: .content, limits: DrawingCall.limits)
        guard case .content(.sceneDidCommit(let commit)) = envelope?.body else { return }
        say(.drawn, "\(commit.serial)", scene)
    }

    private func say(_ call: DrawingCall, _ text: String, _ scene: SceneID?) {
        channels.plugin.send(
            .scene(.contract(.call(nil, method: call.rawValue, body: Data(text.utf8)))), scene: scene)
    }
}
