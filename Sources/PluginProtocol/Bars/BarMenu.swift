/// The menu of a button in a bar, with all that is in it.
package struct BarMenu: Hashable, Sendable {
    /// Above its elements; nil for none.
    package var title: String?
    /// Of all that is in it one element at most is on.
    package var hasOneSelection = false
    /// In the order in which they are shown: each menu before what is in it.
    package var elements: [BarMenuElement] = []

    package init() {}

    /// With those of submenus.
    package static let mostElements = 64
    /// How many menus one may be in, without the outermost.
    package static let mostDepth = 3

    /// As a trace shows it.
    var description: String {
        let titles = elements.map { $0.title.map(TraceText.quoted) ?? "a picture" }
        return "menu of \(titles.isEmpty ? "nothing" : titles.joined(separator: ", "))"
    }
}
