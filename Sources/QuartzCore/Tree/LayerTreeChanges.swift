/// What happened to a layer tree between two commits.
@MainActor package struct LayerTreeChanges {
    package struct Entry {
        package let layer: CALayer
        package let change: LayerChange
        /// The pixels of the layer's surface that differ from before, where the change is one of contents; nil stands for all of them.
        package let changedPixels: [SurfaceRect]?
    }

    /// Layers that left the tree and were not put back, in the order in which they left; every one is listed, not only
    /// the tops of removed branches.
    package var removed: [LayerID]
    /// Layers that are in the tree and differ from the last commit, in the order of their first change. A layer that
    /// is new to the tree reports `LayerChange.all`.
    package var changed: [Entry]

    package var isEmpty: Bool {
        removed.isEmpty && changed.isEmpty
    }
}
