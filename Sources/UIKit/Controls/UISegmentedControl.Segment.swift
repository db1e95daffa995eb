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
        /// What the title needs in either font, so that nothing moves when the selection does.
        private(set) var naturalWidth: CGFloat = 0

        var title: String? {
            didSet { titleDidChange() }
        }

        init(title: String?, action: UIAction?) {
            self.action = action
            self.title = title
            label.textAlignment = .center
            label.font = Self.font
            titleDidChange()
        }

        private mutating func titleDidChange() {
            label.text = title
            let measure = UILabel(frame: .zero)
            measure.text = title
            measure.font = Self.selectedFont
            naturalWidth = measure.intrinsicContentSize.width + 2 * Self.padding
        }

        func show(isSelected: Bool, isEnabled: Bool) {
            label.font = isSelected ? Self.selectedFont : Self.font
            label.textColor = isEnabled && self.isEnabled ? ControlColors.text : ControlColors.disabledText
        }
    }
}
