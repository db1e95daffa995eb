import UIKitTesting

@testable import UIKit

/// A navigation controller in a window of 400 by 600 points, whose page has a search in its navigation item.
@MainActor struct SearchStaging {
    let page: SearchPage
    let navigation: UINavigationController
    let stage: Stage

    init(_ page: SearchPage, largeTitles: Bool = false, definesContext: Bool = true) {
        self.page = page
        page.definesPresentationContext = definesContext
        page.navigationItem.searchController = page.search
        navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = largeTitles
        navigation.viewControllers = [page]
        stage = Stage(root: navigation)
        stage.window.resize(to: CGSize(width: 400, height: 600))
        stage.update()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var searchBar: UISearchBar { page.search.searchBar }

    /// The height of the search bar's row, in points.
    var row: CGFloat { searchBar.intrinsicContentSize.height }

    /// The button of a search bar with a title.
    static func button(_ title: String, in bar: UISearchBar) -> UIButton? {
        bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.configuration?.title == title }
    }

    func cancel() {
        Self.button("Cancel", in: searchBar)?.performPrimaryAction()
    }

    /// Lets everything that moves come to its end.
    func pass(_ time: ManualFrameClock) {
        stage.update()
        time.advance(by: .seconds(1))
        stage.update()
    }

    /// Scrolls the page from its beginning, by so many points.
    func scroll(by distance: CGFloat) {
        page.scrollView.contentOffset.y = distance - bar.rows.wholeHeight
        stage.update()
    }

    func view(at point: CGPoint) -> UIView? {
        stage.window.hitTest(point, with: nil)
    }
}
