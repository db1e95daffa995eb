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
}
