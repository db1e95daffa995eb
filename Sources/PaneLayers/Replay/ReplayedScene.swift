import PluginProtocol
import QuartzCore

/// A pane of a recording as it was at some time: what the plugin had committed, and what the user had scrolled. A renderer plays what its host
/// sends it as it comes.
@MainActor package final class ReplayedScene {
    /// Holds what is shown.
    package let layer = CALayer()
    /// The size of the pane, in points.
    package private(set) var size = CGSize.zero
    /// Pixels per point.
    package private(set) var scale: CGFloat = 1

    private var tree = LayerTreeModel(limits: .standard)
    private lazy var mirrored = MirroredLayers(in: layer)
    private var images = ImageStore(limits: .standard)
    /// The surfaces that the host has not answered for.
    private var requests: [SurfaceID: SurfaceRequest] = [:]
    private var sequence: SequenceNumber?
    private lazy var offsets = PendingOffsets(send: { [unowned self] _, _ in sequence })

    package init() {
        layer.anchorPoint = .zero
        // What is animated of it the plugin has said.
        layer.owner = mirrored
    }

    /// - Parameter isOwn: Whether it is about this scene; surfaces are the session's.
    package func replay(_ envelope: Envelope<HostToPlugin>, isOwn: Bool) {
        switch envelope.body {
        // The plugin has those surfaces that it was given then. What was refused or forgiven ends no replay.
        case .session(.attachSurface(let surface)):
            if let request = requests.removeValue(forKey: surface) { _ = try? images.surfaces.request(request) }
        case .session(.declineSurface(let surface, _)):
            requests[surface] = nil
        case .scene(.updateScene(let steps)) where isOwn:
            for step in steps { replay(step) }
        case .input(.scrollLayers(let scrolled)) where isOwn:
            sequence = envelope.sequence
            offsets.enqueue(scrolled)
            offsets.flush()
            mirrored.scroll(scrolled)
        case .session, .scene, .input:
            break
        }
    }

    /// Takes a surface of which a renderer's host has made the memory, to be read here.
    ///
    /// - Parameter file: Its memory; nil where none has come.
    package func take(_ request: SurfaceRequest, _ file: PassedDescriptor?) {
        images.surfaces.take(request, file)
    }

    private func replay(_ step: SceneStep) {
        switch step {
        case .resizeScene(let geometry, _): size = geometry.size
        case .changeTraits(let traits, _): scale = traits.displayScale
        default: break
        }
    }

    /// - Parameter isOwn: Whether it is about this scene; pictures are the session's.
    package func replay(_ envelope: Envelope<PluginToHost>, isOwn: Bool) throws(Misbehaviour) {
        switch envelope.body {
        case .content(.imageChunk(let chunk)):
            try images.accept(chunk)
        // Of surfaces a recording has no pixels: they are empty.
        case .session(.didRequestSurface(let request)):
            requests[request.number] = request
        case .session(.didAttachSurface(let surface, let hasMemory)):
            _ = try? images.surfaces.didAttach(surface, hasMemory: hasMemory)
        case .session(.didReleaseSurface(let surface)):
            _ = try? images.surfaces.release(surface)
        case .content(.sceneDidCommit(var commit)):
            if isOwn {
                let change = try tree.accept(commit.layers)
                offsets.apply(to: &commit)
                try mirrored.apply(commit.layers, images)
                images.apply(change)
            }
            try images.release(commit.layers.releasedImages)
        case .session, .scene, .input, .content:
            break
        }
    }
}
