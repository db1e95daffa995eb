/// How the buttons of a bar look in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObjectProtocol, Hashable, CustomStringConvertible {
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look of a highlighted button. Attributes that are not set are those of `normal`.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The colour that is not said is a quiet one, and not that of `normal`.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The look of a focused button. Attributes that are not set are those of `normal`.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    public init() {}

    public init(style: UIBarButtonItem.Style) {
        configureWithDefault(for: style)
    }

    /// Forgets what was said. A button of either style has its own weight then.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    }

    final func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        copy.focused.titleTextAttributes = focused.titleTextAttributes
        return copy
    }

    /// Returns an appearance with the attributes of this one, and with those of the other one that this one does not have.
    final func over(_ other: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        let whole = other.duplicate()
        whole.normal.titleTextAttributes.merge(normal.titleTextAttributes) { $1 }
        whole.highlighted.titleTextAttributes.merge(highlighted.titleTextAttributes) { $1 }
        whole.disabled.titleTextAttributes.merge(disabled.titleTextAttributes) { $1 }
        whole.focused.titleTextAttributes.merge(focused.titleTextAttributes) { $1 }
        return whole
    }

    /// How a title looks in a state.
    final func title(in state: UIControl.State) -> BarTextLook {
        let usual = BarTextLook(normal.titleTextAttributes)
        if state.contains(.disabled) {
            let own = BarTextLook(disabled.titleTextAttributes)
            return BarTextLook(font: own.font ?? usual.font, color: own.color)
        }
        if state.contains(.highlighted) { return BarTextLook(highlighted.titleTextAttributes).over(usual) }
        if state.contains(.focused) { return BarTextLook(focused.titleTextAttributes).over(usual) }
        return usual
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIBarButtonItemAppearance, right: UIBarButtonItemAppearance) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
