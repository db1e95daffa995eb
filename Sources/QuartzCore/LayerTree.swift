/// A root layer with the record of what changed below it since the last commit.
///
/// A layer belongs to at most one tree at a time. Whoever shows the tree (a renderer, a connection to a host) takes the
/// changes once per turn with `takeChanges()`.
@MainActor package final class LayerTree {
    package let root: CALayer

    /// Called when the first change arrives after a commit: the moment to ask for a turn of the loop.
    package var onFirstChange: (() -> Void)?

    private var changed: [CALayer] = []
    private var removedOrder: [LayerID] = []
    private var removed: Set<LayerID> = []

    package init(root: CALayer) {
        self.root = root
        root.join(self)
    }

    package var hasChanges: Bool {
        !changed.isEmpty || !removedOrder.isEmpty
    }

    package func takeChanges() -> LayerTreeChanges {
        let entries = changed.compactMap { layer -> LayerTreeChanges.Entry? in
            // The changes of a layer that went to another tree are for that one to take.
            guard layer.tree === self else { return nil }
            let change = layer.takePendingChange()
            return change.isEmpty ? nil : .init(layer: layer, change: change)
        }
        // A layer that left twice is listed once.
        let left = removedOrder.filter { removed.remove($0) != nil }
        let changes = LayerTreeChanges(removed: left, changed: entries)
        changed.removeAll(keepingCapacity: true)
        removedOrder.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
        return changes
    }

    func note(_ layer: CALayer) {
        let wasClean = !hasChanges
        changed.append(layer)
        if wasClean { onFirstChange?() }
    }

    func noteEntry(of layer: CALayer) {
        removed.remove(layer.id)
    }

    func noteRemoval(of layer: CALayer) {
        let wasClean = !hasChanges
        if removed.insert(layer.id).inserted {
            removedOrder.append(layer.id)
        }
        if wasClean { onFirstChange?() }
    }
}
