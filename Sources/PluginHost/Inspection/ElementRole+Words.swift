import QuartzCore

extension ElementRole {
    /// As a sentence says it.
    package var words: String {
        switch self {
        case .other: "element"
        case .staticText: "static text"
        case .image: "image"
        case .button: "button"
        case .switch: "switch"
        case .slider: "slider"
        case .stepper: "stepper"
        case .segmentedControl: "segmented control"
        case .pageIndicator: "page indicator"
        case .progressIndicator: "progress indicator"
        case .activityIndicator: "activity indicator"
        case .navigationBar: "navigation bar"
        case .tabBar: "tab bar"
        case .toolbar: "toolbar"
        case .backButton: "back button"
        case .barButton: "bar button"
        case .tab: "tab"
        case .textField: "text field"
        }
    }
}
