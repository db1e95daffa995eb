/// The view of a cell, header or footer that holds its content, and hears when that needs another size.
@MainActor final class TableCellContentView: UIView {
    /// Called after a view in it said that its content has another size.
    var onSizeChange: (() -> Void)?

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        onSizeChange?()
    }
}
