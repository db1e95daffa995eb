/// What kind of thing an element of the interface is.
package enum ElementRole: String, CaseIterable, Hashable, Sendable {
    case other
    case staticText
    case image
    case button
    case `switch`
    case slider
    case stepper
    case segmentedControl
    case pageIndicator
    case progressIndicator
    case activityIndicator
    /// The bar at the top of a navigation controller, with the buttons in it.
    case navigationBar
    /// The bar of a tab bar controller, with a tab for each item.
    case tabBar
    /// A bar with the buttons of a controller, at the bottom.
    case toolbar
    /// The button of a navigation bar that leads back.
    case backButton
    /// The button of any other item of a navigation bar or a toolbar.
    case barButton
    /// The button of an item of a tab bar.
    case tab
    /// A line of text that the user edits.
    case textField

    /// Whether it is a bar: a part of the interface that is named so that what is in it can be told from what is elsewhere.
    package var isBar: Bool {
        self == .navigationBar || self == .tabBar || self == .toolbar
    }

    /// Whether it is a button, be it of a special kind.
    package var isButton: Bool {
        self == .button || self == .backButton || self == .barButton || self == .tab
    }
}
