/// Keeps the rows of a table controller's table out of what the keyboard covers, and shows the row that holds the first responder, as UIKit
/// does for such controllers.
@MainActor final class TableKeyboardInset: KeyboardFollower {
    private weak var table: UITableView?
    /// The height that was added to the table's own lower inset, in points.
    private var added: CGFloat = 0

    init() {
        KeyboardFollowers.add(self)
    }

    /// The table has appeared: the keyboard may be there already.
    func begin(in table: UITableView?) {
        if self.table !== table { end() }
        self.table = table
        guard let table, let window = table.window, window.inputViews.frame != nil else { return set(0) }
        follow(table, in: window)
    }

    /// The table has gone, and no keyboard is over it.
    func end() {
        set(0)
        table = nil
    }

    func keyboardDidMove(in window: UIWindow) {
        guard let table, table.window === window else { return }
        follow(table, in: window)
    }

    private func follow(_ table: UITableView, in window: UIWindow) {
        let bars = table.adjustedContentInset.bottom - table.contentInset.bottom
        set(max(0, window.inputViews.coveredHeight(of: table) - bars))
        guard added > 0, let responder = window.firstResponder as? UIView, responder.isDescendant(of: table) else {
            return
        }
        let row = sequence(first: responder, next: \.superview).first { $0 is UITableViewCell } ?? responder
        table.layoutIfNeeded()
        table.scrollRectToVisible(row.convert(row.bounds, to: table), animated: false)
    }

    private func set(_ height: CGFloat) {
        guard height != added, let table else { return }
        table.contentInset.bottom += height - added
        table.verticalScrollIndicatorInsets.bottom += height - added
        added = height
    }
}
