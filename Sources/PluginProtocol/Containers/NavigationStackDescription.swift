/// What is on the stack of a navigation controller.
package struct NavigationStackDescription: Hashable, Sendable {
    /// From the root to the one on top.
    package var entries: [ContainedController]
    package var isBarHidden: Bool
    package var isToolbarHidden: Bool

    package init(entries: [ContainedController], isBarHidden: Bool, isToolbarHidden: Bool = true) {
        self.entries = entries
        self.isBarHidden = isBarHidden
        self.isToolbarHidden = isToolbarHidden
    }

    /// Of a higher stack only the uppermost are told.
    package static let mostEntries = 4096
}

extension NavigationStackDescription: CustomStringConvertible {
    package var description: String {
        let entries = self.entries.map(\.description)
        let bars = (isBarHidden ? ", without a bar" : "") + (isToolbarHidden ? "" : ", with a toolbar")
        return "stack: \(entries.joined(separator: ", "))\(bars)"
    }
}
