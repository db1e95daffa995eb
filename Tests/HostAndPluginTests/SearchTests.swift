import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    /// A page on a stack of the host that has a search, at home and from a plugin.
    @Suite("A search at home and in a plugin") @MainActor final class SearchTests {
        private final class Page: UIViewController, UISearchResultsUpdating {
            let search = UISearchController(searchResultsController: nil)
            private(set) var updates: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Trails"
                definesPresentationContext = true
                search.searchResultsUpdater = self
                navigationItem.searchController = search
            }

            func updateSearchResults(for searchController: UISearchController) {
                updates.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page() }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func show(in place: Place) throws -> Page {
            let page = Page()
            navigation.viewControllers = [place == .host ? page : host.makePane()]
            host.stage.embed(navigation, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            host.settle()
            return place == .host ? page : try host.controller()
        }

        @Test("The search bar is seen above the page, whose safe area begins below it", arguments: Place.allCases)
        func shown(place: Place) throws {
            let page = try show(in: place)
            let bar = page.search.searchBar
            let height = bar.intrinsicContentSize.height
            #expect(bar.window != nil && bar.bounds.width == page.view.bounds.width && bar.bounds.height == height)
            #expect(page.view.safeAreaInsets.top == 44 + height)
            page.navigationItem.searchController = nil
            host.settle()
            #expect(bar.window == nil && page.view.safeAreaInsets.top == 44)
        }

        @Test("A search begins, hears of its text and ends", arguments: Place.allCases)
        func search(place: Place) throws {
            let page = try show(in: place)
            page.search.isActive = true
            host.settle()
            #expect(page.search.isActive && page.presentedViewController === page.search)
            #expect(page.search.presentingViewController === page && page.search.view.window != nil)
            page.search.searchBar.text = "a"
            #expect(page.updates == ["true ", "true a"])
            page.search.isActive = false
            host.settle()
            #expect(!page.search.isActive && page.search.view.window == nil)
            #expect(page.updates == ["true ", "true a", "false "] && page.search.searchBar.text == "")
        }

        @Test("Scopes that come with the search take room from the page as well", arguments: Place.allCases)
        func scopes(place: Place) throws {
            let page = try show(in: place)
            page.search.hidesNavigationBarDuringPresentation = false
            page.search.searchBar.scopeButtonTitles = ["All", "Near"]
            let low = page.view.safeAreaInsets.top
            page.search.isActive = true
            host.settle()
            #expect(page.view.safeAreaInsets.top == low + 42)
            page.search.isActive = false
            host.settle()
            #expect(page.view.safeAreaInsets.top == low)
        }

        @Test("The key that deletes selects a token, and then deletes it", arguments: Place.allCases)
        func tokens(place: Place) throws {
            let page = try show(in: place)
            let field = page.search.searchBar.searchTextField
            host.stage.tap(field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
            host.settle()
            #expect(field.isFirstResponder && page.search.isActive)
            field.tokens = ["Red", "Large"].map { UISearchToken(icon: nil, text: $0) }
            host.settle()
            host.stage.window.deleteBackward()
            host.settle()
            #expect(field.tokens.count == 2)
            #expect(field.selectedTextRange.map(field.tokens(in:))?.first === field.tokens.last)
            host.stage.window.deleteBackward()
            host.settle()
            #expect(field.tokens.count == 1)
            host.stage.window.insertText("hat")
            host.settle()
            #expect(field.text == "hat" && page.updates.last == "true hat")
            page.search.isActive = false
            host.settle()
            #expect(field.tokens.isEmpty && field.text == "")
        }
    }
}
