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
        }
    }

    /// As a sentence says it.
    var words: String {
        role.words
    }
}
