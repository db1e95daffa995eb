import QuartzCore

@MainActor extension LayerUpdate {
    /// What `change` says of `layer`, except its contents, which need the session's pictures.
    ///
    /// - Parameter now: of the media clock; what the beginnings of animations are told from.
    package init(_ layer: CALayer, _ change: LayerChange, at now: Double) {
        self.init(id: layer.id)
        if change.contains(.geometry) {
            geometry = Geometry(
                bounds: layer.bounds, position: layer.position, anchorPoint: layer.anchorPoint,
                transform: layer.transform)
        }
        if change.contains(.visibility) {
            visibility = Visibility(isHidden: layer.isHidden, opacity: layer.opacity)
        }
        if change.contains(.appearance) {
            appearance = Appearance(
                backgroundColor: layer.backgroundColor, cornerRadius: layer.cornerRadius,
                borderWidth: layer.borderWidth, borderColor: layer.borderColor, maskedCorners: layer.maskedCorners,
                hasContinuousCorners: layer.cornerCurve == .continuous)
        }
        if change.contains(.shadow) {
            shadow = Shadow(
                color: layer.shadowColor, opacity: layer.shadowOpacity, offset: layer.shadowOffset,
                radius: layer.shadowRadius, path: layer.shadowOpacity > 0 ? layer.effectiveShadowPath?.copy() : nil)
        }
        if change.contains(.clipping) {
            clipping = Clipping(masksToBounds: layer.masksToBounds, mask: layer.mask?.id)
        }
        if change.contains(.sublayers) {
            sublayers = layer.paintedChildren.map(\.id)
        }
        if change.contains(.animations) {
            animations = layer.runningAnimations.map { $0.delayed(by: -now) }
        }
    }

    /// Gives `layer` the properties of the update; sublayers, masks and pictures are found by whoever keeps them.
    ///
    /// - Parameters:
    ///   - contents: those of the update with their pictures; nil where they did not change.
    ///   - now: of the media clock of this process, with which the animations begin.
    package func apply(to layer: CALayer, contents: LayerContents?, at now: Double) {
        if let geometry {
            layer.bounds = geometry.bounds
            layer.position = geometry.position
            layer.anchorPoint = geometry.anchorPoint
            layer.transform = geometry.transform
        }
        if let visibility {
            layer.isHidden = visibility.isHidden
            layer.opacity = visibility.opacity
        }
        if let appearance {
            layer.backgroundColor = appearance.backgroundColor
            layer.cornerRadius = appearance.cornerRadius
            layer.borderWidth = appearance.borderWidth
            layer.borderColor = appearance.borderColor
            layer.maskedCorners = appearance.maskedCorners
            layer.cornerCurve = appearance.hasContinuousCorners ? .continuous : .circular
        }
        if let shadow {
            layer.shadowColor = shadow.color
            layer.shadowOpacity = shadow.opacity
            layer.shadowOffset = shadow.offset
            layer.shadowRadius = shadow.radius
            layer.shadowPath = shadow.path
        }
        if let clipping {
            layer.masksToBounds = clipping.masksToBounds
        }
        if let contents {
            switch self.contents {
            case .image(_, let scale, let gravity, let center):
                layer.contentsScale = scale
                layer.contentsGravity = gravity
                layer.contentsCenter = center
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

extension LayerAnimation {
    fileprivate func delayed(by seconds: Double) -> LayerAnimation {
        var delayed = self
        delayed.timing.begin += seconds
        return delayed
    }
}
