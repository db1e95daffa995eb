import CoreGraphics
import QuartzCore

/// Keeps the records of a tree's layers and finds what a set of changes damages.
@MainActor struct LayerRecords {
    var records: [LayerID: LayerRecord] = [:]
    private(set) var generation = 0
    /// What layers in a transition were shown as before; they still draw on it.
    var outgoing = OutgoingPictures()
    let rootContext: LayerRecord.Context
    /// Whether something was recorded that may come out a little differently at another place. Nil: nobody asks; whoever does
    /// sets it to false first.
    var metWhatDependsOnPlace: Bool?

    init(surface: PixelRect, scale: CGFloat) {
        rootContext = .init(matrix: CGAffineTransform(scaleX: scale, y: scale), clip: surface)
    }

    subscript(layer: CALayer) -> LayerRecord? {
        records[layer.id]
    }

    /// Whether something of the layer or below it may be drawn within `rect`.
    func paints(_ id: LayerID, in rect: PixelRect) -> Bool {
        records[id]?.subtreeExtent.intersects(rect) ?? false
    }

    /// Makes all records anew.
    mutating func rebuild(root: CALayer) {
        records.removeAll(keepingCapacity: true)
        generation += 1
        var damage = DamageRegion(limits: rootContext.clip)
        record(root, in: rootContext, &damage)
    }

    /// Brings the records up to date and adds what has to be drawn again to `damage`.
    ///
    /// - Returns: Which of the last frame's pixels have to be moved before, in this order.
    mutating func apply(_ changes: LayerTreeChanges, to damage: inout DamageRegion) -> [PixelMove] {
        generation += 1
        // First, since they say what the last frame showed, moved, and everything else changes that.
        let moves = moveScrolled(changes, &damage)
        for id in changes.removed {
            if let old = records.removeValue(forKey: id) { damage.add(old.subtreeExtent) }
        }
        for entry in changes.changed {
            apply(entry, to: &damage)
        }
        return moves
    }

    /// What changes where everything below the layer is, and how it is cut.
    private static let placing: LayerChange = [.geometry, .clipping]
    /// What changes pixels of the layer's own.
    private static let drawing: LayerChange = [.appearance, .shadow, .contents]

    private mutating func apply(_ entry: LayerTreeChanges.Entry, to damage: inout DamageRegion) {
        let (layer, change) = (entry.layer, entry.change)
        guard let old = records[layer.id], old.parent == layer.superlayer?.id else {
            recordAnew(layer, &damage)
            return
        }
        guard old.generation != generation else { return }
        let look = LayerLook(layer: layer)
        let isShown = !layer.isHidden && look.opacity > 0
        if !change.isDisjoint(with: Self.placing) || isShown != old.isVisible
            || (change.contains(.scroll) && matrix(of: look) != old.matrix)
            || (change.contains(.appearance) && layer.masksToBounds)
        {
            recordAnew(layer, &damage)
            return
        }
        guard old.isVisible else { return }
        if change.contains(.visibility) { damage.add(old.subtreeExtent) }
        var new = old
        if !change.isDisjoint(with: Self.drawing) {
            new.ownExtent = ownExtent(of: look, new)
            let isPicture = change.isDisjoint(with: [.appearance, .shadow]) && new.ownExtent == old.ownExtent
            if isPicture, let parts = entry.changedPixels.flatMap({ Self.parts($0, of: look, new) }) {
                for part in parts { damage.add(part) }
            } else {
                damage.add(old.ownExtent)
                damage.add(new.ownExtent)
            }
        }
        if change.contains(.sublayers) {
            new.children = recordedChildren(of: layer)
            damageReordered(from: old.children.ids, to: new.children.ids, &damage)
        }
        new.paintsSeveralThings = look.paintsSeveralThings
        if new.paintsSeveralThings != old.paintsSeveralThings, isTranslucent(layer) {
            damage.add(old.subtreeExtent)
        }
        records[layer.id] = new
        let extent = subtreeExtent(of: layer, new)
        records[layer.id]?.subtreeExtent = extent
        spread(from: layer, old: old.subtreeExtent, new: extent)
    }

    /// The pixels that show those of a surface; nil where the layer shows none.
    private static func parts(_ pixels: [SurfaceRect], of look: LayerLook, _ record: LayerRecord) -> [PixelRect]? {
        guard case .surface(let shown, _) = look.contents,
            let painter = SurfacePainter(shown.surface, in: look.contentsExtent, record.matrix)
        else { return nil }
        return pixels.map { PixelRect(touching: painter.extent(of: $0), within: record.innerClip) }
    }

    /// Replaces the record of `layer` and of everything below it; the old and the new pixels are damaged.
    private mutating func recordAnew(_ layer: CALayer, _ damage: inout DamageRegion) {
        let old = records[layer.id]
        if old?.generation == generation, old?.parent == layer.superlayer?.id { return }
        if let old { damage.add(old.subtreeExtent) }
        guard let context = context(of: layer) else {
            forget(layer, &damage)
            return
        }
        let new = record(layer, in: context, &damage)
        damage.add(new)
        spread(from: layer, old: old?.subtreeExtent ?? .zero, new: new)
    }

    /// Nil where the layer cannot be seen, because one above it cannot.
    func context(of layer: CALayer) -> LayerRecord.Context? {
        guard let superlayer = layer.superlayer else { return rootContext }
        guard let parent = records[superlayer.id], parent.isVisible else { return nil }
        return parent.innerContext
    }

    /// From the layer's coordinates to pixels; nil where it cannot be seen.
    func matrix(of look: LayerLook) -> CGAffineTransform? {
        context(of: look.layer).map { look.transformToSuperlayer.concatenating($0.matrix) }
    }

    /// Makes the records of a branch and returns its extent.
    @discardableResult mutating func record(
        _ layer: CALayer, in context: LayerRecord.Context, _ damage: inout DamageRegion
    ) -> PixelRect {
        if let old = records[layer.id], old.parent != layer.superlayer?.id {
            damage.add(old.subtreeExtent)
        }
        let look = LayerLook(layer: layer)
        let matrix = look.transformToSuperlayer.concatenating(context.matrix)
        var record = LayerRecord(
            parent: layer.superlayer?.id, matrix: matrix, clip: context.clip, innerClip: context.clip,
            ownExtent: .zero, subtreeExtent: .zero,
            isVisible: matrix.isDrawable && !layer.isHidden && look.opacity > 0,
            paintsSeveralThings: look.paintsSeveralThings, children: .none, generation: generation)
        guard record.isVisible else {
            for child in layer.children { forget(child, &damage) }
            if let mask = layer.mask { forget(mask, &damage) }
            records[layer.id] = record
            return .zero
        }
        if layer.masksToBounds {
            record.innerClip = PixelRect(
                touching: look.bounds.applying(matrix), within: context.clip)
        }
        record.ownExtent = ownExtent(of: look, record)
        if metWhatDependsOnPlace == false { metWhatDependsOnPlace = dependsOnPlace(look, record) }
        var extent = record.ownExtent
        for child in layer.children {
            extent = extent.union(self.record(child, in: record.innerContext, &damage))
        }
        record.children = recordedChildren(of: layer)
        if let mask = layer.mask {
            extent = extent.intersection(self.record(mask, in: record.innerContext, &damage))
        }
        record.subtreeExtent = extent
        records[layer.id] = record
        return extent
    }

    private func recordedChildren(of layer: CALayer) -> RecordedChildren {
        RecordedChildren(layer.paintedChildren.map(\.id)) { records[$0]?.subtreeExtent ?? .zero }
    }

    /// Whether the layer, or one above it, is drawn with an opacity below 1.
    private func isTranslucent(_ layer: CALayer) -> Bool {
        var current: CALayer? = layer
        while let layer = current {
            if layer.shownOpacity < 1 { return true }
            current = layer.superlayer
        }
        return false
    }

    /// A branch that came under a hidden layer may have been visible elsewhere.
    private mutating func forget(_ layer: CALayer, _ damage: inout DamageRegion) {
        guard let old = records.removeValue(forKey: layer.id) else { return }
        damage.add(old.subtreeExtent)
        for child in layer.children { forget(child, &damage) }
        if let mask = layer.mask { forget(mask, &damage) }
    }

    private func ownExtent(of look: LayerLook, _ record: LayerRecord) -> PixelRect {
        var box = outgoing.rect(of: look.layer.id).intersection(record.clip)
        if look.background != nil || look.border != nil {
            box = PixelRect(touching: look.bounds.applying(record.matrix), within: record.clip)
        }
        let shadow = look.shadowExtent
        if !shadow.isNull {
            box = box.union(PixelRect(touching: shadow.applying(record.matrix), within: record.clip))
        }
        let contents = look.contentsExtent
        if !contents.isNull {
            box = box.union(PixelRect(touching: contents.applying(record.matrix), within: record.innerClip))
        }
        return box
    }

    private func subtreeExtent(of layer: CALayer, _ record: LayerRecord) -> PixelRect {
        let extent = layer.children.reduce(record.ownExtent) { $0.union(records[$1.id]?.subtreeExtent ?? .zero) }
        guard let mask = layer.mask else { return extent }
        return extent.intersection(records[mask.id]?.subtreeExtent ?? .zero)
    }

    /// Corrects the extents above `layer` after its own changed.
    mutating func spread(from layer: CALayer, old: PixelRect, new: PixelRect) {
        var (old, new) = (old, new)
        var changed = layer
        while let current = changed.superlayer, old != new, let before = records[current.id]?.subtreeExtent {
            records[current.id]?.children.set(new, of: changed.id)
            // Only a part that reached the edge and left it can have made the whole smaller.
            let mayShrink = before.hasOnEdge(old) && !new.contains(old) || current.mask != nil
            let shrunk = mayShrink ? records[current.id].map { subtreeExtent(of: current, $0) } : nil
            let after = shrunk ?? before.union(new)
            records[current.id]?.subtreeExtent = after
            (old, new) = (before, after)
            changed = current
        }
    }

    /// Sublayers whose order among each other changed lie between the first and the last place that differ.
    func damageReordered(from old: [LayerID], to new: [LayerID], _ damage: inout DamageRegion) {
        let oldSet = Set(old)
        let newSet = Set(new)
        let before = old.filter(newSet.contains)
        let after = new.filter(oldSet.contains)
        guard before != after else { return }
        let start = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        for id in after[start..<(after.count - end)] {
            if let record = records[id] { damage.add(record.subtreeExtent) }
        }
    }
}
