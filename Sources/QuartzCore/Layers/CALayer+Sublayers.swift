/// What a layer has below it.
extension CALayer {
    /// Back to front, as they are painted.
    package var paintedChildren: [CALayer] {
        let isInOrder = isPaintedInOrder ?? children.allSatisfy { $0.zPosition == 0 }
        isPaintedInOrder = isInOrder
        guard !isInOrder else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// By identity: what a subclass takes for equal has its own place.
    func index(of sublayer: CALayer?) -> Int? {
        sublayer.flatMap { sublayer in children.firstIndex { $0 === sublayer } }
    }

    func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self, !layer.isAncestor(of: self) else {
            refuse("sublayer", "the layer itself or one above it, which would close a circle")
            return
        }
        var index = index
        // The layer's mask has it as superlayer too, but is none of its children.
        if layer.superlayer === self, let old = self.index(of: layer) {
            if old < index { index -= 1 }
            children.remove(at: old)
            children.insert(layer, at: min(index, children.count))
            note(.sublayers)
            return
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(index, children.count))
        layer.superlayer = self
        note(layer.zPosition == 0 ? .sublayers : [.sublayers, .interaction])
        if let tree { layer.join(tree) }
    }

    func replaceSublayers(_ wanted: [CALayer]) {
        for child in children where !wanted.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
        for child in wanted { addSublayer(child) }
    }

    func replaceChild(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = index(of: old) else { return }
        insert(new, at: index)
        if new.superlayer === self { old.removeFromSuperlayer() }
    }

    func leaveSuperlayer() {
        guard let superlayer else { return }
        guard superlayer.mask !== self else {
            superlayer.mask = nil
            return
        }
        superlayer.children.removeAll { $0 === self }
        self.superlayer = nil
        superlayer.note(.sublayers)
        leaveTree()
    }

    /// Takes layers out of theirs, going through the sublayers of each superlayer once.
    package static func removeFromSuperlayers(_ layers: [CALayer]) {
        let leaving = Set(layers)
        var seen: Set<CALayer> = []
        var superlayers: [CALayer] = []
        for layer in layers {
            guard let superlayer = layer.superlayer else { continue }
            if superlayer.mask === layer {
                superlayer.mask = nil
            } else if seen.insert(superlayer).inserted {
                superlayers.append(superlayer)
            }
        }
        for superlayer in superlayers {
            let gone = superlayer.children.filter(leaving.contains)
            superlayer.children.removeAll(where: leaving.contains)
            superlayer.note(.sublayers)
            for layer in gone {
                layer.superlayer = nil
                layer.leaveTree()
            }
        }
    }

    /// Makes layers the sublayers, back to front. Those that are not among them must be gone already.
    package func arrangeSublayers(_ wanted: [CALayer]) {
        let new = wanted.filter { $0.superlayer !== self || mask === $0 }
        for layer in new { insert(layer, at: children.count) }
        guard Set(wanted) == Set(children), wanted != children else { return }
        children = wanted
        note(.sublayers)
    }

    func setMask(_ new: CALayer?) {
        let old = ownMask
        guard new !== old else { return }
        if let new, new === self || new.isAncestor(of: self) {
            refuse("mask", "the layer itself or one above it, which would close a circle")
            return
        }
        // Before it is the mask, or leaving its superlayer would be taken for the end of that.
        new?.removeFromSuperlayer()
        ownMask = new
        if let old, old.superlayer === self {
            old.superlayer = nil
            old.leaveTree()
        }
        note(.clipping)
        guard let new else { return }
        new.superlayer = self
        if let tree { new.join(tree) }
    }

    func frontmostLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, point.isFinite, transform.determinant != 0 else { return nil }
        let inside = point.applying(transformToSuperlayer.inverted())
        if masksToBounds, !contains(inside) { return nil }
        if let mask, mask.hitTest(inside) == nil { return nil }
        for child in paintedChildren.reversed() {
            if let hit = child.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    private func isAncestor(of layer: CALayer) -> Bool {
        var ancestor = layer.superlayer
        while let current = ancestor {
            if current === self { return true }
            ancestor = current.superlayer
        }
        return false
    }
}
