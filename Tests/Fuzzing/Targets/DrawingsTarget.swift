import PluginProtocol
import QuartzCore

extension FuzzTarget {
    /// A legal commit that the input is the seed of, and a host that draws it. The libraries that draw are not looked into, so inputs
    /// are no better than each other.
    static let drawings = FuzzTarget("drawings") { input in
        // FNV-1a.
        let seed = input.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
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
        }.map { MessageScript.Step(.control, message($0)) }
        let chunks = pictures.flatMap { ImageChunk.chunks(of: $0) }.map { PluginToHost.content(.imageChunk($0)) }
        let scene = SceneCommit(serial: .first, answeredResize: nil, afterControl: .first, layers: commit)
        let script = MessageScript(
            [.init(.control, message(.scene(.sceneDidOpen)))] + memory + chunks.map { .init([], message($0)) }
                + [.init(.frame, message(.content(.sceneDidCommit(scene))))])
        run(script, isFinishing: true, draggedAt: seed) { FuzzedHost(size: size) }
    }

    private static func message(_ body: PluginToHost) -> [UInt8] {
        PluginToHost.encode(
            Envelope(
                epoch: .first, sequence: .first, inReplyTo: body.rules.reply == .required ? .first : nil,
                scene: body.rules.scene == .forbidden ? nil : .first, body: body))
    }
}
