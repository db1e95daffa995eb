import UIKit

/// Writes down what a table tells and asks its delegate, and passes it on to the screen that is the delegate otherwise.
///
/// Cells that come and go are left out: a table in a plugin keeps more of them than one at home.
final class RecordingTableDelegate: UITableViewDelegate {
    private weak var screen: (any UITableViewDelegate)?
    private let log: CallLog

    /// Takes the place of the delegate that a table has.
    init(in table: UITableView, log: CallLog) {
        screen = table.delegate
        self.log = log
        table.delegate = self
    }

    private func add(_ call: String, _ indexPath: IndexPath) {
        log.add("\(call) \(indexPath.section).\(indexPath.row)")
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.add("didScroll")
        screen?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log.add("willBeginDragging")
        screen?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.add("willEndDragging")
        screen?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.add("didEndDragging(\(decelerate))")
        screen?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        log.add("willBeginDecelerating")
        screen?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.add("didEndDecelerating")
        screen?.scrollViewDidEndDecelerating(scrollView)
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        add("shouldHighlight", indexPath)
        return screen?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        add("didHighlight", indexPath)
        screen?.tableView(tableView, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        add("didUnhighlight", indexPath)
        screen?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        add("willSelect", indexPath)
        guard let screen else { return indexPath }
        return screen.tableView(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        add("didSelect", indexPath)
        screen?.tableView(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        add("willDeselect", indexPath)
        guard let screen else { return indexPath }
        return screen.tableView(tableView, willDeselectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        add("didDeselect", indexPath)
        screen?.tableView(tableView, didDeselectRowAt: indexPath)
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        add("leadingSwipeActions", indexPath)
        return screen?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        add("trailingSwipeActions", indexPath)
        return screen?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        add("willBeginEditing", indexPath)
        screen?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.add("didEndEditing \(indexPath.map { "\($0.section).\($0.row)" } ?? "nil")")
        screen?.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    // MARK: Menus

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        add("contextMenu", indexPath)
        return screen?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
}
