/// A data source whose list tells it when the user moves an item, and when the list shows that. Snapshots that the app applies in between
/// wait, for they could not be compared with what the list shows.
@MainActor package protocol UserMoveSource: AnyObject {
    /// The user has put down an item at another place. A list calls this in place of the method of its data source that says so, which this
    /// calls. Then the data source answers as if the item had moved.
    ///
    /// - Parameters:
    ///   - source: The item's place before.
    ///   - destination: Its place after.
    func userMovesItem(at source: IndexPath, to destination: IndexPath)

    /// The list shows the item where the user has put it down, or reads everything anew. A list calls this once after each
    /// `userMovesItem(at:to:)`.
    func listDidShowMove()
}
