import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("A search controller") @MainActor struct SearchControllerTests {
        private let lower = CGPoint(x: 200, y: 450)

        @Test("The calls of a search from its beginning to its end")
        func order() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                let page = staging.page
                staging.searchBar.becomeFirstResponder()
                #expect(page.heard() == ["shouldBegin", "willPresent", "didBegin", "update(active, )"])
                #expect(page.search.isActive && staging.searchBar.isFirstResponder)
                staging.pass(time)
                #expect(page.heard() == ["didPresent"])
                staging.stage.window.insertText("a")
                #expect(page.heard() == ["shouldChange(0, 0, a)", "textDidChange(a)", "update(active, a)"])
                staging.searchBar.text = "ab"
                #expect(page.heard() == ["update(active, ab)"])
                staging.cancel()
                #expect(
                    page.heard() == [
                        "cancel", "willDismiss", "textDidChange()", "shouldEnd", "didEnd", "update(over, )",
                    ])
                #expect(!page.search.isActive && !staging.searchBar.isFirstResponder && staging.searchBar.text == "")
                staging.pass(time)
                #expect(page.heard() == ["didDismiss"] && page.presentedViewController == nil)
            }
        }

        @Test("Code begins and ends a search, without the field")
        func code() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                staging.page.search.isActive = true
                #expect(staging.page.heard() == ["willPresent", "update(active, )"])
                staging.pass(time)
                #expect(staging.page.presentedViewController === staging.page.search)
                #expect(!staging.searchBar.isFirstResponder)
                _ = staging.page.heard()
                staging.page.dismiss(animated: true)
                #expect(staging.page.heard() == ["willDismiss", "update(over, )"])
                staging.pass(time)
                #expect(!staging.page.search.isActive && staging.page.heard() == ["didDismiss"])
                staging.searchBar.becomeFirstResponder()
                #expect(staging.page.search.isActive)
                staging.pass(time)
                staging.stage.pressKey(.keyboardEscape)
                #expect(!staging.page.search.isActive)
                staging.pass(time)
            }
        }

        @Test("What defines a presentation context presents the search, and the page below stays in the window")
        func context() {
            for definesContext in [true, false] {
                ManualFrameClock.use { time in
                    let staging = SearchStaging(SearchPage(), definesContext: definesContext)
                    let search = staging.page.search
                    search.isActive = true
                    staging.pass(time)
                    let presenter = definesContext ? staging.page : staging.navigation
                    #expect(search.presentingViewController === presenter)
                    #expect(staging.page.view.window != nil && search.view.window != nil)
                    // Over the navigation controller the search begins below the bar; over the page it lies below the bar already.
                    let top = search.view.convert(CGPoint.zero, to: nil).y
                    #expect(top == (definesContext ? 0 : staging.bar.frame.maxY))
                    search.isActive = false
                    staging.pass(time)
                    #expect(search.view.window == nil)
                }
            }
        }

        @Test("Without a presentation context the search bar gets its touches all the same")
        func touches() throws {
            try ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage(), definesContext: false)
                staging.page.search.isActive = true
                staging.pass(time)
                let button = try #require(SearchStaging.button("Cancel", in: staging.searchBar))
                let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
                #expect(staging.view(at: middle)?.isDescendant(of: button) == true)
            }
        }

        @Test("What is searched lies in a shade until there are results, and a tap on the shade ends the search")
        func shade() throws {
            try ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage(results: UIViewController()))
                let (search, stage) = (staging.page.search, staging.stage)
                let results = try #require(staging.page.results)
                staging.searchBar.becomeFirstResponder()
                staging.pass(time)
                let shade = try #require(staging.view(at: lower))
                #expect(shade.superview === search.view && shade !== results.view && results.view.isHidden)
                stage.window.insertText("a")
                stage.update()
                #expect(staging.view(at: lower) === results.view && search.showsSearchResultsController)
                #expect(results.parent === search && results.appearanceState == .appeared)
                stage.window.deleteBackward()
                stage.update()
                #expect(staging.view(at: lower) === shade && !search.showsSearchResultsController)
                stage.tap(lower)
                staging.pass(time)
                #expect(!search.isActive && search.view.window == nil)
            }
        }

        @Test("A page that shows its results itself keeps its touches where it is not to be obscured")
        func clear() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                staging.page.search.obscuresBackgroundDuringPresentation = false
                staging.page.search.isActive = true
                staging.pass(time)
                #expect(staging.view(at: lower)?.isDescendant(of: staging.page.scrollView) == true)
                staging.page.search.obscuresBackgroundDuringPresentation = true
                staging.stage.update()
                #expect(staging.view(at: lower)?.superview === staging.page.search.view)
            }
        }

        @Test("Results can be shown without any text, and then do not come and go by themselves")
        func explicitResults() throws {
            try ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage(results: UIViewController()))
                let search = staging.page.search
                let results = try #require(staging.page.results)
                search.isActive = true
                search.showsSearchResultsController = true
                staging.pass(time)
                #expect(!results.view.isHidden && !search.automaticallyShowsSearchResultsController)
                staging.searchBar.text = "a"
                search.showsSearchResultsController = false
                #expect(results.view.isHidden)
            }
        }

        @Test("The button and the scopes come with the search and go with it, unless the app decides about them")
        func parts() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                staging.searchBar.scopeButtonTitles = ["All", "Near"]
                staging.page.search.isActive = true
                staging.pass(time)
                #expect(staging.searchBar.showsCancelButton && staging.searchBar.showsScopeBar)
                #expect(staging.page.search.automaticallyShowsCancelButton)
                staging.page.search.isActive = false
                staging.pass(time)
                #expect(!staging.searchBar.showsCancelButton && !staging.searchBar.showsScopeBar)
                staging.searchBar.showsCancelButton = false
                staging.searchBar.showsScopeBar = true
                #expect(!staging.page.search.automaticallyShowsCancelButton)
                #expect(!staging.page.search.automaticallyShowsScopeBar)
                staging.page.search.isActive = true
                staging.pass(time)
                #expect(!staging.searchBar.showsCancelButton && staging.searchBar.showsScopeBar)
            }
        }

        @Test("Scopes are shown with the first character, where the app wants them then, and go with the last")
        func scopesOnTextEntry() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                let (bar, search) = (staging.searchBar, staging.page.search)
                bar.scopeButtonTitles = ["All", "Near"]
                #expect(search.scopeBarActivation == .automatic)
                search.scopeBarActivation = .onTextEntry
                #expect(search.automaticallyShowsScopeBar)
                bar.becomeFirstResponder()
                staging.pass(time)
                #expect(search.isActive && !bar.showsScopeBar)
                staging.stage.window.insertText("a")
                staging.pass(time)
                #expect(bar.showsScopeBar)
                bar.text = ""
                staging.pass(time)
                #expect(!bar.showsScopeBar)
                search.scopeBarActivation = .onSearchActivation
                staging.pass(time)
                #expect(bar.showsScopeBar)
                search.isActive = false
                staging.pass(time)
                #expect(!bar.showsScopeBar)
                search.automaticallyShowsScopeBar = false
                #expect(search.scopeBarActivation == .manual)
                search.isActive = true
                staging.pass(time)
                #expect(!bar.showsScopeBar)
            }
        }

        @Test("Down goes into the results, whatever the caret does else, and Escape ends the search from there")
        func keys() {
            ManualFrameClock.use { time in
                let results = UIViewController()
                let button = UIButton(configuration: .plain())
                results.loadViewIfNeeded()
                results.view.addSubview(button)
                button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
                let staging = SearchStaging(SearchPage(results: results))
                staging.searchBar.becomeFirstResponder()
                staging.pass(time)
                staging.stage.pressKey(.keyboardDownArrow)
                #expect(staging.searchBar.isFirstResponder)
                staging.stage.window.insertText("a")
                staging.stage.update()
                staging.stage.pressKey(.keyboardDownArrow)
                #expect(button.isFocused && !staging.searchBar.isFirstResponder && staging.page.search.isActive)
                staging.stage.pressKey(.keyboardEscape)
                #expect(!staging.page.search.isActive)
                staging.pass(time)
            }
        }

        @Test("A search that its delegate ends at once is over when it has been presented")
        func endedAtOnce() {
            final class Delegate: NSObject, UISearchControllerDelegate {
                func willPresentSearchController(_ searchController: UISearchController) {
                    searchController.isActive = false
                }
            }
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                let delegate = Delegate()
                staging.page.search.delegate = delegate
                staging.page.search.isActive = true
                staging.pass(time)
                staging.pass(time)
                #expect(!staging.page.search.isActive && staging.page.search.view.window == nil)
                withExtendedLifetime(delegate) {}
            }
        }

        @Test("A search bar in the page has the results begin below it, and the navigation bar go meanwhile")
        func inPage() {
            ManualFrameClock.use { time in
                let page = SearchPage(results: UIViewController())
                page.definesPresentationContext = true
                let navigation = UINavigationController(rootViewController: page)
                let stage = Stage(root: navigation)
                let bar = page.search.searchBar
                bar.frame = CGRect(x: 0, y: 0, width: 400, height: bar.rows.height)
                page.view.addSubview(bar)
                stage.update()
                #expect(bar.rows.height > 52 && bar.superview === page.view)
                page.search.isActive = true
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.isNavigationBarHidden)
                let edge = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y
                #expect(page.search.view.convert(CGPoint.zero, to: nil).y == edge)
                page.search.isActive = false
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(!navigation.isNavigationBarHidden)
            }
        }

        @Test("A search controller that an app presents itself has its search bar in its own view")
        func alone() {
            ManualFrameClock.use { time in
                let page = SearchPage(results: UIViewController())
                let stage = Stage(root: page)
                page.present(page.search, animated: true)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(page.search.isActive && page.search.searchBar.superview === page.search.view)
                #expect(page.search.searchBar.frame.minY == 0 && page.search.searchBar.frame.width == 400)
            }
        }
    }
}
