extension UISegmentedControl {
    /// One segment with the label that shows it.
    @MainActor struct Segment {
        private static let padding: CGFloat = 14
        private static let font = UIFont.systemFont(ofSize: 13)
        private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .medium)

        let label = UILabel(frame: .zero)
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true

        var title: String? {
            get { label.text }
            nonmutating set { label.text = newValue }
        }

        init(title: String?, action: UIAction?) {
            self.action = action
            label.text = title
            label.textAlignment = .center
            label.font = Self.font
        }

        /// As wide as the title in either font, so that nothing moves when the selection does.
        var naturalWidth: CGFloat {
            let shown = label.font
            label.font = Self.selectedFont
            defer { label.font = shown }
            return label.intrinsicContentSize.width + 2 * Self.padding
        }

        func show(isSelected: Bool, isEnabled: Bool) {
            label.font = isSelected ? Self.selectedFont : Self.font
            label.textColor = isEnabled && self.isEnabled ? ControlColors.text : ControlColors.disabledText
        }
    }
}
