/// A data source that has to know that its table shows a row elsewhere already, before the app hears that the user has moved it.
@MainActor package protocol RowMoveSource: UITableViewDataSource {
    /// The user has moved a row. The table calls this in place of `tableView(_:moveRowAt:to:)`, which this calls.
    ///
    /// - Parameters:
    ///   - source: The row's place before.
    ///   - destination: Its place now.
    func userDidMoveRow(at source: IndexPath, to destination: IndexPath, in tableView: UITableView)
}
