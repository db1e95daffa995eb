/// A split view controller's view: its columns, and nothing else (SPLIT-07).
@MainActor final class SplitView: UIView {
    /// Puts the columns in place.
    var place: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        // A column that is on its way lies outside.
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
}
