/// What a tab bar controller has.
package struct TabsDescription: Hashable, Sendable {
    /// In the app's order.
    package var tabs: [ContainedController]
    /// The one of them that is selected; nil: none is.
    package var selected: ControllerID?

    package init(tabs: [ContainedController], selected: ControllerID?) {
        self.tabs = tabs
        self.selected = selected
    }

    /// Of more only the first are told.
    package static let mostTabs = 4096
}

extension TabsDescription: CustomStringConvertible {
    package var description: String {
        let tabs = self.tabs.map { ($0.controller == selected ? "*" : "") + $0.description }
        return "tabs: \(tabs.joined(separator: ", "))"
    }
}
