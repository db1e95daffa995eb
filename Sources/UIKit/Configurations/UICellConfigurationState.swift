/// The state of a cell of a table or a collection.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    /// Whether somebody presses on the cell.
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether the cell stays at the edge of a scroll view, while what it heads moves below it.
    public var isPinned = false
    public var isEditing = false
    /// Whether what belongs to the cell in an outline is shown.
    public var isExpanded = false
    /// Whether the cell was swiped to the side, and its actions are seen.
    public var isSwiped = false
    /// Whether the user moves the cell to another place.
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
