/// The title of a section in its header or footer, and a second text below it. They exist once somebody asks for them.
@MainActor final class HeaderLabels {
    private unowned let view: UITableViewHeaderFooterView
    private var isGrouped = false
    private var isHeader = true
    private var labels: [UILabel] = []

    /// The gap between the two texts, in points.
    private static let gap: CGFloat = 2
    /// The space above the title of a header in a grouped table, which sets it apart from the section before, in points.
    private static let groupedTop: CGFloat = 14

    init(of view: UITableViewHeaderFooterView) {
        self.view = view
    }

    private(set) lazy var text: UILabel = {
        let label = UILabel()
        title = label
        return adopt(label)
    }()
    private(set) lazy var detail: UILabel = adopt(UILabel())
    /// The same label as `text`, once that exists.
    private var title: UILabel?

    private func adopt(_ label: UILabel) -> UILabel {
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        if label === title { labels.insert(label, at: 0) } else { labels.append(label) }
        view.contentView.addSubview(label)
        dress(label)
        return label
    }

    func adopt(_ look: TableLook, isHeader: Bool) {
        guard look.isGrouped != isGrouped || isHeader != self.isHeader else { return }
        (isGrouped, self.isHeader) = (look.isGrouped, isHeader)
        for label in labels { dress(label) }
    }

    private func dress(_ label: UILabel) {
        let isTitle = label === title && isHeader && !isGrouped
        label.font = .preferredFont(forTextStyle: isTitle ? .headline : .footnote)
        label.textColor = isTitle ? .label : .secondaryLabel
    }

    private var shown: [UILabel] {
        labels.filter { $0.text?.isEmpty == false }
    }

    private var top: CGFloat {
        view.layoutMargins.top + (isGrouped && isHeader ? Self.groupedTop : 0)
    }

    func height(width: CGFloat) -> CGFloat {
        let margins = view.layoutMargins
        let size = CGSize(width: max(0, width - margins.left - margins.right), height: .greatestFiniteMagnitude)
        let heights = shown.map { $0.sizeThatFits(size).height }
        guard !heights.isEmpty else { return 0 }
        let gaps = CGFloat(heights.count - 1) * Self.gap
        return heights.reduce(top + margins.bottom + gaps, +)
    }

    func layOut() {
        let margins = view.layoutMargins
        let width = max(0, view.bounds.width - margins.left - margins.right)
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        // The texts of a header stand at its lower edge and those of a footer at its upper edge, next to the rows.
        let needed = height(width: view.bounds.width)
        var y = isHeader ? max(0, view.bounds.height - needed) + top : margins.top
        for label in shown {
            let height = label.sizeThatFits(size).height
            label.frame = CGRect(x: margins.left, y: y, width: width, height: height)
            y += height + Self.gap
        }
    }
}
