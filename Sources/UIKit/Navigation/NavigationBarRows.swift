import CoreGraphics

/// The rows of a navigation bar, from the top: a line that asks for something, the buttons with a title between them, a large title, and a
/// search bar. The last two give way to content that is scrolled, the lowest first.
struct NavigationBarRows: Equatable {
    var hasPrompt = false
    var hasLargeTitle = false
    /// The height of a search bar that has a row of its own, in points; 0 for none.
    var search: CGFloat = 0
    /// Whether the search bar stands in the row with the buttons.
    var hasInlineSearch = false
    /// Whether the search bar gives way to content that is scrolled.
    var searchCollapses = false
    /// Whether the search bar is all that there is, because its user searches.
    var isSearching = false
    /// The height that has given way to content, in points.
    var collapse: CGFloat = 0

    // In points.
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52
    /// The space above a search bar that stands alone.
    static let searchMargin: CGFloat = 8

    /// Where the row with the buttons begins, in points from the bar's top.
    var top: CGFloat {
        isSearching ? Self.searchMargin : hasPrompt ? Self.promptHeight : 0
    }

    /// The row with the buttons, in points from the bar's top; above the bar while the search bar stands alone.
    var buttons: Range<CGFloat> {
        isSearching ? -UINavigationBar.height..<0 : top..<(top + UINavigationBar.height)
    }

    /// The end of the row with the buttons, in points from the bar's top; the top of the search bar while that stands alone.
    private var buttonsEnd: CGFloat {
        isSearching ? top : buttons.upperBound
    }

    private var wholeLargeTitle: CGFloat {
        hasLargeTitle && !isSearching ? Self.largeTitleHeight : 0
    }

    private var collapsibleSearch: CGFloat {
        searchCollapses && !isSearching ? search : 0
    }

    /// The greatest height that can give way, in points.
    var collapsible: CGFloat {
        collapsibleSearch + wholeLargeTitle
    }

    /// The values of `collapse` with which the bar may come to rest, the least first.
    var collapseStops: [CGFloat] {
        [0, collapsibleSearch, collapsible].reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The height that is left of the search bar, in points.
    var searchHeight: CGFloat {
        search - min(collapse, collapsibleSearch)
    }

    /// The height that is left of the row with the large title, in points.
    var largeTitle: CGFloat {
        wholeLargeTitle - max(0, min(collapse - collapsibleSearch, wholeLargeTitle))
    }

    /// Whether the title is shown large. One that has nearly given way is shown between the buttons.
    var showsLargeTitle: Bool {
        hasLargeTitle && (isSearching || 2 * largeTitle > Self.largeTitleHeight)
    }

    /// The opacity of a large title, from 0 to 1. The title has faded before it comes near the buttons.
    var largeTitleAlpha: CGFloat {
        isSearching ? 0 : max(0, 2 * largeTitle / Self.largeTitleHeight - 1)
    }

    /// In points, without what the system covers above the bar.
    var height: CGFloat {
        buttonsEnd + largeTitle + searchHeight
    }

    /// The height while nothing has given way.
    var wholeHeight: CGFloat {
        height + collapse
    }

    /// Whether both show the same views, be it at other places.
    func hasSameViews(as other: NavigationBarRows) -> Bool {
        var moved = other
        moved.collapse = collapse
        return moved == self && showsLargeTitle == other.showsLargeTitle
    }
}

extension NavigationBarRows {
    /// - Parameters:
    ///   - items: From the bottom of the stack to the one that is shown.
    ///   - scrolled: How far the content below is scrolled from its beginning, in points.
    @MainActor init(of items: [UINavigationItem], prefersLargeTitles: Bool, scrolled: CGFloat = 0) {
        hasPrompt = items.last?.prompt?.isEmpty == false
        // Whether there is a title does not matter: one that comes later must not move the page.
        let decided = items.last { $0.largeTitleDisplayMode != .automatic }
        hasLargeTitle = prefersLargeTitles && !items.isEmpty && decided?.largeTitleDisplayMode != .never
        if let item = items.last, let controller = item.searchController {
            hasInlineSearch = item.searchBarPlacement == .inline
            search = hasInlineSearch ? 0 : controller.searchBar.rows.height
            searchCollapses = item.hidesSearchBarWhenScrolling && !controller.isActive
            isSearching =
                !hasInlineSearch && controller.isActive && controller.hidesNavigationBarDuringPresentation
        }
        collapse = min(max(scrolled, 0), collapsible)
    }
}
