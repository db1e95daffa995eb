import Foundation
import UIKit

/// A long page with a search, which writes down all calls that it gets about that.
@MainActor
final class SearchPage: UIViewController, UISearchBarDelegate, UISearchControllerDelegate,
    UISearchResultsUpdating
{
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let results: UIViewController?
    let search: UISearchController
    private var log: [String] = []

    init(results: UIViewController? = nil) {
        self.results = results
        search = UISearchController(searchResultsController: results)
        super.init(nibName: nil, bundle: nil)
        title = "Trails"
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        view = scrollView
    }

    /// Returns the calls since this was asked for last.
    func heard() -> [String] {
        defer { log = [] }
        return log
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        log.append("shouldBegin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        log.append("shouldEnd")
        return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append("textDidChange(\(searchText))")
    }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        log.append("shouldChange(\(range.location), \(range.length), \(text))")
        return text != "!"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope(\(selectedScope))")
    }

    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update(\(searchController.isActive ? "active" : "over"), \(searchController.searchBar.text ?? ""))")
    }
}
