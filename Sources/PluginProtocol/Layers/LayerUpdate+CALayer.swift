import QuartzCore

@MainActor extension LayerUpdate {
    /// What `change` says of `layer`, except its contents, which need the session's pictures.
    ///
    /// - Parameter now: of the media clock; what the beginnings of animations are told from.
    package init(_ layer: CALayer, _ change: LayerChange, at now: Double) {
        self.init(id: layer.id)
        let values = layer.values
        if change.contains(.geometry) {
            geometry = values.geometry
            if layer.isPinned, let offset = layer.superlayer?.values.scroll.offset {
                // From what is seen, which the host may have scrolled by the time that it hears of this.
                geometry?.position.x -= offset.x
                geometry?.position.y -= offset.y
            }
        }
        if change.contains(.scroll) { scroll = values.scroll }
        if change.contains(.visibility) { visibility = values.visibility }
        if change.contains(.appearance) { appearance = values.appearance }
        if change.contains(.shadow) {
            var shadow = values.shadow
            // What casts none needs no outline.
            shadow.path = shadow.opacity > 0 ? layer.effectiveShadowPath?.copy() : nil
            self.shadow = shadow
        }
        if change.contains(.clipping) {
            clipping = Clipping(masksToBounds: values.masksToBounds, mask: layer.mask?.id)
        }
        if change.contains(.sublayers) {
            sublayers = layer.paintedChildren.map(\.id)
        }
        if change.contains(.animations) {
            animations = layer.runningAnimations.map { $0.delayed(by: -now) }
        }
        if change.contains(.interaction) { interaction = layer.interaction }
    }

    /// Gives `layer` the properties of the update; sublayers, masks and pictures are found by whoever keeps them.
    ///
    /// - Parameters:
    ///   - contents: those of the update with their pictures; nil where they did not change.
    ///   - now: of the media clock of this process, with which the animations begin.
    package func apply(to layer: CALayer, contents: LayerContents?, at now: Double) {
        layer.replaceValues { values in
            if let geometry { values.geometry = geometry }
            if let scroll { values.scroll = scroll }
            if let visibility { values.visibility = visibility }
            if let appearance { values.appearance = appearance }
            if let shadow { values.shadow = shadow }
            if let clipping { values.masksToBounds = clipping.masksToBounds }
            if let interaction { values.interaction = interaction }
        }
        if let contents {
            switch self.contents {
            case .image(_, let scale, let gravity, let center):
                layer.contentsScale = scale
                layer.contentsGravity = gravity
                layer.contentsCenter = center
            case .surface(_, _, let scale, let gravity, let changed):
                layer.contentsScale = scale
                layer.contentsGravity = gravity
                if case .surface(let shown, let scale) = contents {
                    layer.show(shown, scale: scale, changed: changed)
                }
            case .picture(_, _, let gravity), .drawing(_, let gravity):
                layer.contentsGravity = gravity
            default:
                break
            }
            layer.layerContents = contents
        }
        if let animations { layer.run(animations.map { $0.delayed(by: now) }) }
    }
}
