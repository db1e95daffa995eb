import PaneLayers
import PluginHost
import PluginProtocol
import PluginRuntime
import QuartzCore
import UIKit

/// What a plugin sends of a controller's whole view.
@MainActor package struct RecordedScene {
    /// The message with every layer.
    package let message: [UInt8]
    /// The pictures that it names, in pieces.
    package let chunks: [ImageChunk]
    /// A store that has the message's pictures.
    package let images: ImageStore

    package init(_ controller: UIViewController) throws {
        let stage = HostStage()
        stage.embed(controller)
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        let root: CALayer = controller.view.layer
        stage.remove(controller)
        let tree = LayerTree(root: root)
        let encoder = LayerCommitEncoder(
            sentImages: SentImages(limits: .standard), room: DescriptionUsage(), limits: .standard)
        let result = encoder.encode(tree.takeChanges(), root: root)
        var images = ImageStore(limits: .standard)
        chunks = result.images.flatMap { ImageChunk.chunks(of: $0) }
        for chunk in chunks { try images.accept(chunk) }
        self.images = images
        message = PluginToHost.encode(
            Envelope(
                epoch: .first, sequence: .first, scene: .first,
                body: .content(
                    .sceneDidCommit(
                        SceneCommit(
                            serial: .first, answeredResize: nil, afterControl: .first, layers: result.commit)))))
        stage.close()
    }
}
