extension UIContentUnavailableConfiguration {
    /// The behaviour of a button that stands where there is no content.
    @preconcurrency @MainActor public struct ButtonProperties: Hashable {
        /// The action that runs when the button is tapped.
        public var primaryAction: UIAction?
        /// The menu that opens when the button is tapped, where there is no action; otherwise it opens by a long press.
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true

        init() {}
    }
}
