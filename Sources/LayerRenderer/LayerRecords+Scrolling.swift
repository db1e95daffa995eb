import CoreGraphics
import QuartzCore

/// A layer that was scrolled, and on which nothing else lies still, is not drawn again: its pixels are moved, and what came
/// into view is drawn.
extension LayerRecords {
    /// So many layers in a frame. Each costs a copy of its pixels, and a plugin may scroll as many as it has.
    private static let mostMoves = 4
    /// Where more than this changes beside the scroll, all of it is drawn: each change is looked for below each scrolled layer.
    private static let mostChanges = 500
    /// What changes no pixel of the layer itself.
    private static let unseen: LayerChange = [.scroll, .sublayers, .animations, .interaction]

    /// Brings the records of scrolled layers up to date, as far as their pixels can be moved.
    ///
    /// - Returns: What to move, in this order, before anything is drawn.
    mutating func moveScrolled(_ changes: LayerTreeChanges, _ damage: inout DamageRegion) -> [PixelMove] {
        // A layer in a transition draws on what the last frame showed at its place.
        guard outgoing.isEmpty, changes.changed.count + changes.removed.count <= Self.mostChanges else { return [] }
        let scrolled = changes.changed.lazy.filter {
            $0.change.contains(.scroll) && $0.change.isSubset(of: Self.unseen) && $0.layer.masksToBounds
        }.prefix(Self.mostMoves)
        guard !scrolled.isEmpty else { return [] }
        let changed = Set(changes.changed.lazy.filter { !$0.change.isSubset(of: Self.unseen) }.map(\.layer.id))
        return scrolled.compactMap { entry in
            guard let scroll = scroll(of: entry.layer, besides: changed) else { return nil }
            follow(scroll, of: entry, changes, &damage)
            return scroll.move
        }
    }

    /// What a scrolled layer's pixels do, and what lies above them and stays.
    private struct Scroll {
        let move: PixelMove
        let covers: [PixelRect]
    }

    /// Nil where not all pixels that the layer leaves to be seen go the same way.
    private func scroll(of layer: CALayer, besides changed: Set<LayerID>) -> Scroll? {
        guard let old = records[layer.id], old.isVisible, old.generation != generation,
            old.parent == layer.superlayer?.id, let new = matrix(of: LayerLook(layer: layer))
        else { return nil }
        let area = old.innerClip
        guard new.preservesAxes, new.hasSameLinearPart(as: old.matrix),
            let dx = Self.wholePixels(new.tx - old.matrix.tx), let dy = Self.wholePixels(new.ty - old.matrix.ty),
            let move = PixelMove(area: area, dx: dx, dy: dy)
        else { return nil }
        var covers: [PixelRect] = []
        var isGroundKnown = false
        var current = layer
        while true {
            // Its bounds are new already.
            guard !changed.contains(current.id), let record = records[current.id],
                let ground = ground(LayerLook(layer: current), record, current === layer ? new : record.matrix, area)
            else { return nil }
            switch ground {
            case .even: isGroundKnown = true
            case .uneven where !isGroundKnown: return nil
            case .uneven, .none: break
            }
            guard let parent = current.superlayer else { break }
            guard let siblings = records[parent.id]?.children.ids, let place = siblings.firstIndex(of: current.id)
            else {
                return nil
            }
            for (index, id) in siblings.enumerated() where index != place {
                guard let extent = records[id]?.subtreeExtent.intersection(area), !extent.isEmpty else { continue }
                if index > place { covers.append(extent) } else if !isGroundKnown { return nil }
            }
            current = parent
        }
        return Scroll(move: move, covers: covers)
    }

    /// What a layer draws below what is scrolled in it.
    private enum Ground {
        /// One colour, which hides what lies below.
        case even
        case uneven
        case none
    }

    /// Nil where the layer shows its edge, its corners or its border in `area`, or mixes it with something.
    private func ground(
        _ look: LayerLook, _ record: LayerRecord, _ matrix: CGAffineTransform, _ area: PixelRect
    ) -> Ground? {
        guard look.opacity == 1, look.layer.mask == nil else { return nil }
        let rim = max(look.corners.radius, look.border?.width ?? 0)
        let interior = PixelRect(inside: look.bounds.insetBy(dx: rim, dy: rim).applying(matrix), within: area)
        let isInside = matrix.preservesAxes && interior.contains(area)
        guard isInside || !(look.layer.masksToBounds || look.border != nil) else { return nil }
        guard let background = look.background, background.alpha == 1, isInside else {
            return record.ownExtent.intersects(area) ? .uneven : Ground.none
        }
        let contents = PixelRect(touching: look.contentsExtent.applying(matrix), within: area)
        return contents.isEmpty ? .even : .uneven
    }

    /// Makes the branch's records anew, and damages what in it was not only moved.
    private mutating func follow(
        _ scroll: Scroll, of entry: LayerTreeChanges.Entry, _ changes: LayerTreeChanges, _ damage: inout DamageRegion
    ) {
        let (layer, move) = (entry.layer, scroll.move)
        guard let old = records[layer.id], let context = context(of: layer) else { return }
        // What the last frame shows there is not what was to be moved.
        for rect in damage.rects + scroll.covers { damage.add(move.moved(rect)) }
        for rect in scroll.covers + move.exposed { damage.add(rect) }
        let changed = changes.changed.filter {
            $0.layer !== layer && !$0.change.isSubset(of: [.animations, .interaction])
        }
        for id in changes.removed + changed.map(\.layer.id) where wasBelow(layer.id, id) {
            if let record = records[id] { damage.add(move.moved(record.subtreeExtent)) }
        }
        metWhatDependsOnPlace = false
        let extent = record(layer, in: context, &damage)
        if metWhatDependsOnPlace == true { damage.add(move.area) }
        metWhatDependsOnPlace = nil
        for entry in changed where records[entry.layer.id]?.generation == generation {
            if let record = records[entry.layer.id] { damage.add(record.subtreeExtent) }
        }
        if entry.change.contains(.sublayers), let record = records[layer.id] {
            damageReordered(from: old.children.ids, to: record.children.ids, &damage)
        }
        spread(from: layer, old: old.subtreeExtent, new: extent)
    }

    /// Whether the layer's own pixels may come out a little differently at another place: those of what `Raster` does not keep
    /// whole. An upright rectangle is filled without one.
    func dependsOnPlace(_ look: LayerLook, _ record: LayerRecord) -> Bool {
        guard !record.ownExtent.isEmpty || look.layer.masksToBounds else { return false }
        var matrix = record.matrix
        matrix.tx -= matrix.tx.rounded(.down)
        matrix.ty -= matrix.ty.rounded(.down)
        let isPlain = look.corners.radius == 0 && look.border == nil && matrix.preservesAxes
        let extents = [look.contentsExtent, look.shadowExtent, isPlain ? .null : look.bounds]
        return extents.contains { !$0.isNull && Raster.isLarge($0.applying(matrix), on: rootContext.clip) }
    }

    /// Whether the last frame had the layer `id` below another one.
    private func wasBelow(_ ancestor: LayerID, _ id: LayerID) -> Bool {
        var current = records[id]?.parent
        while let parent = current {
            if parent == ancestor { return true }
            current = records[parent]?.parent
        }
        return false
    }

    /// Positions are sums, which may differ a little from what they would be otherwise.
    private static func wholePixels(_ length: CGFloat) -> Int? {
        let whole = length.rounded()
        return abs(length - whole) < 1e-6 ? Int(exactly: whole) : nil
    }
}

extension CGAffineTransform {
    fileprivate func hasSameLinearPart(as other: CGAffineTransform) -> Bool {
        a == other.a && b == other.b && c == other.c && d == other.d
    }
}
