extension UIView {
    /// How much of the view its window's input views cover at its lower edge, in the view's own points.
    var keyboardHeight: CGFloat {
        window?.inputViews.coveredHeight(of: self) ?? 0
    }

    /// The safe area, and at the lower edge what the input views cover where that is more.
    var safeAreaInsetsAboveKeyboard: UIEdgeInsets {
        var insets = safeAreaInsets
        insets.bottom = max(insets.bottom, keyboardHeight)
        return insets
    }
}
