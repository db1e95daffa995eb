/// The lines at the upper and the lower edge of a list cell.
@MainActor final class ListCellSeparators {
    private unowned let cell: UICollectionViewListCell
    private var upper: UIView?
    private var lower: UIView?
    private var guideIfAny: UILayoutGuide?
    /// The constraint that says where the guide begins unless the app says otherwise.
    private var guideStart: NSLayoutConstraint?

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
    }

    // MARK: Guide

    var guide: UILayoutGuide {
        if let guideIfAny { return guideIfAny }
        let guide = UILayoutGuide()
        guide.identifier = "separator"
        cell.addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: textStart)
        let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        // Constraints of the app are stronger.
        for constraint in [start, end] { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate([
            start, end, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: cell.hairline),
        ])
        guideStart = start
        guideIfAny = guide
        return guide
    }

    // MARK: Layout

    func layOut() {
        let row = cell.row
        show(&upper, isShown: row?.hasTopSeparator == true)
        show(&lower, isShown: row?.hasBottomSeparator == true)
        let start = textStart
        if let guideStart, guideStart.constant != start { guideStart.constant = start }
        guard let row else { return }
        if let upper { place(upper, row.topSeparatorInsets(text: start), y: 0) }
        if let lower {
            place(lower, lowerInsets(row, start), y: cell.bounds.height - cell.hairline)
        }
    }

    /// The app's constraints say where the lower line is, if it has asked for the guide.
    private func lowerInsets(_ row: ListRow, _ text: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let own = row.bottomSeparatorInsets(text: text)
        guard let guideIfAny else { return own }
        let frame = cell.mirroredIfNeeded(guideIfAny.layoutFrame)
        guard frame.width > 0 else { return own }
        return row.bottomSeparatorInsets(text: frame.minX - cell.bounds.minX)
    }

    private func place(_ line: UIView, _ insets: (leading: CGFloat, trailing: CGFloat), y: CGFloat) {
        let frame = cell.mirroredIfNeeded(
            CGRect(
                x: cell.bounds.minX + insets.leading, y: cell.bounds.minY + y,
                width: max(0, cell.bounds.width - insets.leading - insets.trailing), height: cell.hairline))
        line.bounds.size = frame.size
        line.center = CGPoint(x: frame.midX, y: frame.midY)
        line.backgroundColor =
            cell.isSelected && cell.collectionView?.allowsMultipleSelection == true
            ? cell.row?.separators?.multipleSelectionColor : cell.row?.separators?.color
    }

    /// The distance of the cell's text from its leading edge, in points.
    private var textStart: CGFloat {
        let content = cell.parts.layout.frames(in: cell.bounds.size).content.minX
        guard let view = cell.contentView.subviews.first(where: { $0 is UIListContentView }) as? UIListContentView
        else { return content + leadingMargin }
        return content + view.textStart
    }

    private var leadingMargin: CGFloat { cell.contentView.directionalLayoutMargins.leading }

    private func show(_ line: inout UIView?, isShown: Bool) {
        guard isShown else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        guard line == nil else { return }
        let new = UIView(frame: .zero)
        new.isUserInteractionEnabled = false
        new.transform = CGAffineTransform(translationX: cell.swipeOffset, y: 0)
        cell.addSubview(new)
        line = new
    }

    func shift(by translation: CGAffineTransform) {
        upper?.transform = translation
        lower?.transform = translation
    }
}
