/// Tints the content of a visual effect view that lies on the material of another one.
///
/// Content takes no colour from what lies behind, since nothing is blurred: the content view has a tint that can be read on the material, which
/// template images, controls and views that use `tintColor` follow. Texts and backgrounds keep their own colours.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    private let blurEffect: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// - Parameter blurEffect: The material on which the content lies.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Creates an effect with the style `label`.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    override var contentTint: UIColor? {
        let brightness = blurEffect.style.brightness
        guard brightness != .unspecified else { return style.color }
        return style.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: brightness))
    }

    // MARK: Identity

    /// Effects of the same style on equal materials are equal.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(style)
        hasher.combine(blurEffect.hash)
        return hasher.finalize()
    }
}
