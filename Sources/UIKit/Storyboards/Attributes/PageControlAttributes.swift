/// The attributes that Interface Builder writes of page controls.
@MainActor enum PageControlAttributes {
    static let table = AttributeTable(UIPageControl.self, decodedBy: UIControl.self) { table in
        table.integer("numberOfPages") { $0.numberOfPages = min(max(0, $1), 10_000) }
        table.integer("currentPage", missing: 0) { $0.currentPage = $1 }
        table.flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
        table.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
        table.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
        table.skip("defersCurrentPageDisplay")
    }
}
