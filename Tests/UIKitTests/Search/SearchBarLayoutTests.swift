import CoreGraphics
import Testing

@testable import UIKit

extension UIKitBehaviour {
    @Suite("The places of the parts of a search bar") @MainActor struct SearchBarLayoutTests {
        @Test("A bar by itself is 56 points high, with its field in the middle, and 52 in a navigation bar")
        func heights() {
            var rows = SearchBarRows()
            #expect(rows.height == 56 && rows.field == 10..<46)
            rows.isInNavigationBar = true
            #expect(rows.height == 52 && rows.field == 1..<37)
            rows.hasScopes = true
            #expect(rows.height == 94 && rows.scopes == 47..<79)
            rows.isInNavigationBar = false
            #expect(rows.height == 98 && rows.scopes == 56..<88)
            rows.hasScopes = false
            rows.hasPrompt = true
            #expect(rows.height == 82 && rows.field == 36..<72)
            rows.fieldHeight = 50
            #expect(rows.height == 96)
        }

        @Test("The field gives way to the button that ends the search, which waits beyond the edge")
        func cancel() {
            func layout(_ width: CGFloat, _ showsCancel: Bool) -> SearchBarLayout {
                SearchBarLayout(
                    rows: SearchBarRows(), width: width, margins: (8, 8), cancelWidth: 60, showsCancel: showsCancel)
            }
            #expect(layout(400, false).field == CGRect(x: 8, y: 10, width: 384, height: 36))
            #expect(layout(400, false).cancel == CGRect(x: 400, y: 10, width: 60, height: 36))
            #expect(layout(400, true).field == CGRect(x: 8, y: 10, width: 316, height: 36))
            #expect(layout(400, true).cancel == CGRect(x: 332, y: 10, width: 60, height: 36))
            // A button takes no more than half of a narrow bar.
            #expect(layout(100, true).field == CGRect(x: 8, y: 10, width: 34, height: 36))
            #expect(layout(100, true).cancel == CGRect(x: 50, y: 10, width: 42, height: 36))
            #expect(layout(10, true).field.width == 0 && layout(10, true).cancel.width >= 0)
        }

        @Test("Of a navigation bar the search bar gives way first, and then the large title")
        func rows() {
            var rows = NavigationBarRows(hasLargeTitle: true, search: 52, searchCollapses: true)
            #expect(rows.height == 148 && rows.collapsible == 104 && rows.collapseStops == [0, 52, 104])
            rows.collapse = 30
            #expect(rows.searchHeight == 22 && rows.largeTitle == 52 && rows.height == 118 && rows.wholeHeight == 148)
            rows.collapse = 60
            #expect(rows.searchHeight == 0 && rows.largeTitle == 44 && rows.showsLargeTitle && rows.height == 88)
            rows.collapse = 80
            #expect(rows.largeTitle == 24 && !rows.showsLargeTitle && rows.height == 68)
            rows.collapse = 104
            #expect(rows.height == 44 && rows.wholeHeight == 148)
        }

        @Test("A search bar that stays does not stop the large title")
        func fixed() {
            var rows = NavigationBarRows(hasLargeTitle: true, search: 52)
            #expect(rows.collapsible == 52 && rows.collapseStops == [0, 52])
            rows.collapse = 52
            #expect(rows.searchHeight == 52 && rows.height == 96)
            rows.collapse = 0
            rows.isSearching = true
            #expect(rows.height == 60 && rows.collapsible == 0 && rows.collapseStops == [0])
        }
    }
}
