/// The data of a collection view as the view knows it, and reports of misuse.
extension UICollectionView {
    // MARK: Counts

    /// More sections than this, and more items of one than this, are taken for a mistake of the data source.
    private static let mostSections = 1 << 20
    private static let mostItems = 1 << 32

    /// The numbers of items as the layout sees them: an item that is held has moved already.
    final var shownCounts: CollectionCounts {
        let counts = tiles.counts
        return movement?.move.counts(counts) ?? counts
    }

    /// The place in the data of what the layout has at `place`.
    final func dataPlace(ofLayoutPlace place: IndexPath) -> IndexPath {
        movement?.move.dataPlace(ofLayoutPlace: place) ?? place
    }

    final func layoutPlace(ofDataPlace place: IndexPath) -> IndexPath {
        movement?.move.layoutPlace(ofDataPlace: place) ?? place
    }

    /// Returns the numbers of items that the data source says now. A number below 0 counts as 0.
    final func askForCounts() -> CollectionCounts {
        guard let dataSource else { return CollectionCounts(items: []) }
        func checked(_ count: Int, upTo most: Int, _ what: String) -> Int {
            guard count < 0 || count > most else { return count }
            report("The data source says that there are \(count) \(what); that counts as 0")
            return 0
        }
        let sections = checked(dataSource.numberOfSections(in: self), upTo: Self.mostSections, "sections")
        return CollectionCounts(
            items: (0..<sections).map { section in
                checked(
                    dataSource.collectionView(self, numberOfItemsInSection: section), upTo: Self.mostItems,
                    "items in section \(section)")
            })
    }

    // MARK: Standard answers of the data source

    final func standardSupplementaryView() -> UICollectionReusableView {
        isAnswerStandard = true
        return UICollectionReusableView(frame: .zero)
    }

    final func standardMovability() -> Bool {
        isAnswerStandard = true
        return true
    }

    final func reportUnmovableItem() {
        isAnswerStandard = true
        report(
            "An item was moved, but the data source does not implement collectionView(_:moveItemAt:to:); the item goes back"
        )
    }

    // MARK: Reports

    /// Reports a misuse once.
    ///
    /// - Parameter kind: Stands for all messages of which one is enough; nil: the message itself does.
    final func report(_ message: String, once kind: String? = nil) {
        guard madeReports.insert(kind ?? message).inserted else { return }
        UsageDiagnostic.report(.invalidCollection, message)
    }

    // MARK: Registering

    final func register(_ type: AnyClass?, as name: CollectionReuse.Name) {
        let wanted = name.category == .cell ? "UICollectionViewCell" : "UICollectionReusableView"
        let isFit = name.category == .cell ? type is UICollectionViewCell.Type : type is UICollectionReusableView.Type
        if let type, !isFit {
            return report("\(type) cannot be registered for \"\(name.identifier)\": it is no \(wanted)")
        }
        tiles.reuse.register(type as? UICollectionReusableView.Type, as: name)
    }

    /// A cell for the item, filled by the registration's handler. Without an item it stays as it is.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = CollectionReuse.Name(category: .cell, kind: nil, identifier: registration.name.identifier)
        let cell = tiles.dequeue(Cell.self, registration.name, name, for: ElementKey(cell: indexPath))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view for the place, filled by the registration's handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = CollectionReuse.Name(
            category: .supplementaryView, kind: registration.elementKind, identifier: registration.name.identifier)
        let key = ElementKey(supplementary: registration.elementKind, indexPath)
        let view = tiles.dequeue(Supplementary.self, registration.name, name, for: key)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    // MARK: Background

    final func backgroundViewDidChange(from old: UIView?) {
        guard old !== backgroundView else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Editing

    final func editingDidChange() {
        if !mayUserSelect { unselectAll() }
        for cell in tiles.cells {
            cell.isEditingItem = isEditing && canEdit(cell)
        }
    }

    private func canEdit(_ cell: UICollectionViewCell) -> Bool {
        guard let place = cell.element?.indexPath else { return false }
        return delegate?.collectionView(self, canEditItemAt: place) ?? true
    }

    final func prepareState(of cell: UICollectionViewCell, at place: IndexPath) {
        let isSelected = selection.contains(place)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        prepareActions(of: cell)
        cell.isEditingItem = isEditing && (delegate?.collectionView(self, canEditItemAt: place) ?? true)
    }
}
