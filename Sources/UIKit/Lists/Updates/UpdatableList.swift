/// A table or collection view as diffable data sources change it.
@MainActor package protocol UpdatableList: AnyObject {
    /// The number of sections that the view knows of. To know it the view asks its data source, if it has not yet.
    var numberOfSections: Int { get }

    /// Shows a batch of updates to data that has changed already. The view knows the numbers of items from before.
    ///
    /// - Parameters:
    ///   - updates: The changes to the data.
    ///   - animated: Whether the user sees things come, go and move.
    ///   - completion: Is called once, when what comes and moves is where it stays. It gets false where an animation was cut short.
    func apply(_ updates: ListUpdates, animated: Bool, completion: ((Bool) -> Void)?)

    /// Has everything asked and shown anew.
    func reloadData()
}

extension UITableView: UpdatableList {}
extension UICollectionView: UpdatableList {}
