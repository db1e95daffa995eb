/// How the buttons of a bar look in each state.
package struct BarButtonAppearance: Hashable, Sendable {
    package var normal = BarTextStyle()
    package var highlighted = BarTextStyle()
    package var disabled = BarTextStyle()
    package var focused = BarTextStyle()

    package init() {}
}
