import QuartzCore

/// One layer as it is after a commit; a group of properties that is nil did not change.
package struct LayerUpdate: Hashable, Sendable {
    package let id: LayerID
    package var geometry: Geometry?
    package var visibility: Visibility?
    package var appearance: Appearance?
    package var shadow: Shadow?
    package var clipping: Clipping?
    package var contents: Contents?
    /// Back to front.
    package var sublayers: [LayerID]?
    /// In the order in which they apply. Their beginnings are in seconds after the commit.
    package var animations: [LayerAnimation]?

    package init(id: LayerID) {
        self.id = id
    }

    /// Which groups are present.
    package var change: LayerChange {
        var change: LayerChange = []
        if geometry != nil { change.insert(.geometry) }
        if visibility != nil { change.insert(.visibility) }
        if appearance != nil { change.insert(.appearance) }
        if shadow != nil { change.insert(.shadow) }
        if clipping != nil { change.insert(.clipping) }
        if contents != nil { change.insert(.contents) }
        if sublayers != nil { change.insert(.sublayers) }
        if animations != nil { change.insert(.animations) }
        return change
    }

    package struct Geometry: Hashable, Sendable {
        package var bounds: CGRect
        /// Where the anchor lies, in the superlayer's coordinates.
        package var position: CGPoint
        /// As fractions of the size.
        package var anchorPoint: CGPoint
        package var transform: CGAffineTransform

        package init(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform) {
            self.bounds = bounds
            self.position = position
            self.anchorPoint = anchorPoint
            self.transform = transform
        }
    }

    package struct Visibility: Hashable, Sendable {
        package var isHidden: Bool
        /// 0 to 1.
        package var opacity: Float

        package init(isHidden: Bool, opacity: Float) {
            self.isHidden = isHidden
            self.opacity = opacity
        }
    }

    package struct Appearance: Hashable, Sendable {
        package var backgroundColor: CGColor?
        package var cornerRadius: CGFloat
        package var borderWidth: CGFloat
        package var borderColor: CGColor?
        package var maskedCorners: CACornerMask
        package var hasContinuousCorners: Bool

        package init(
            backgroundColor: CGColor?, cornerRadius: CGFloat, borderWidth: CGFloat, borderColor: CGColor?,
            maskedCorners: CACornerMask = .all, hasContinuousCorners: Bool = false
        ) {
            self.backgroundColor = backgroundColor
            self.cornerRadius = cornerRadius
            self.borderWidth = borderWidth
            self.borderColor = borderColor
            self.maskedCorners = maskedCorners
            self.hasContinuousCorners = hasContinuousCorners
        }
    }

    package struct Shadow: Hashable, Sendable {
        package var color: CGColor?
        /// 0 to 1.
        package var opacity: Float
        package var offset: CGSize
        package var radius: CGFloat
        /// Nil: the bounds.
        package var path: CGPath?

        package init(color: CGColor?, opacity: Float, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
            self.color = color
            self.opacity = opacity
            self.offset = offset
            self.radius = radius
            self.path = path
        }
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
    }

    /// The pictures that the new contents name.
    package var images: Set<ImageHash> {
        switch contents {
        case .image(let image, _, _, _): [image]
        case .drawing(let drawing, _), .picture(let drawing, _, _): drawing.images
        case .text, .shape, .some(.none), nil: []
        }
    }
}
