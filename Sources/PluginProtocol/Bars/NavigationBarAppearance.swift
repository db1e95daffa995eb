import CoreGraphics

/// How the bar of a navigation controller looks while it shows a scene's controller.
package struct NavigationBarAppearance: Hashable, Sendable {
    /// Nil: what lies below the bar is seen.
    package var background: CGColor?
    /// Of the line at the bar's edge; nil: there is none.
    package var shadow: CGColor?
    package var title = BarTextStyle()
    package var largeTitle = BarTextStyle()
    package var button = BarButtonAppearance()
    /// Of buttons that end what the user does here.
    package var doneButton = BarButtonAppearance()
    /// Of the button that leads back.
    package var backButton = BarButtonAppearance()

    package init() {}
}
