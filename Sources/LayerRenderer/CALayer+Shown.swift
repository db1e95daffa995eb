import CoreGraphics
import QuartzCore

/// What is drawn: the values of the layer's animations, and its own where there are none.
extension CALayer {
    var shownBounds: CGRect { presented?.bounds ?? bounds }
    var shownOpacity: Float { presented?.opacity ?? opacity }
    var shownBackgroundColor: CGColor? { presented.map { $0.backgroundColor } ?? backgroundColor }
    var shownCornerRadius: CGFloat { presented?.cornerRadius ?? cornerRadius }
    var shownBorderWidth: CGFloat { presented?.borderWidth ?? borderWidth }
    var shownBorderColor: CGColor? { presented.map { $0.borderColor } ?? borderColor }
    var shownShadowColor: CGColor? { presented.map { $0.shadowColor } ?? shadowColor }
    var shownShadowOpacity: Float { presented?.shadowOpacity ?? shadowOpacity }
    var shownShadowOffset: CGSize { presented?.shadowOffset ?? shadowOffset }
    var shownShadowRadius: CGFloat { presented?.shadowRadius ?? shadowRadius }

    var shownContents: LayerContents { presented?.shape.map { .shape($0) } ?? layerContents }

    /// Maps the layer's coordinates to its superlayer's.
    var shownTransformToSuperlayer: CGAffineTransform {
        guard let presented else { return transformToSuperlayer }
        return CALayer.transformToSuperlayer(
            bounds: presented.bounds, anchorPoint: presented.anchorPoint, transform: presented.transform,
            position: presented.position)
    }
}
