/// The attributes that Interface Builder writes of the cells of collection views.
@MainActor enum CollectionCellAttributes {
    static let table = AttributeTable(UICollectionViewCell.self) { table in
        table.child("contentView") { cell, element, coder in
            coder.archive.configure(cell.contentView, element)
            // It fills the cell, whatever the file says.
            cell.contentView.frame = cell.bounds
            cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        table.child("backgroundView") { $0.backgroundView = $2.archive.view($1) }
        table.child("selectedBackgroundView") { $0.selectedBackgroundView = $2.archive.view($1) }
        table.skip("customSize", "collectionViewCell")
    }
}
