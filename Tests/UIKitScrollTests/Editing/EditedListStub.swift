import UIKit

/// A row of a list that is swiped and moved in tests. It counts the touches that come through to it.
@MainActor final class EditedRowStub: UIView, SwipeableRow {
    let content = UIView()
    private(set) var touchesBegun = 0

    var swipedView: UIView { content }

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.bounds.size = bounds.size
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesBegun += 1
    }
}

/// A list of rows, each 50 high, with actions, which records what it is told.
@MainActor final class EditedListStub: UIView, SwipeableList, ReorderableList {
    static let rowHeight: CGFloat = 50

    let swipe = RowSwipe()
    let rows: [EditedRowStub]
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var isSwipeable = true
    private(set) var log: [String] = []

    /// - Parameter count: How many rows there are.
    init(frame: CGRect, count: Int) {
        rows = (0..<count).map { _ in EditedRowStub(frame: .zero) }
        super.init(frame: frame)
        for row in rows { addSubview(row) }
        order = Array(rows.indices)
        addInteraction(swipe)
        placeRows()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// What was recorded since the last call.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func number(_ row: UIView) -> Int {
        rows.firstIndex { $0 === row } ?? -1
    }

    // MARK: Swiping

    func swipeRow(at point: CGPoint) -> (any SwipeableRow)? {
        isSwipeable ? rows.first { $0.frame.contains(point) } : nil
    }

    func leadingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration? {
        leading
    }

    func trailingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration? {
        trailing
    }

    func swipeWillBegin(_ row: any SwipeableRow) {
        log.append("begin \(number(row))")
    }

    func swipeDidEnd(_ row: any SwipeableRow) {
        log.append("end \(number(row))")
    }

    // MARK: Moving

    private(set) lazy var rowReorder = RowReorder(self)
    var fixedRows: Set<Int> = []
    /// Where the delegate wants a row to go in place of what is proposed.
    var wishedTarget: Int?
    /// The numbers of the rows as they lie from the top down.
    private(set) var order: [Int] = []
    private var gap: (source: Int, target: Int)?

    func reorderableRow(containing view: UIView) -> UIView? {
        rows.first { view.isDescendant(of: $0) }
    }

    func indexPath(ofRow row: UIView) -> IndexPath? {
        order.firstIndex(of: number(row)).map { IndexPath(row: $0, section: 0) }
    }

    func canMoveRow(at indexPath: IndexPath) -> Bool {
        !fixedRows.contains(indexPath.row)
    }

    func proposedIndexPath(at point: CGPoint) -> IndexPath? {
        let index = Int((point.y / Self.rowHeight).rounded(.down))
        return IndexPath(row: min(max(index, 0), rows.count - 1), section: 0)
    }

    func targetIndexPath(from source: IndexPath, proposed: IndexPath) -> IndexPath {
        wishedTarget.map { IndexPath(row: $0, section: 0) } ?? proposed
    }

    func moveLifted(_ row: UIView, to point: CGPoint) {
        row.center = point
    }

    func openGap(from source: IndexPath, to target: IndexPath) {
        log.append("gap \(source.row) to \(target.row)")
        gap = (source.row, target.row)
        placeRows()
    }

    func commitMove(from source: IndexPath, to target: IndexPath) {
        log.append("commit \(source.row) to \(target.row)")
        order.insert(order.remove(at: source.row), at: target.row)
        gap = nil
        placeRows()
    }

    func cancelMove() {
        log.append("cancel")
        gap = nil
        placeRows()
    }

    var reorderArea: CGRect {
        bounds
    }

    var scrollRoom: (before: CGFloat, after: CGFloat) {
        let end = max(CGFloat(rows.count) * Self.rowHeight - bounds.height, 0)
        return (bounds.minY, end - bounds.minY)
    }

    func scrollForReorder(by step: CGFloat) {
        bounds.origin.y += step
    }

    private func placeRows() {
        var shown = order
        if let gap { shown.insert(shown.remove(at: gap.source), at: gap.target) }
        for (index, number) in shown.enumerated() where rows[number] !== rowReorder.liftedRow {
            rows[number].frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
    }
}
