/// Shows the titles of a table's index, and follows a finger on them.
@MainActor final class SectionIndexView: UIControl {
    /// The width of the index, in points.
    static let width: CGFloat = 20
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    /// The distance of two titles, in points, unless they need more.
    private static let leastLineHeight: CGFloat = 14

    /// Called with the index of the title that the finger is on, each time that is another one.
    var onChoice: ((Int) -> Void)?

    var titles: [String] = [] {
        didSet { if titles != oldValue { titlesDidChange() } }
    }

    private var lineHeight = SectionIndexView.leastLineHeight
    private var color: UIColor?
    private var ground: UIColor?
    private var trackingGround: UIColor?
    private var chosen: Int?

    func dress(color: UIColor?, ground: UIColor?, trackingGround: UIColor?) {
        (self.color, self.ground, self.trackingGround) = (color, ground, trackingGround)
        backgroundColor = isTracking ? trackingGround ?? ground : ground
        setNeedsDisplay()
    }

    private func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
        [.font: Self.font, .foregroundColor: color]
    }

    private func shown(_ title: String) -> NSString {
        NSString(string: title == UITableView.indexSearch ? "⌕" : title)
    }

    private func titlesDidChange() {
        let heights = titles.map { shown($0).size(withAttributes: attributes(.label)).height.rounded(.up) }
        lineHeight = max(Self.leastLineHeight, heights.max() ?? 0)
        setNeedsDisplay()
    }

    /// The place of the first line and the height of each: lines stand in the middle, closer together where there is no room for all.
    private var lines: (top: CGFloat, height: CGFloat) {
        guard !titles.isEmpty else { return (0, lineHeight) }
        let count = CGFloat(titles.count)
        let height = min(lineHeight, bounds.height / count)
        return ((bounds.height - height * count) / 2, height)
    }

    override func draw(_ rect: CGRect) {
        let height = lines.height
        guard height > 0 else { return }
        // Where titles would lie over each other, some are left out.
        let step = max(1, Int(clamping: (lineHeight / height - 0.01).rounded(.up)))
        let attributes = attributes(color ?? tintColor)
        for (index, title) in titles.enumerated() where index.isMultiple(of: step) {
            let text = shown(title)
            let size = text.size(withAttributes: attributes)
            let middle = middle(ofTitle: index)
            text.draw(
                at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
        }
    }

    /// The middle of a title's line, in the view's coordinates.
    func middle(ofTitle index: Int) -> CGPoint {
        let (top, height) = lines
        return CGPoint(x: bounds.width / 2, y: top + (CGFloat(index) + 0.5) * height)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private func follow(_ touch: UITouch) {
        // The rows may have moved by the touch's last event, and the index with them.
        superview?.layoutIfNeeded()
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

    // The keys are for the rows, and the index leads to nothing else.
    override var canBecomeFocused: Bool { false }

    override var gestureUse: GestureUse { .all }

    override var standardAccessibility: StandardAccessibility {
        .element(
            .other, label: "Section index", value: chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil },
            .adjustable)
    }
}
