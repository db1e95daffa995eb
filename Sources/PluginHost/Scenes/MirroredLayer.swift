import QuartzCore

/// A layer of a plugin as the host draws it. It knows what the plugin calls it.
final class MirroredLayer: CALayer {
    var number = LayerID(rawValue: 0)
    /// The place of a layer that is pinned, from the offset of the one that it lies in; nil for others.
    var pinnedPosition: CGPoint?

    /// Shows the layer at an offset, and leaves those where they are seen that are pinned in it.
    func showScrolledWithPinned(to offset: CGPoint) {
        showScrolled(to: offset)
        placePinned()
    }

    /// Puts pinned layers to where they are seen at the offset of now.
    func placePinned() {
        let offset = values.scroll.offset
        for case let child as MirroredLayer in children {
            guard let place = child.pinnedPosition else { continue }
            child.replaceValues { $0.geometry.position = CGPoint(x: place.x + offset.x, y: place.y + offset.y) }
        }
    }
}
