/// The state of a view that is no cell, such as a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    /// Whether somebody presses on the view.
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether the view stays at the edge of a scroll view, while what it heads moves below it.
    public var isPinned = false
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
