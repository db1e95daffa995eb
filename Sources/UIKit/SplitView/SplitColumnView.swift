/// The place of one column: its controller's view, and the line that divides it from the next one.
@MainActor final class SplitColumnView: UIView {
    enum Side {
        case left
        case right
    }

    /// Has the controller's view alone.
    private let contentView = UIView()
    private let line = UIView()
    private let shade = UIView()

    /// What is covered of it where it rests.
    var covered = UIEdgeInsets.zero {
        didSet { if covered != oldValue { contentView.setSafeAreaInsetsOfSubviews(covered) } }
    }

    /// The side on which the next column lies; nil where there is none.
    var lineSide: Side? {
        didSet {
            line.isHidden = lineSide == nil
            if lineSide != oldValue { setNeedsLayout() }
        }
    }

    /// Whether another column lies above it. Then it is dark, and of no use but for a tap that sends the other one away.
    var isCovered = false {
        didSet {
            contentView.isUserInteractionEnabled = !isCovered
            shade.isUserInteractionEnabled = isCovered
            shade.isAccessibilityElement = isCovered
            shade.alpha = isCovered ? 1 : 0
        }
    }

    /// - Parameter dismiss: Called when what covers it is to go.
    init(dismiss: @escaping () -> Void) {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        line.isHidden = true
        shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
        shade.accessibilityLabel = "Dismiss"
        shade.accessibilityTraits = .button
        shade.addGestureRecognizer(UITapGestureRecognizer(primaryAction: UIAction { _ in dismiss() }))
        contentView.setSafeAreaInsetsOfSubviews(covered)
        for view in [contentView, shade, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ view: UIView) {
        guard view.superview !== contentView else { return }
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        for view in contentView.subviews where view.frame != bounds { view.frame = bounds }
        shade.frame = bounds
        line.frame = CGRect(
            x: lineSide == .left ? 0 : bounds.width - hairline, y: 0, width: hairline, height: bounds.height)
    }
}
