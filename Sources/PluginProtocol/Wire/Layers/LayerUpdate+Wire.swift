import QuartzCore
import WireMessages

extension LayerUpdate {
    init(wire: Mullion_V1_LayerUpdate, limits: Limits) throws(Misbehaviour) {
        self.init(id: try LayerID(wire: wire.layer, "layer"))
        if wire.hasGeometry {
            geometry = try within("geometry", try LayerValues.Geometry(wire: wire.geometry))
        }
        if wire.hasScroll {
            scroll = try within("scroll", try LayerValues.Scroll(wire: wire.scroll))
        }
        if wire.hasVisibility {
            visibility = try within("visibility", try LayerValues.Visibility(wire: wire.visibility))
        }
        if wire.hasAppearance {
            appearance = try within("appearance", try LayerValues.Appearance(wire: wire.appearance))
        }
        if wire.hasShadow {
            shadow = try within("shadow", try LayerValues.Shadow(wire: wire.shadow, limits: limits))
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
            animations = try Self.animations(wire.animations, limits: limits)
        }
        if wire.hasInteraction {
            interaction = try within("interaction", try LayerValues.Interaction(wire: wire.interaction))
        }
    }

    static func animations(
        _ wire: Mullion_V1_LayerAnimations, limits: Limits
    ) throws(Misbehaviour) -> [LayerAnimation] {
        try WireNumber.count(wire.animations.count, upTo: limits.animations, "animations")
        var animations: [LayerAnimation] = []
        animations.reserveCapacity(wire.animations.count)
        for (index, animation) in wire.animations.enumerated() {
            animations.append(try within("animations[\(index)]", try LayerAnimation(wire: animation, limits: limits)))
        }
        return animations
    }

    static func wire(_ animations: [LayerAnimation]) -> Mullion_V1_LayerAnimations {
        .with { $0.animations = animations.map(\.wire) }
    }

    var wire: Mullion_V1_LayerUpdate {
        .with { update in
            update.layer = id.rawValue
            if let geometry { update.geometry = geometry.wire }
            if let scroll { update.scroll = scroll.wire }
            if let visibility { update.visibility = visibility.wire }
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
            if let animations { update.animations = Self.wire(animations) }
            if let interaction { update.interaction = interaction.wire }
        }
    }
}

extension LayerID {
    init(wire: UInt64, _ field: String) throws(Misbehaviour) {
        guard wire > 0 else { throw Misbehaviour(.missingField, "0 is no layer", at: [field]) }
        self.init(rawValue: wire)
    }
}
