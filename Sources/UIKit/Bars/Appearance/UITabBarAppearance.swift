/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items whose titles are below their images.
    open var stackedLayoutAppearance = UITabBarItemAppearance()

    /// The appearance of items whose titles are beside their images.
    open var inlineLayoutAppearance = UITabBarItemAppearance()

    /// The same where the vertical size class is compact.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    /// The colour of the mark below the item that is selected; nil stands for a light wash of the tint colour.
    open var selectionIndicatorTintColor: UIColor?

    override public init() {
        super.init()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }

    final func duplicate() -> UITabBarAppearance {
        UITabBarAppearance(barAppearance: self)
    }
}
