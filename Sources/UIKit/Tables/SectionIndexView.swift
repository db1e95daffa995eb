/// Shows the titles of a table's index, and follows a finger on them.
@MainActor final class SectionIndexView: UIControl {
    /// The width of the index, in points.
    static let width: CGFloat = 20
    private static let lineHeight: CGFloat = 14

    /// Called with the index of the title that the finger is on, each time that is another one.
    var onChoice: ((Int) -> Void)?

    var titles: [String] = [] {
        didSet { if titles != oldValue { showTitles() } }
    }

    private var labels: [UILabel] = []
    private var color: UIColor?
    private var ground: UIColor?
    private var trackingGround: UIColor?
    private var chosen: Int?

    func dress(color: UIColor?, ground: UIColor?, trackingGround: UIColor?) {
        (self.color, self.ground, self.trackingGround) = (color, ground, trackingGround)
        for label in labels { label.textColor = color ?? .tintColor }
        backgroundColor = isTracking ? trackingGround ?? ground : ground
    }

    private func showTitles() {
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            label.textColor = color ?? .tintColor
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    /// The lines stand in the middle, closer together where there is no room for all.
    private var lines: (top: CGFloat, height: CGFloat) {
        guard !titles.isEmpty else { return (0, Self.lineHeight) }
        let count = CGFloat(titles.count)
        let height = min(Self.lineHeight, bounds.height / count)
        return ((bounds.height - height * count) / 2, height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, height) = lines
        // Where titles would lie over each other, some are left out.
        let step = height > 0 ? max(1, Int(clamping: (Self.lineHeight * 0.8 / height).rounded(.up))) : 1
        for (index, label) in labels.enumerated() {
            label.isHidden = index % step != 0
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * height - (Self.lineHeight - height) / 2, width: bounds.width,
                height: Self.lineHeight)
        }
    }

    private func follow(_ touch: UITouch) {
        let (top, height) = lines
        guard height > 0, !titles.isEmpty else { return }
        let line = ((touch.location(in: self).y - top) / height).rounded(.down)
        let index = min(max(Int(clamping: line), 0), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        onChoice?(index)
        setNeedsLayout()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        backgroundColor = trackingGround ?? ground
        chosen = nil
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { backgroundColor = ground }

    override func cancelTracking(with event: UIEvent?) { backgroundColor = ground }

    // The rows are what the keys are for.
    override var canBecomeFocused: Bool { false }

    override var gestureUse: GestureUse { .all }

    override var standardAccessibility: StandardAccessibility {
        .element(
            .other, label: "Section index", value: chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil },
            .adjustable)
    }
}
