/// The accessories of a list cell, and the place that they leave to its content.
@MainActor final class ListCellParts {
    private unowned let cell: UICollectionViewListCell
    private var leading: [CellAccessoryView] = []
    private var trailing: [CellAccessoryView] = []
    /// Whether the cell was edited when the accessories were made; nil where they have to be made anew.
    private var madeForEditing: Bool?

    /// The height of a cell without content, in points.
    private static let leastHeight: CGFloat = 44

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
    }

    // MARK: Accessories

    func forgetAccessories() {
        madeForEditing = nil
        cell.contentWidthDidChange()
    }

    private func makeAccessoriesIfNeeded() {
        let isEditing = cell.isEditingItem
        guard madeForEditing != isEditing else { return }
        madeForEditing = isEditing
        for view in leading + trailing { view.removeFromSuperview() }
        let arrangement = UICellAccessory.arrangement(of: cell.accessories, isEditing: isEditing)
        leading = arrangement.leading.map(makeView)
        trailing = arrangement.trailing.map(makeView)
        for (index, view) in trailing.enumerated() { view.hasAccessoryBefore = index > 0 }
    }

    private func makeView(_ accessory: UICellAccessory) -> CellAccessoryView {
        let view = CellAccessoryView(accessory)
        if case .outline(.automatic, _) = accessory.details { view.isOfHeader = cell.row?.part == .header }
        view.onStandardAction = { [weak cell] type in
            switch type {
            case .outlineDisclosure: cell?.onOutlineDisclosure?()
            case .delete: cell?.onDelete?()
            default: break
            }
        }
        cell.addSubview(view)
        return view
    }

    // MARK: Outlines

    private var outlineOfHeader: CellAccessoryView? {
        (leading + trailing).first { $0.accessory.accessoryType == .outlineDisclosure && $0.isOfHeader }
    }

    var opensOutlineByTap: Bool { outlineOfHeader != nil }

    func toggleOutline() {
        outlineOfHeader?.act()
    }

    // MARK: Layout

    /// The arrangement of the accessories that the cell shows now.
    var layout: ListCellLayout {
        makeAccessoriesIfNeeded()
        var layout = ListCellLayout()
        layout.leading = leading.map { $0.intrinsicContentSize.width }
        layout.trailing = trailing.map { $0.intrinsicContentSize.width }
        let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
        layout.indentation = indentation.isFinite ? min(max(0, indentation), CompositionalLength.greatest) : 0
        layout.indentsAccessories = cell.indentsAccessories
        return layout
    }

    /// The size of the cell where its content has a size.
    func size(around content: CGSize) -> CGSize {
        let layout = layout
        let height = (leading + trailing).map { $0.intrinsicContentSize.height }.max() ?? 0
        let least = content.height > 0 ? 0 : Self.leastHeight
        return CGSize(width: content.width + layout.taken, height: max(content.height, height, least))
    }

    func layOut() {
        let layout = layout
        let frames = layout.frames(in: cell.bounds.size)
        place(cell.contentView, frames.content)
        for (view, frame) in zip(leading, frames.leading) { place(view, frame) }
        for (view, frame) in zip(trailing, frames.trailing) { place(view, frame) }
        followState()
    }

    /// Has the accessories show the cell's state.
    func followState() {
        for view in leading + trailing {
            view.isChosen = cell.isSelected
            view.isExpanded = cell.isExpanded
        }
    }

    /// Places a view by its bounds and middle: it may be shifted by a swipe.
    private func place(_ view: UIView, _ frame: CGRect) {
        let frame = cell.mirroredIfNeeded(frame.offsetBy(dx: cell.bounds.minX, dy: cell.bounds.minY))
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func shift(by translation: CGAffineTransform) {
        for view in leading + trailing { view.transform = translation }
    }
}
