/// What is on the stack of a navigation controller.
package struct NavigationStackDescription: Hashable, Sendable {
    /// From the root to the one on top.
    package var entries: [StackEntry]
    package var isBarHidden: Bool

    package init(entries: [StackEntry], isBarHidden: Bool) {
        self.entries = entries
        self.isBarHidden = isBarHidden
    }

    /// Of a higher stack only the uppermost are told.
    package static let mostEntries = 4096
}

extension NavigationStackDescription: CustomStringConvertible {
    package var description: String {
        let entries = self.entries.map { entry in
            entry.scene.map { "\(entry.controller) (scene \($0))" } ?? "\(entry.controller)"
        }
        return "stack: \(entries.joined(separator: ", "))\(isBarHidden ? ", without a bar" : "")"
    }
}
