import QuartzCore
import WireMessages

// Each group is taken apart as a whole, so that what is new in it cannot be forgotten here.

extension LayerValues.Geometry {
    init(wire: Mullion_V1_LayerGeometry) throws(Misbehaviour) {
        try WireNumber.require(wire.hasSize, "size")
        try WireNumber.require(wire.hasPosition, "position")
        try WireNumber.require(wire.hasAnchor, "anchor")
        try WireNumber.require(wire.hasTransform, "transform")
        self.init(
            size: try within("size", try CGSize(wire: wire.size)),
            position: try within("position", try CGPoint(wire: wire.position)),
            anchorPoint: try within("anchor", try CGPoint(wire: wire.anchor)),
            transform: try within("transform", try CGAffineTransform(wire: wire.transform)))
    }

    var wire: Mullion_V1_LayerGeometry {
        let (size, position, anchorPoint, transform) = parts
        return .with {
            // Layers compute with the sides, which have no signs.
            $0.size = CGSize(width: abs(size.width), height: abs(size.height)).wire
            $0.position = position.wire
            $0.anchor = anchorPoint.wire
            $0.transform = transform.wire
        }
    }
}

extension LayerValues.Scroll {
    init(wire: Mullion_V1_LayerScroll) throws(Misbehaviour) {
        try WireNumber.require(wire.hasOffset, "offset")
        self.init(
            offset: try within("offset", try CGPoint(wire: wire.offset)),
            area: wire.hasArea ? try within("area", try CGRect(wire: wire.area)) : nil,
            rules: wire.hasRules ? try within("rules", try ScrollRules(wire: wire.rules)) : nil, isPinned: wire.pinned)
    }

    var wire: Mullion_V1_LayerScroll {
        let (offset, area, rules, isPinned) = parts
        return .with {
            $0.offset = offset.wire
            if let area { $0.area = area.wire }
            if let rules { $0.rules = rules.wire }
            $0.pinned = isPinned
        }
    }
}

extension ScrollRules {
    init(wire: Mullion_V1_ScrollRules) throws(Misbehaviour) {
        let behaviour = Behaviour(rawValue: Int(clamping: wire.behaviour))
        guard behaviour.isSubset(of: .all) else {
            throw Misbehaviour(.outOfRange, "\(wire.behaviour) is not from 0 to 127", at: ["behaviour"])
        }
        guard Self.decelerationRates.contains(wire.decelerationRate) else {
            throw Misbehaviour(
                .outOfRange, "\(wire.decelerationRate) is not from 0.5 to 0.9999", at: ["deceleration_rate"])
        }
        self.init(behaviour: behaviour, decelerationRate: wire.decelerationRate)
    }

    var wire: Mullion_V1_ScrollRules {
        .with {
            $0.behaviour = UInt32(behaviour.rawValue)
            $0.decelerationRate = decelerationRate
        }
    }
}

extension LayerValues.Interaction {
    init(wire: Mullion_V1_LayerInteraction) throws(Misbehaviour) {
        let touches: Touches
        switch wire.touches {
        case .none: touches = .none
        case .inBounds: touches = .inBounds
        case .pluginDecides: touches = .ownerDecides
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire.touches.rawValue) is no way to take touches", at: ["touches"])
        }
        self.init(touches: touches, gestures: nil)
        guard wire.hasGestures else { return }
        let gestures = GestureUse(rawValue: Int(clamping: wire.gestures))
        guard gestures.isSubset(of: .all) else {
            throw Misbehaviour(.outOfRange, "\(wire.gestures) is not from 0 to 31", at: ["gestures"])
        }
        self.gestures = gestures
    }

    var wire: Mullion_V1_LayerInteraction {
        let (touches, gestures) = parts
        return .with {
            switch touches {
            case .none: $0.touches = .none
            case .inBounds: $0.touches = .inBounds
            case .ownerDecides: $0.touches = .pluginDecides
            }
            if let gestures { $0.gestures = UInt32(gestures.rawValue) }
        }
    }
}

extension LayerValues.Visibility {
    init(wire: Mullion_V1_LayerVisibility) throws(Misbehaviour) {
        self.init(isHidden: wire.hidden, opacity: try WireNumber.fraction(wire.opacity, "opacity"))
    }

    var wire: Mullion_V1_LayerVisibility {
        let (isHidden, opacity) = parts
        return .with {
            $0.hidden = isHidden
            $0.opacity = WireNumber.fraction(opacity)
        }
    }
}

extension LayerValues.Appearance {
    init(wire: Mullion_V1_LayerAppearance) throws(Misbehaviour) {
        let squareCorners = CACornerMask(rawValue: UInt(wire.squareCorners))
        guard squareCorners.isSubset(of: .all) else {
            throw Misbehaviour(.outOfRange, "\(wire.squareCorners) is not from 0 to 15", at: ["square_corners"])
        }
        self.init(
            backgroundColor: wire.hasBackground ? try within("background", try CGColor(wire: wire.background)) : nil,
            cornerRadius: try WireNumber.coordinate(wire.cornerRadius, "corner_radius"),
            borderWidth: try WireNumber.coordinate(wire.borderWidth, "border_width"),
            borderColor: wire.hasBorderColor ? try within("border_color", try CGColor(wire: wire.borderColor)) : nil,
            maskedCorners: CACornerMask.all.subtracting(squareCorners),
            cornerCurve: wire.continuousCorners ? .continuous : .circular)
    }

    var wire: Mullion_V1_LayerAppearance {
        let (backgroundColor, cornerRadius, borderWidth, borderColor, maskedCorners, cornerCurve) = parts
        return .with {
            if let backgroundColor { $0.background = backgroundColor.wire }
            $0.cornerRadius = WireNumber.coordinate(cornerRadius)
            $0.borderWidth = WireNumber.coordinate(borderWidth)
            if let borderColor { $0.borderColor = borderColor.wire }
            $0.squareCorners = UInt32(CACornerMask.all.subtracting(maskedCorners).rawValue)
            $0.continuousCorners = cornerCurve == .continuous
        }
    }
}

extension LayerValues.Shadow {
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
        let (color, opacity, offset, radius, path) = parts
        return .with {
            if let color { $0.color = color.wire }
            $0.opacity = WireNumber.fraction(opacity)
            $0.offset = CGVector(dx: offset.width, dy: offset.height).wire
            $0.radius = WireNumber.coordinate(radius)
            if let path { $0.path = path.wire }
        }
    }
}
