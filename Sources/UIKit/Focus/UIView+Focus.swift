extension UIView: UIFocusItem {
    public var isFocused: Bool {
        window?.focusSystem.isFocused(self) ?? false
    }
}
