/// What changed of a layer since its tree was shown last.
extension CALayer {
    func note(_ change: LayerChange) {
        guard let tree, !change.isEmpty else { return }
        let wasClean = pendingChange.isEmpty
        pendingChange.formUnion(change)
        if change.contains(.contents) { pendingPixels = nil }
        if wasClean { tree.note(self) }
    }

    /// Shows the next picture of several that a surface has, or several surfaces in turns.
    ///
    /// - Parameters:
    ///   - scale: The surface's pixels per point.
    ///   - changed: The pixels in which it differs from the picture that the layer shows now; with none all may differ. It counts where that is a
    ///     picture of the same size and scale.
    package func show(_ next: ShownSurface, scale: CGFloat, changed: [SurfaceRect]) {
        guard !changed.isEmpty, case .surface(let old, let oldScale) = layerContents, oldScale == scale,
            old.surface.width == next.surface.width, old.surface.height == next.surface.height
        else {
            layerContents = .surface(next, scale: scale)
            return
        }
        // What nobody has taken yet is added to, unless that was everything.
        let before = pendingChange.contains(.contents) ? pendingPixels : []
        layerContents = .surface(next, scale: scale)
        pendingPixels = before.flatMap { $0.count + changed.count > SurfaceRect.most ? nil : $0 + changed }
    }

    func takePendingChange() -> LayerChange {
        defer {
            pendingChange = []
            pendingPixels = nil
        }
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
        pendingPixels = nil
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
