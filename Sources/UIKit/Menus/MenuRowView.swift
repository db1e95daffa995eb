/// Shows one line of a menu.
@MainActor final class MenuRowView: UIView {
    let row: MenuRow
    private let columns: MenuColumns
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UIImageView(image: nil)
    private let image = UIImageView(image: nil)
    private let arrow = UIImageView(image: nil)
    private let line = UIView()
    private let ground = UIView()

    private static let leastHeight: CGFloat = 40
    private static let padding: CGFloat = 8
    private static let separatorHeight: CGFloat = 9
    private static let groundInset: CGFloat = 5
    private static let waitingText = "Loading…"
    /// In characters: more than two lines of the widest menu can show. Whoever makes titles without end has no more than this laid out.
    private static let longestText = 240

    init(_ row: MenuRow, _ columns: MenuColumns) {
        self.row = row
        self.columns = columns
        super.init(frame: .zero)
        semanticContentAttribute = columns.isMirrored ? .forceRightToLeft : .forceLeftToRight
        ground.layer.cornerRadius = ControlRadius.medium
        ground.backgroundColor = MenuColors.mark
        ground.isHidden = true
        addSubview(ground)
        for label in [title, subtitle] {
            label.textAlignment = columns.isMirrored ? .right : .left
            label.numberOfLines = 2
            label.isAccessibilityElement = false
        }
        switch row {
        case .separator:
            line.backgroundColor = .separator
            addSubview(line)
        case .heading(let text):
            show(text, nil, MenuColors.secondary, style: .footnote)
        case .back(let menu):
            show(menu.title, nil, MenuColors.secondary, style: .subheadline)
            arrow.image = UIImage(systemName: "chevron.backward")
            show(arrow, MenuColors.secondary)
        case .element(let element):
            show(element)
        case .waiting:
            show(Self.waitingText, nil, ControlColors.disabledText, style: .body)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func show(_ element: UIMenuElement) {
        let color: UIColor =
            element.menuAttributes.contains(.disabled)
            ? ControlColors.disabledText
            : element.menuAttributes.contains(.destructive) ? ControlColors.destructive : ControlColors.text
        show(element.title, element.subtitle, color, style: .body)
        if let picture = element.image {
            image.image = picture
            show(image, color)
        }
        if element is UIMenu {
            arrow.image = UIImage(systemName: "chevron.forward")
            show(arrow, MenuColors.secondary)
        }
        switch element.menuState {
        case .on: mark.image = UIImage(systemName: "checkmark")
        case .mixed: mark.image = UIImage(systemName: "minus")
        case .off: return
        }
        show(mark, color)
    }

    private func show(_ text: String, _ more: String?, _ color: UIColor, style: UIFont.TextStyle) {
        title.text = Self.shortened(text)
        title.textColor = color
        title.font = .preferredFont(forTextStyle: style, compatibleWith: columns.traits)
        addSubview(title)
        guard let more, !more.isEmpty else { return }
        subtitle.text = Self.shortened(more)
        subtitle.textColor = MenuColors.secondary
        subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: columns.traits)
        addSubview(subtitle)
    }

    private static func shortened(_ text: String) -> String {
        let end = text.index(text.startIndex, offsetBy: longestText, limitedBy: text.endIndex)
        return end.map { $0 < text.endIndex ? text[..<$0] + "…" : text } ?? text
    }

    private func show(_ view: UIImageView, _ color: UIColor) {
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        addSubview(view)
    }

    /// Whether it is what letting go chooses.
    var isMarked = false {
        didSet { ground.isHidden = !isMarked }
    }

    // MARK: Size

    /// How wide it wants to be, in points.
    private(set) lazy var wantedWidth: CGFloat = {
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let text = max(
            title.sizeThatFits(most).width, subtitle.superview == nil ? 0 : subtitle.sizeThatFits(most).width)
        return text.rounded(.up) + columns.leading(row) + columns.trailing(row)
    }()

    /// Of the texts at the width that was asked for last: a line does not change.
    private var measured: (width: CGFloat, title: CGFloat, subtitle: CGFloat)?

    func height(at width: CGFloat) -> CGFloat {
        if case .separator = row { return Self.separatorHeight }
        let (title, subtitle) = heights(at: width)
        let needed = (title + subtitle).rounded(.up) + 2 * Self.padding
        if case .heading = row { return needed }
        return max(Self.leastHeight, needed)
    }

    private func heights(at width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        if let measured, measured.width == width { return (measured.title, measured.subtitle) }
        let room = max(0, width - columns.leading(row) - columns.trailing(row))
        let most = CGSize(width: room, height: .greatestFiniteMagnitude)
        let heights = (
            title: title.sizeThatFits(most).height,
            subtitle: subtitle.superview == nil ? 0 : subtitle.sizeThatFits(most).height
        )
        measured = (width, heights.title, heights.subtitle)
        return heights
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds.shrunk(dx: Self.groundInset, dy: 0)
        line.frame = mirroredIfNeeded(
            CGRect(x: 0, y: (bounds.height / 2).rounded(), width: bounds.width, height: hairline))
        let start = columns.leading(row)
        let room = max(0, bounds.width - start - columns.trailing(row))
        let (titleHeight, subtitleHeight) = heights(at: bounds.width)
        let top = ((bounds.height - titleHeight - subtitleHeight) / 2).rounded()
        title.frame = mirroredIfNeeded(CGRect(x: start, y: top, width: room, height: titleHeight))
        subtitle.frame = mirroredIfNeeded(
            CGRect(x: start, y: top + titleHeight, width: room, height: subtitleHeight))
        place(mark, at: MenuColumns.inset, columns.mark)
        place(image, at: MenuColumns.inset + columns.marks, columns.side)
        if case .back = row {
            place(arrow, at: MenuColumns.inset, columns.side * 0.7)
        } else {
            place(arrow, at: bounds.width - MenuColumns.inset - columns.side * 0.7, columns.side * 0.7)
        }
    }

    private func place(_ view: UIView, at start: CGFloat, _ side: CGFloat) {
        let y = ((bounds.height - side) / 2).rounded()
        view.frame = mirroredIfNeeded(CGRect(x: start, y: y, width: side, height: side))
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility {
        switch row {
        case .separator: return StandardAccessibility()
        case .heading(let text): return .element(.staticText, label: text, .header)
        case .waiting: return .element(.staticText, label: Self.waitingText)
        case .back(let menu): return .element(.button, label: menu.title, .button)
        case .element(let element):
            var traits: UIAccessibilityTraits = .button
            if element.menuState == .on { traits.insert(.selected) }
            if element.menuAttributes.contains(.disabled) { traits.insert(.notEnabled) }
            let words = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }
            return .element(.button, label: words.isEmpty ? nil : words.joined(separator: ", "), traits)
        }
    }
}
