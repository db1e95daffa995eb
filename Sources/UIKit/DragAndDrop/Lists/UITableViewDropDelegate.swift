/// Says what a table does with what is dragged over it and dropped there.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// It was dropped: this is where the data can be loaded and the data source changed.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the list has to do with the drag: true without an answer.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what would become of the drop. Without an answer it is copied, at no place in particular.
    ///
    /// - Parameter destinationIndexPath: The place below the finger; nil where there is none.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy)
    }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
