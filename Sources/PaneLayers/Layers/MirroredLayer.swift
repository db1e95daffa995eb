import QuartzCore

/// A layer of a plugin as the host draws it. It knows what the plugin calls it.
final class MirroredLayer: CALayer {
    var number = LayerID(rawValue: 0)
    /// The position of a layer that is pinned, counted from the offset of the layer that it lies in, in points; nil for a layer that is not.
    var pinnedPosition: CGPoint?

    /// At most this many layers stay in place in one that is scrolled; the others go with the content. Each costs its share of every frame of a
    /// fling, and headers, an index and indicators are fewer.
    static let mostPinned = 32

    /// Shows the layer at an offset, and leaves those where they are seen that are pinned in it.
    func showScrolledWithPinned(to offset: CGPoint) {
        showScrolled(to: offset)
        placePinned()
    }

    /// Puts pinned layers to where they are seen at the offset of now.
    func placePinned() {
        let offset = values.scroll.offset
        var count = 0
        for case let child as MirroredLayer in children where count < Self.mostPinned {
            guard let place = child.pinnedPosition else { continue }
            count += 1
            child.replaceValues { $0.geometry.position = CGPoint(x: place.x + offset.x, y: place.y + offset.y) }
        }
    }
}
