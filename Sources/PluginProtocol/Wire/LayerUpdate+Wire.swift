import QuartzCore
import WireMessages

extension LayerUpdate {
    init(wire: Mullion_V1_LayerUpdate, limits: Limits) throws(Misbehaviour) {
        self.init(id: try LayerID(wire: wire.layer, "layer"))
        if wire.hasGeometry {
            geometry = try within("geometry", try Geometry(wire: wire.geometry))
        }
        if wire.hasVisibility {
            visibility = try within(
                "visibility",
                Visibility(
                    isHidden: wire.visibility.hidden,
                    opacity: try WireNumber.fraction(wire.visibility.opacity, "opacity")))
        }
        if wire.hasAppearance {
            appearance = try within("appearance", try Appearance(wire: wire.appearance))
        }
        if wire.hasShadow {
            shadow = try within("shadow", try Shadow(wire: wire.shadow, limits: limits))
        }
        if wire.hasClipping {
            clipping = Clipping(
                masksToBounds: wire.clipping.masksToBounds,
                mask: wire.clipping.mask == 0 ? nil : LayerID(rawValue: wire.clipping.mask))
        }
        if wire.hasContents {
            contents = try within("contents", try Contents(wire: wire.contents, limits: limits))
        }
        if wire.hasSublayers {
            try WireNumber.count(wire.sublayers.layers.count, upTo: limits.layers, "sublayers")
            var ids: [LayerID] = []
            ids.reserveCapacity(wire.sublayers.layers.count)
            for id in wire.sublayers.layers {
                ids.append(try LayerID(wire: id, "sublayers"))
            }
            sublayers = ids
        }
        if wire.hasAnimations {
            try WireNumber.count(wire.animations.animations.count, upTo: limits.animations, "animations")
            var animations: [LayerAnimation] = []
            animations.reserveCapacity(wire.animations.animations.count)
            for (index, animation) in wire.animations.animations.enumerated() {
                animations.append(try within("animations[\(index)]", try LayerAnimation(wire: animation)))
            }
            self.animations = animations
        }
    }

    var wire: Mullion_V1_LayerUpdate {
        .with { update in
            update.layer = id.rawValue
            if let geometry { update.geometry = geometry.wire }
            if let visibility {
                update.visibility = .with {
                    $0.hidden = visibility.isHidden
                    $0.opacity = WireNumber.fraction(visibility.opacity)
                }
            }
            if let appearance { update.appearance = appearance.wire }
            if let shadow { update.shadow = shadow.wire }
            if let clipping {
                update.clipping = .with {
                    $0.masksToBounds = clipping.masksToBounds
                    $0.mask = clipping.mask?.rawValue ?? 0
                }
            }
            if let contents { update.contents = contents.wire }
            if let sublayers { update.sublayers = .with { $0.layers = sublayers.map(\.rawValue) } }
            if let animations { update.animations = .with { $0.animations = animations.map(\.wire) } }
        }
    }
}

extension LayerID {
    init(wire: UInt64, _ field: String) throws(Misbehaviour) {
        guard wire > 0 else { throw Misbehaviour(.missingField, "0 is no layer", at: [field]) }
        self.init(rawValue: wire)
    }
}

extension LayerUpdate.Geometry {
    init(wire: Mullion_V1_LayerGeometry) throws(Misbehaviour) {
        try WireNumber.require(wire.hasBounds, "bounds")
        try WireNumber.require(wire.hasPosition, "position")
        try WireNumber.require(wire.hasAnchor, "anchor")
        try WireNumber.require(wire.hasTransform, "transform")
        self.init(
            bounds: try within("bounds", try CGRect(wire: wire.bounds)),
            position: try within("position", try CGPoint(wire: wire.position)),
            anchorPoint: try within("anchor", try CGPoint(wire: wire.anchor)),
            transform: try within("transform", try CGAffineTransform(wire: wire.transform)))
    }

    var wire: Mullion_V1_LayerGeometry {
        .with {
            $0.bounds = bounds.wire
            $0.position = position.wire
            $0.anchor = anchorPoint.wire
            $0.transform = transform.wire
        }
    }
}

extension LayerUpdate.Appearance {
    init(wire: Mullion_V1_LayerAppearance) throws(Misbehaviour) {
        let squareCorners = CACornerMask(rawValue: UInt(wire.squareCorners))
        guard squareCorners.isSubset(of: .all) else {
            throw Misbehaviour(.outOfRange, "\(wire.squareCorners) is not from 0 to 15", at: ["square_corners"])
        }
        self.init(
            backgroundColor: wire.hasBackground
                ? try within("background", try CGColor(wire: wire.background)) : nil,
            cornerRadius: try WireNumber.coordinate(wire.cornerRadius, "corner_radius"),
            borderWidth: try WireNumber.coordinate(wire.borderWidth, "border_width"),
            borderColor: wire.hasBorderColor
                ? try within("border_color", try CGColor(wire: wire.borderColor)) : nil,
            maskedCorners: CACornerMask.all.subtracting(squareCorners),
            hasContinuousCorners: wire.continuousCorners)
    }

    var wire: Mullion_V1_LayerAppearance {
        .with {
            if let backgroundColor { $0.background = backgroundColor.wire }
            $0.cornerRadius = WireNumber.coordinate(cornerRadius)
            $0.borderWidth = WireNumber.coordinate(borderWidth)
            if let borderColor { $0.borderColor = borderColor.wire }
            $0.squareCorners = UInt32(CACornerMask.all.subtracting(maskedCorners).rawValue)
            $0.continuousCorners = hasContinuousCorners
        }
    }
}

extension LayerUpdate.Shadow {
    init(wire: Mullion_V1_LayerShadow, limits: Limits) throws(Misbehaviour) {
        try WireNumber.require(wire.hasOffset, "offset")
        let offset = try within("offset", try CGVector(wire: wire.offset))
        self.init(
            color: wire.hasColor ? try within("color", try CGColor(wire: wire.color)) : nil,
            opacity: try WireNumber.fraction(wire.opacity, "opacity"),
            offset: CGSize(width: offset.dx, height: offset.dy),
            radius: try WireNumber.coordinate(wire.radius, "radius"),
            path: wire.hasPath ? try within("path", try CGPath(wire: wire.path, limits: limits)) : nil)
    }

    var wire: Mullion_V1_LayerShadow {
        .with {
            if let color { $0.color = color.wire }
            $0.opacity = WireNumber.fraction(opacity)
            $0.offset = CGVector(dx: offset.width, dy: offset.height).wire
            $0.radius = WireNumber.coordinate(radius)
            if let path { $0.path = path.wire }
        }
    }
}
