/// The texts of an alert: where it comes from, its title and its message.
@MainActor final class AlertHeader: UIView {
    private let origin = UILabel()
    private let title = UILabel()
    private let message = UILabel()

    /// From the edges to the texts, in points.
    private static let inset: CGFloat = 16
    private static let verticalInset: CGFloat = 18
    /// Between texts, in points.
    private static let gap: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in labels {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        title.accessibilityTraits = [.staticText, .header]
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var labels: [UILabel] {
        [origin, title, message]
    }

    private var shownLabels: [UILabel] {
        labels.filter { !$0.isHidden }
    }

    func show(_ content: AlertContent, origin line: String?, _ traits: UITraitCollection) {
        let isAlert = content.style == .alert
        for (label, text) in [(origin, line), (title, content.title), (message, content.message)] {
            label.text = text
            label.isHidden = text?.isEmpty != false
        }
        origin.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        origin.textColor = MenuColors.secondary
        title.font = isAlert ? .preferredFont(forTextStyle: .headline, compatibleWith: traits) : Self.heading(traits)
        title.textColor = isAlert ? ControlColors.text : MenuColors.secondary
        message.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        message.textColor = isAlert ? ControlColors.text : MenuColors.secondary
        measured = nil
        setNeedsLayout()
    }

    /// The font of an action sheet's title, which says less than its buttons.
    private static func heading(_ traits: UITraitCollection) -> UIFont {
        UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: .systemFont(ofSize: 13, weight: .semibold), compatibleWith: traits)
    }

    /// The texts that there are, in one line for those who hear them.
    var words: String {
        shownLabels.compactMap(\.text).joined(separator: ", ")
    }

    // MARK: Size

    /// The heights of the shown texts at the width that was asked for last.
    private var measured: (width: CGFloat, heights: [CGFloat])?

    /// The height of all texts, in points; 0 where there are none.
    func height(at width: CGFloat) -> CGFloat {
        let heights = heights(at: width)
        guard !heights.isEmpty else { return 0 }
        let texts = heights.reduce(0, +) + CGFloat(heights.count - 1) * Self.gap
        return (texts + 2 * Self.verticalInset).rounded(.up)
    }

    private func heights(at width: CGFloat) -> [CGFloat] {
        if let measured, measured.width == width { return measured.heights }
        let room = CGSize(width: max(1, width - 2 * Self.inset), height: .greatestFiniteMagnitude)
        let heights = shownLabels.map { $0.sizeThatFits(room).height }
        measured = (width, heights)
        return heights
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top = Self.verticalInset
        for (label, height) in zip(shownLabels, heights(at: bounds.width)) {
            label.frame = CGRect(
                x: Self.inset, y: top, width: max(0, bounds.width - 2 * Self.inset), height: height)
            top += height + Self.gap
        }
    }
}
