/// Finds what a search controller's search bar asks for (UIKit's page of this name).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when editing of the search bar begins, when its text or its scope changes, and when the search ends: `isActive` is false then.
    func updateSearchResults(for searchController: UISearchController)
}
