import QuartzCore

/// What changed in a scene's tree of layers, to be applied as a whole.
package struct LayerCommit: Hashable, Sendable {
    /// The layer that fills the scene.
    package var root: LayerID
    /// Layers that left the tree, with all that were below them and did not move elsewhere.
    package var removed: [LayerID]
    package var updates: [LayerUpdate]
    /// Pictures that the plugin names no more once this commit is applied.
    package var releasedImages: [ImageHash]

    package init(
        root: LayerID, removed: [LayerID] = [], updates: [LayerUpdate] = [], releasedImages: [ImageHash] = []
    ) {
        self.root = root
        self.removed = removed
        self.updates = updates
        self.releasedImages = releasedImages
    }

    /// The pictures that must have arrived before the commit can be applied.
    package var images: Set<ImageHash> {
        updates.reduce(into: []) { $0.formUnion($1.images) }
    }
}
