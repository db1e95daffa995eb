/// Something that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    /// How the item is marked while it has the focus and keys are used; nil leaves that to the item.
    var focusEffect: UIFocusEffect? { get }
}
