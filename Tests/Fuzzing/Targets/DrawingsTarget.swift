import PluginProtocol
import QuartzCore

extension FuzzTarget {
    /// A legal commit that the input is the seed of, and a host that draws it. The libraries that draw are not looked into, so inputs
    /// are no better than each other.
    static let drawings = FuzzTarget("drawings") { input in
        let seed = FuzzTarget.seed(of: input)
        draw(RandomCommit.make(seed: seed), draggedAt: seed)
    }

    /// Shows a commit of a plugin in a host.
    ///
    /// - Parameters:
    ///   - pictures: to be sent before.
    ///   - surfaces: to be asked for before.
    ///   - size: of the scene, in points.
    ///   - seed: of the part that is dragged out of the pane when it is drawn; nil: nothing is.
    @MainActor package static func draw(
        _ commit: LayerCommit, pictures: [CGImage] = RandomCommit.pictures,
        surfaces: [SurfaceRequest] = RandomCommit.surfaces, size: CGSize = RandomCommit.size,
        draggedAt seed: UInt64? = nil
    ) {
        let memory = surfaces.flatMap { request in
            [
                PluginToHost.session(.didRequestSurface(request)),
                .session(.didAttachSurface(request.number, hasMemory: true)),
            ]
        }.map { MessageScript.Step($0) }
        let chunks = pictures.flatMap { ImageChunk.chunks(of: $0) }.map {
            MessageScript.Step(.content(.imageChunk($0)))
        }
        let scene = SceneCommit(serial: .first, answeredResize: nil, afterControl: .first, layers: commit)
        let script = MessageScript(
            [MessageScript.Step(.scene(.sceneDidOpen))] + memory + chunks
                + [MessageScript.Step(.content(.sceneDidCommit(scene)), flags: .frame)])
        run(script, isFinishing: true, draggedAt: seed) { FuzzedHost(HostLook(size: size)) }
    }
}
