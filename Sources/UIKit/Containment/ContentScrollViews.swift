import Diagnostics

/// The scroll views that a controller has named for the bars at its edges.
@MainActor struct ContentScrollViews {
    private var named: [NSDirectionalRectEdge: Weak<UIScrollView>] = [:]

    private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

    mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for edge in Self.edges where edges.contains(edge) { named[edge] = scrollView.map { Weak($0) } }
    }

    /// Returns the one that was named for one of these edges.
    func scrollView(for edges: NSDirectionalRectEdge) -> UIScrollView? {
        Self.edges.lazy.filter(edges.contains).compactMap { named[$0]?.object }.first
    }

    /// Returns the scroll view that a controller shows its content in without naming it: its view, or the rearmost view in that.
    static func usual(in view: UIView?) -> UIScrollView? {
        view as? UIScrollView ?? view?.subviews.first as? UIScrollView
    }
}
