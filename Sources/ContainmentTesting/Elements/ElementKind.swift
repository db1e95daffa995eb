import PluginHost
import QuartzCore

/// The kind of an element of the interface. A view of an app's own is of the kind `other`.
public enum ElementKind: String, CaseIterable, Sendable {
    /// A view that is none of the others, such as one of an app's own.
    case other
    /// A text that the user reads, such as a label's.
    case staticText
    /// A picture, such as an image view's.
    case image
    /// A button, in a bar or anywhere else.
    case button
    /// A switch, whose value is "1" or "0".
    case `switch`
    /// A slider, which `adjust(to:)` sets.
    case slider
    /// A stepper, with two buttons in one.
    case stepper
    /// A row of segments, of which each is a button.
    case segmentedControl
    /// A page control, whose dots say which page is shown.
    case pageIndicator
    /// A progress view, whose value says how far something is.
    case progressIndicator
    /// An activity indicator, which turns while something goes on.
    case activityIndicator
    /// The bar at the top of a navigation controller. It has its buttons in it.
    case navigationBar
    /// The bar of a tab bar controller. It has its tabs in it.
    case tabBar
    /// The bar of a navigation controller's toolbar items, or one of your own. It has its buttons in it.
    case toolbar
    /// The button of a navigation bar that leads back. It is found among the buttons too.
    case backButton
    /// The button of a bar button item. It is found among the buttons too.
    case barButton
    /// The button of a tab bar item. It is found among the buttons too.
    case tab
    /// A line of text that the user edits. Its value is the text, unless that is secret.
    case textField

    init(_ role: ElementRole) {
        self = Self.allCases.first { $0.role == role } ?? .other
    }

    private var role: ElementRole {
        switch self {
        case .other: .other
        case .staticText: .staticText
        case .image: .image
        case .button: .button
        case .switch: .switch
        case .slider: .slider
        case .stepper: .stepper
        case .segmentedControl: .segmentedControl
        case .pageIndicator: .pageIndicator
        case .progressIndicator: .progressIndicator
        case .activityIndicator: .activityIndicator
        case .navigationBar: .navigationBar
        case .tabBar: .tabBar
        case .toolbar: .toolbar
        case .backButton: .backButton
        case .barButton: .barButton
        case .tab: .tab
        case .textField: .textField
        }
    }

    /// Whether elements of another kind are of this one as well: each button of a bar is a button.
    func includes(_ other: ElementKind) -> Bool {
        self == other || self == .button && other.role.isButton
    }

    /// As a sentence says it.
    var words: String {
        role.words
    }
}
