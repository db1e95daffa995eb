/// What a navigation bar consists of, from the top: a line that asks for something, the buttons with a title between them, and a large
/// title.
struct NavigationBarRows: Equatable {
    var hasPrompt = false
    var hasLargeTitle = false

    // In points.
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52

    /// Where the row with the buttons begins, in points from the bar's top.
    var top: CGFloat {
        hasPrompt ? Self.promptHeight : 0
    }

    /// In points, without what the system covers above the bar.
    var height: CGFloat {
        top + UINavigationBar.height + (hasLargeTitle ? Self.largeTitleHeight : 0)
    }
}

extension NavigationBarRows {
    /// - Parameter items: From the bottom of the stack to the one that is shown.
    @MainActor init(of items: [UINavigationItem], prefersLargeTitles: Bool) {
        hasPrompt = items.last?.prompt?.isEmpty == false
        guard prefersLargeTitles else { return }
        // Whether there is a title does not matter: one that comes later must not move the page.
        let decided = items.last { $0.largeTitleDisplayMode != .automatic }
        hasLargeTitle = !items.isEmpty && decided?.largeTitleDisplayMode != .never
    }
}
