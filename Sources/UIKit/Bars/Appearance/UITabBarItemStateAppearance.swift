/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// `font` and `foregroundColor` count. The font is one for all states: that of the normal one.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The colour of an image that is shown in one colour; nil stands for the bar's own.
    open var iconColor: UIColor?

    /// Nil: red. An item's own comes first.
    open var badgeBackgroundColor: UIColor?

    /// The attributes of the text in a badge. `foregroundColor` counts.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    init() {}

    final func duplicate() -> UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.iconColor = iconColor
        copy.badgeBackgroundColor = badgeBackgroundColor
        copy.badgeTextAttributes = badgeTextAttributes
        return copy
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITabBarItemStateAppearance, right: UITabBarItemStateAppearance) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
