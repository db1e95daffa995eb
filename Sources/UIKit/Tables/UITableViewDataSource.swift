/// Says what a table shows. The table asks for no more than it shows just now.
///
/// The requirements are those of UIKit's page of this name; all but the first two have a default.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns a cell, dressed for the row: one that the table gave by `dequeueReusableCell(withIdentifier:for:)`, or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections. Without it there is one section.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title of the header; nil stands for no header, unless the delegate has a view for it.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether the row is edited while the table is. Without it all rows are, but none can be deleted by a swipe: whether a data source
    /// has `tableView(_:commit:forRowAt:)` cannot be found out on Linux, so that one which is to allow that says it here.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether the user can move the row while the table is edited. Without it no row can be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Called when the user asks for the deletion of the row, or for an insertion there. The data source changes its data, and tells the
    /// table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Called after the user moved the row, which the table shows at its new place already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// The titles of the index at the trailing edge; nil for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index leads to.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.unanswered.insert(.canEditRow)
        return true
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
