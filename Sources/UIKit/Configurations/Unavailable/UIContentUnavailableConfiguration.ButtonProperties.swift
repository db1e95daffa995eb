extension UIContentUnavailableConfiguration {
    /// The behaviour of a button that stands where there is no content.
    @preconcurrency @MainActor public struct ButtonProperties: Hashable {
        /// Runs when the button is tapped.
        public var primaryAction: UIAction?
        /// Opens when the button is tapped, where there is no action; otherwise by a long press.
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true

        init() {}
    }
}
