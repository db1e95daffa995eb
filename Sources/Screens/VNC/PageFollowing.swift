/// In what a window follows the page that shows it in a browser.
package struct PageFollowing: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The window has the page's size, in points.
    package static let size = PageFollowing(rawValue: 1 << 0)
    /// The window has the page's pixels per point.
    package static let scale = PageFollowing(rawValue: 1 << 1)
    /// The window is light or dark as the page is.
    package static let appearance = PageFollowing(rawValue: 1 << 2)
    package static let all: PageFollowing = [.size, .scale, .appearance]
}
