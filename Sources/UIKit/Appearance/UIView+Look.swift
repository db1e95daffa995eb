extension UIView {
    /// A property that `appearance()` can set is being set on this view.
    final func noteLook(_ property: LookProperties) {
        AppearanceRules.shared.note(property, of: self)
    }
}
