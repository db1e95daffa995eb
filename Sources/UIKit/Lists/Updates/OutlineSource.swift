/// A data source whose items may have others below them, which cells open and close.
@MainActor package protocol OutlineSource: AnyObject {
    /// How many items the item at a place is below: 0 for one at the top, and where there is none.
    func outlineLevel(at indexPath: IndexPath) -> Int

    /// Whether what is below the item at a place shows.
    func isExpanded(at indexPath: IndexPath) -> Bool

    /// Expands the item at a place, or collapses it, if the app allows it.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath)
}
