/// A layer of frosted material between the content of a visual effect view and what lies behind it.
///
/// **Nothing is blurred.** What lies behind is seen sharp, through a translucent colour: more of it through the thin materials, and less
/// through the thick ones. The colours have less transparency than Apple's, so that text can be read on them.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var material: UIColor? {
        switch style.brightness {
        case .light: style.colors.light
        case .dark: style.colors.dark
        default: UIColor(light: style.colors.light, dark: style.colors.dark)
        }
    }

    // MARK: Identity

    /// Effects of the same style are equal.
    override open func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    override open var hash: Int {
        style.hashValue
    }
}
