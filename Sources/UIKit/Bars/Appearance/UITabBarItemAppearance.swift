/// How the items of a tab bar look in each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObjectProtocol, Hashable, CustomStringConvertible {
    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()

    public init() {}

    /// Forgets what was said.
    open func configureWithDefault() {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        disabled = UITabBarItemStateAppearance()
    }

    final func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        (copy.normal, copy.selected) = (normal.duplicate(), selected.duplicate())
        copy.disabled = disabled.duplicate()
        return copy
    }

    final func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        if !isEnabled { return disabled }
        return isSelected ? selected : normal
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITabBarItemAppearance, right: UITabBarItemAppearance) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
