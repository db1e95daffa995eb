import HostStaging
import PluginProtocol
import QuartzCore
import UIKit

/// What a plugin sends of a controller's whole view.
@MainActor struct RecordedScene {
    /// The message with every layer.
    let message: [UInt8]
    /// A store that has the message's pictures.
    let images: ImageStore

    init(_ controller: UIViewController) throws {
        let stage = HostStage()
        stage.embed(controller)
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        let root: CALayer = controller.view.layer
        stage.remove(controller)
        let tree = LayerTree(root: root)
        let encoder = LayerCommitEncoder(
            ledger: ImageLedger(limits: .standard), room: DescriptionRoom(), limits: .standard)
        let result = encoder.encode(tree.takeChanges(), root: root)
        var images = ImageStore(limits: .standard)
        for image in result.images {
            for chunk in ImageChunk.chunks(of: image) { try images.accept(chunk) }
        }
        self.images = images
        message = PluginToHost.encode(
            Envelope(
                epoch: .first, sequence: .first, scene: .first,
                body: .sceneDidCommit(
                    SceneCommit(
                        serial: .first, answeredResize: nil, afterControl: .first, layers: result.commit))))
        stage.close()
    }
}
