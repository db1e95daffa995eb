import PluginHost
import QuartzCore

/// What kind of thing an element of the interface is. A view of an app's own is of the kind `other`.
public enum ElementKind: String, CaseIterable, Sendable {
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
