import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("A search bar in a navigation bar") @MainActor struct SearchInNavigationTests {
        private func titles(_ staging: SearchStaging) -> [CGFloat] {
            staging.bar.subviews.last?.subviews.compactMap { ($0 as? UILabel)?.font.pointSize } ?? []
        }

        @Test("It has a row below the title, as wide as the bar, and the page's safe area begins below it")
        func row() {
            let staging = SearchStaging(SearchPage())
            #expect(staging.row >= 52 && staging.bar.frame.height == 44 + staging.row)
            #expect(staging.page.view.safeAreaInsets.top == 44 + staging.row)
            #expect(staging.page.scrollView.contentOffset.y == -44 - staging.row)
            let frame = staging.searchBar.convert(staging.searchBar.bounds, to: nil)
            #expect(frame == CGRect(x: 0, y: 44, width: 400, height: staging.row))
            let margin = staging.bar.layoutMargins.left
            #expect(staging.searchBar.searchTextField.frame.minX == margin)
            #expect(staging.searchBar.searchTextField.frame.maxX == 400 - margin)
            staging.page.navigationItem.searchController = nil
            staging.stage.update()
            #expect(staging.bar.frame.height == 44 && staging.searchBar.window == nil)
            #expect(!staging.searchBar.rows.isInNavigationBar)
        }

        @Test("It gives way to content that is scrolled, and comes back at the beginning")
        func collapse() {
            let staging = SearchStaging(SearchPage())
            let whole = 44 + staging.row
            staging.scroll(by: 20)
            #expect(staging.bar.frame.height == whole - 20)
            #expect(staging.page.scrollView.adjustedContentInset.top == whole - 20)
            // The page is not laid out anew for that.
            #expect(staging.page.view.safeAreaInsets.top == whole)
            staging.scroll(by: 500)
            #expect(staging.bar.frame.height == 44 && staging.page.scrollView.adjustedContentInset.top == 44)
            staging.scroll(by: 0)
            #expect(staging.bar.frame.height == whole && staging.page.scrollView.contentOffset.y == -whole)
            // Content that is drawn beyond its beginning does not make the bar higher.
            staging.scroll(by: -30)
            #expect(staging.bar.frame.height == whole)
        }

        @Test("A larger font makes the field higher, and the bars with it")
        func font() {
            let staging = SearchStaging(SearchPage())
            let row = staging.row
            staging.searchBar.searchTextField.font = .systemFont(ofSize: 40)
            staging.stage.update()
            #expect(staging.row > row + 10 && staging.bar.frame.height == 44 + staging.row)
            #expect(staging.page.view.safeAreaInsets.top == 44 + staging.row)
        }

        private final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                UITableViewCell()
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
        }

        @Test("The header of a table stays at the bar's lower edge, wherever that is")
        func pinned() throws {
            let page = Rows(style: .plain)
            // Headers have a distance to what is above them, which scrolls away.
            page.tableView.sectionHeaderTopPadding = 0
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            let navigation = UINavigationController(rootViewController: page)
            let stage = Stage(root: navigation)
            let whole = navigation.navigationBar.frame.height
            for distance in [0, 20, 300] as [CGFloat] {
                page.tableView.contentOffset.y = distance - whole
                stage.update()
                let header = try #require(page.tableView.headerView(forSection: 0))
                let top = header.convert(CGPoint.zero, to: nil).y
                #expect(top == navigation.navigationBar.frame.maxY)
            }
            #expect(navigation.navigationBar.frame.height == 44)
        }

        @Test("A bar that is to stay does")
        func stays() {
            let staging = SearchStaging(SearchPage())
            staging.scroll(by: 500)
            staging.page.navigationItem.hidesSearchBarWhenScrolling = false
            staging.stage.update()
            #expect(staging.bar.frame.height == 44 + staging.row)
            staging.scroll(by: 900)
            #expect(staging.bar.frame.height == 44 + staging.row)
        }

        @Test("A large title gives way after it, and is between the buttons then")
        func largeTitle() {
            let staging = SearchStaging(SearchPage(), largeTitles: true)
            #expect(staging.bar.frame.height == 96 + staging.row && titles(staging) == [34])
            staging.scroll(by: staging.row)
            #expect(staging.bar.frame.height == 96 && titles(staging) == [34])
            staging.scroll(by: staging.row + 30)
            #expect(staging.bar.frame.height == 66 && titles(staging) == [17])
            staging.scroll(by: staging.row + 300)
            #expect(staging.bar.frame.height == 44 && titles(staging) == [17])
            staging.scroll(by: 0)
            #expect(staging.bar.frame.height == 96 + staging.row && titles(staging) == [34])
        }

        @Test("A large title without a search bar gives way too")
        func largeTitleAlone() {
            let staging = SearchStaging(SearchPage(), largeTitles: true)
            staging.page.navigationItem.searchController = nil
            staging.stage.update()
            staging.scroll(by: 52)
            #expect(staging.bar.frame.height == 44 && titles(staging) == [17])
            staging.page.navigationItem.largeTitleDisplayMode = .never
            staging.stage.update()
            staging.scroll(by: 52)
            #expect(staging.bar.frame.height == 44 && staging.page.view.safeAreaInsets.top == 44)
        }

        @Test("Content that goes from a scrolled page to a container without a bar has the whole safe area above it")
        func elsewhere() {
            let staging = SearchStaging(SearchPage())
            staging.scroll(by: 500)
            staging.navigation.viewControllers = [UIViewController()]
            staging.stage.update()
            let container = UIViewController()
            container.additionalSafeAreaInsets.top = 30
            staging.stage.window.rootViewController = container
            container.addChild(staging.page)
            container.view.addSubview(staging.page.view)
            staging.page.view.frame = container.view.bounds
            staging.page.didMove(toParent: container)
            staging.stage.update()
            #expect(staging.page.view.safeAreaInsets.top == 30)
            #expect(staging.page.scrollView.adjustedContentInset.top == 30)
        }

        @Test("Content that is let go does not leave the bar between one height and the next")
        func stops() {
            let staging = SearchStaging(SearchPage())
            let (scrollView, whole, row) = (staging.page.scrollView, 44 + staging.row, staging.row)
            func target(_ distance: CGFloat) -> CGFloat {
                scrollView.scrollTarget(speed: .zero, proposed: CGPoint(x: 0, y: distance - whole)).y + whole
            }
            #expect(target(0.25 * row) == 0 && target(0.75 * row) == row)
            #expect(target(row) == row && target(row + 10) == row + 10 && target(-20) == -20)
            // Content that is too short to choose rests where it can.
            scrollView.contentSize.height = 600 - whole + 0.5 * row
            #expect(target(0.25 * row) == 0.25 * row)
        }

        @Test("The user searches with the search bar alone, and everything comes back afterwards")
        func searching() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage(), largeTitles: true)
                staging.page.search.isActive = true
                staging.pass(time)
                #expect(staging.bar.frame.height == 8 + staging.row)
                #expect(staging.page.view.safeAreaInsets.top == 8 + staging.row)
                let title = staging.bar.subviews.last?.subviews.first { $0 is UILabel }
                #expect(title?.alpha == 0)
                staging.scroll(by: 200)
                #expect(staging.bar.frame.height == 8 + staging.row)
                staging.scroll(by: 0)
                staging.page.search.isActive = false
                staging.pass(time)
                #expect(staging.bar.frame.height == 96 + staging.row && titles(staging) == [34])
                #expect(title?.alpha == 1)
            }
        }

        @Test("The title stays where it is to")
        func titleStays() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                staging.page.search.hidesNavigationBarDuringPresentation = false
                staging.page.search.isActive = true
                staging.pass(time)
                #expect(staging.bar.frame.height == 44 + staging.row && titles(staging) == [17])
                staging.scroll(by: 300)
                #expect(staging.bar.frame.height == 44 + staging.row)
            }
        }

        @Test("A page that is pushed has a bar without it, and it comes back as it was")
        func push() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                staging.page.search.isActive = true
                staging.searchBar.text = "a"
                staging.pass(time)
                let next = UIViewController()
                staging.navigation.pushViewController(next, animated: true)
                staging.pass(time)
                #expect(staging.bar.frame.height == 44 && next.view.safeAreaInsets.top == 44)
                #expect(staging.searchBar.window == nil)
                staging.navigation.popViewController(animated: true)
                staging.pass(time)
                #expect(staging.page.search.isActive && staging.searchBar.text == "a")
                #expect(staging.searchBar.window != nil && staging.bar.frame.height == 8 + staging.row)
            }
        }

        @Test("A page that was scrolled comes back with the bar that it had")
        func scrolledPage() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage(), largeTitles: true)
                staging.scroll(by: 400)
                let offset = staging.page.scrollView.contentOffset
                let next = UIViewController()
                next.navigationItem.largeTitleDisplayMode = .never
                staging.navigation.pushViewController(next, animated: true)
                staging.pass(time)
                #expect(staging.bar.frame.height == 44)
                staging.navigation.popViewController(animated: true)
                // The bar does not grow on the way.
                #expect(staging.bar.rows.height == 44)
                staging.stage.update()
                #expect(staging.bar.frame.height == 44)
                staging.pass(time)
                #expect(staging.bar.frame.height == 44 && staging.page.scrollView.contentOffset == offset)
            }
        }

        @Test("In a wide bar it stands beside the buttons where that is asked for, and in its own row else")
        func inline() {
            let staging = SearchStaging(SearchPage())
            let item = staging.page.navigationItem
            item.preferredSearchBarPlacement = .inline
            staging.stage.update()
            #expect(item.searchBarPlacement == .stacked && staging.bar.frame.height == 44 + staging.row)
            staging.navigation.traitOverrides.horizontalSizeClass = .regular
            staging.stage.update()
            #expect(item.searchBarPlacement == .inline && staging.bar.frame.height == 44)
            let field = staging.searchBar.searchTextField
            let frame = field.convert(field.bounds, to: nil)
            #expect(frame.maxX == 400 - staging.bar.layoutMargins.right && frame.minX > 150 && frame.midY == 22)
            staging.searchBar.scopeButtonTitles = ["All", "Near"]
            #expect(item.searchBarPlacement == .stacked)
        }

        @Test("The scroll view that a controller names is the one that the bar follows")
        func named() {
            let page = UIViewController()
            let (first, second) = (UIScrollView(), UIScrollView())
            page.view.addSubview(first)
            page.view.addSubview(second)
            #expect(page.contentScrollView(for: .top) === first)
            page.setContentScrollView(second, for: [.top, .bottom])
            #expect(page.contentScrollView(for: .top) === second && page.contentScrollView(for: .leading) === first)
            page.setContentScrollView(nil)
            #expect(page.contentScrollView(for: .bottom) === first)
        }
    }
}
