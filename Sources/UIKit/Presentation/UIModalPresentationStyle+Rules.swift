/// UIKit's rules for each style.
extension UIModalPresentationStyle {
    /// What the system takes `automatic` for.
    var resolved: UIModalPresentationStyle {
        self == .automatic ? .pageSheet : self
    }

    /// Whether the presentation covers one controller that defines a context, and not the window (CTX-05).
    var isInContext: Bool {
        self == .currentContext || self == .overCurrentContext
    }

    /// Whether the presented view fills what the presentation covers.
    var isFilling: Bool {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        case .automatic, .pageSheet, .formSheet, .custom, .popover, .none: false
        }
    }

    /// Whether the view below leaves the window once the presented one is there (STYLE-09, STYLE-14).
    var removesPresentersView: Bool {
        self == .fullScreen || self == .currentContext
    }

    /// The style that it passes to where there is little room in width; `none` for one that stays (STYLE-06, STYLE-15, POP-05).
    func adapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact else { return .none }
        return switch self {
        case .pageSheet, .formSheet, .currentContext: .fullScreen
        case .overCurrentContext, .popover: .overFullScreen
        case .fullScreen, .overFullScreen, .custom, .automatic, .none: .none
        }
    }
}
