/// In what a window follows the page that shows it in a browser.
package struct PageFollowing: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// In points.
    package static let size = PageFollowing(rawValue: 1 << 0)
    /// Pixels per point.
    package static let scale = PageFollowing(rawValue: 1 << 1)
    /// Light or dark.
    package static let appearance = PageFollowing(rawValue: 1 << 2)
    package static let all: PageFollowing = [.size, .scale, .appearance]
}
