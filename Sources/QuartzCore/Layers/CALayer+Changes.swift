/// What changed of a layer since its tree was shown last.
extension CALayer {
    func note(_ change: LayerChange) {
        guard let tree, !change.isEmpty else { return }
        let wasClean = pendingChange.isEmpty
        pendingChange.formUnion(change)
        if wasClean { tree.note(self) }
    }

    func takePendingChange() -> LayerChange {
        defer { pendingChange = [] }
        isCommitted = true
        return pendingChange
    }

    /// Has the layer and everything below it drawn again, although nothing changed.
    package func setNeedsRedraw() {
        note(.visibility)
    }

    func join(_ tree: LayerTree) {
        self.tree = tree
        tree.noteEntry(of: self)
        let wasClean = pendingChange.isEmpty
        pendingChange = .all
        isCommitted = false
        if wasClean { tree.note(self) }
        // Those that another process described may be there before the layer has its place.
        if !animations.isEmpty { tree.noteAnimations(of: self) }
        for child in children {
            child.join(tree)
        }
        mask?.join(tree)
    }

    func leaveTree() {
        guard let tree else { return }
        tree.noteRemoval(of: self)
        if !animations.isEmpty { CATransaction.noteDetached(self) }
        presented = nil
        self.tree = nil
        pendingChange = []
        for child in children {
            child.leaveTree()
        }
        mask?.leaveTree()
    }
}
