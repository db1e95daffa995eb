import Foundation

/// Closes a scene when its controller is released. The controller itself cannot: a subclass of an open class with an
/// isolated `deinit` could have no plain one of its own.
final class SceneLease: Sendable {
    let scene: RemoteScene

    init(_ scene: RemoteScene) {
        self.scene = scene
    }

    deinit {
        let scene = scene
        Task { @MainActor in scene.close() }
    }
}
