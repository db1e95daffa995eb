import QuartzCore

/// One layer as it is after a commit; a group of properties that is nil did not change.
package struct LayerUpdate: Hashable, Sendable {
    package let id: LayerID
    package var geometry: LayerValues.Geometry?
    package var scroll: LayerValues.Scroll?
    package var visibility: LayerValues.Visibility?
    package var appearance: LayerValues.Appearance?
    package var shadow: LayerValues.Shadow?
    package var clipping: Clipping?
    package var contents: Contents?
    /// Back to front.
    package var sublayers: [LayerID]?
    /// In the order in which they apply. Their beginnings are in seconds after the commit.
    package var animations: [LayerAnimation]?
    package var interaction: LayerValues.Interaction?

    package init(id: LayerID) {
        self.id = id
    }

    /// Which groups are present.
    package var change: LayerChange {
        var change: LayerChange = []
        if geometry != nil { change.insert(.geometry) }
        if scroll != nil { change.insert(.scroll) }
        if visibility != nil { change.insert(.visibility) }
        if appearance != nil { change.insert(.appearance) }
        if shadow != nil { change.insert(.shadow) }
        if clipping != nil { change.insert(.clipping) }
        if contents != nil { change.insert(.contents) }
        if sublayers != nil { change.insert(.sublayers) }
        if animations != nil { change.insert(.animations) }
        if interaction != nil { change.insert(.interaction) }
        return change
    }

    /// The groups that a layer may do without from the beginning, because most have nothing to say there.
    package static let optional: LayerChange = [.scroll, .interaction]

    /// Of a layer that the host does not know yet: leaves out what it takes for granted.
    package mutating func leaveOutInitial() {
        if scroll == .initial { scroll = nil }
        if interaction == .initial { interaction = nil }
    }

    package struct Clipping: Hashable, Sendable {
        package var masksToBounds: Bool
        /// The layer whose opacity this one is seen through.
        package var mask: LayerID?

        package init(masksToBounds: Bool, mask: LayerID? = nil) {
            self.masksToBounds = masksToBounds
            self.mask = mask
        }
    }

    package enum Contents: Hashable, Sendable {
        case none
        case text(StyledText)
        /// `scale` is in pixels of the image per point, `center` the part that is stretched, as fractions of its size.
        case image(
            ImageHash, scale: CGFloat, gravity: CALayerContentsGravity,
            center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1))
        /// `gravity` says how it is placed while the layer is shown in another size.
        case drawing(RecordedDrawing, gravity: CALayerContentsGravity)
        case picture(RecordedDrawing, size: CGSize, gravity: CALayerContentsGravity)
        case shape(ShapeContents)
        case gradient(GradientContents)
        /// `seed` says which of the pictures that were drawn in the surface it is, `scale` is in its pixels per point, and `changed` are the pixels that
        /// differ from what the layer showed before: all where there are none.
        case surface(
            SurfaceID, seed: UInt32, scale: CGFloat, gravity: CALayerContentsGravity, changed: [SurfaceRect] = [])
    }

    /// The surface that the new contents show; nil where they show none, or nothing is said of contents.
    package var surface: SurfaceID? {
        if case .surface(let number, _, _, _, _) = contents { number } else { nil }
    }

    /// The pictures that the new contents name.
    package var images: Set<ImageHash> {
        switch contents {
        case .image(let image, _, _, _): [image]
        case .drawing(let drawing, _), .picture(let drawing, _, _): drawing.images
        case .text, .shape, .gradient, .surface, .some(.none), nil: []
        }
    }
}
