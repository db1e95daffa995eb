/// The image and the texts that a cell has by its style: `imageView`, `textLabel` and `detailTextLabel`. They exist once somebody asks for
/// them.
@MainActor final class ClassicCellContent {
    private unowned let cell: UITableViewCell
    private let style: UITableViewCell.CellStyle

    init(of cell: UITableViewCell, _ style: UITableViewCell.CellStyle) {
        self.cell = cell
        self.style = style
    }

    private(set) lazy var textLabel: UILabel = {
        let label = makeLabel(style == .value2 ? .caption1 : .body)
        if style == .value2 {
            label.textColor = .tintColor
            label.textAlignment = cell.isMirrored ? .left : .right
        }
        return label
    }()

    /// The label of the second text; nil in the default style.
    private(set) lazy var detailTextLabel: UILabel? = {
        guard style != .default else { return nil }
        let label = makeLabel(style == .value1 ? .body : .caption1)
        if style == .value1 { label.textColor = .secondaryLabel }
        return label
    }()

    private(set) lazy var imageView: UIImageView = {
        let view = UIImageView(image: nil)
        view.contentMode = .scaleAspectFit
        isImageMade = true
        cell.contentView.addSubview(view)
        return view
    }()

    private var labels: [UILabel] = []
    private var isImageMade = false

    private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        labels.append(label)
        cell.contentView.addSubview(label)
        return label
    }

    /// Whether there is something to lay out.
    var exists: Bool {
        isImageMade || !labels.isEmpty
    }

    /// The words that are shown, in the order of reading.
    var texts: [String] {
        labels.isEmpty ? [] : [textLabel, style == .default ? nil : detailTextLabel].compactMap { $0?.text }
    }

    private var layout: TableCellTextLayout {
        func measure(_ label: UILabel?) -> TableCellTextLayout.Measure? {
            guard let label, label.text?.isEmpty == false else { return nil }
            return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
        }
        return TableCellTextLayout(
            style: style, image: isImageMade ? imageView.image?.size : nil,
            text: labels.isEmpty ? nil : measure(textLabel),
            detail: labels.isEmpty || style == .default ? nil : measure(detailTextLabel))
    }

    /// The height of a content view of this width.
    func height(width: CGFloat, margins: UIEdgeInsets) -> CGFloat {
        layout.height(width: max(0, width - margins.left - margins.right))
    }

    /// Places everything in the cell's content view.
    func layOut() {
        guard exists else { return }
        let view = cell.contentView
        let margins = view.layoutMargins
        // Texts have the whole height: of a row that is lower than they need, it is the middle that is seen.
        let area = CGRect(
            x: view.bounds.minX + margins.left, y: view.bounds.minY,
            width: max(0, view.bounds.width - margins.left - margins.right), height: view.bounds.height)
        let frames = layout.frames(in: area.size)
        func place(_ part: UIView, _ frame: CGRect) {
            let moved = frame.offsetBy(dx: area.minX, dy: area.minY)
            let placed =
                cell.isMirrored
                ? CGRect(x: area.maxX + area.minX - moved.maxX, y: moved.minY, width: moved.width, height: moved.height)
                : moved
            if part.frame != placed { part.frame = placed }
        }
        if isImageMade { place(imageView, frames.image) }
        guard !labels.isEmpty else { return }
        place(textLabel, frames.text)
        if style != .default, let detailTextLabel { place(detailTextLabel, frames.detail) }
    }

    /// The distance of the texts from the leading edge of the content view; nil where nothing stands before them.
    var textStart: CGFloat? {
        guard isImageMade, let image = imageView.image else { return nil }
        let margins = cell.contentView.layoutMargins
        return (cell.isMirrored ? margins.right : margins.left) + image.size.width + TableCellTextLayout.imageGap
    }

    /// Shows whether the row is selected or pressed, where the app gave the labels colours and the image a picture for that.
    func highlight(_ isHighlighted: Bool) {
        for label in labels { label.isHighlighted = isHighlighted }
        if isImageMade { imageView.isHighlighted = isHighlighted }
    }
}
