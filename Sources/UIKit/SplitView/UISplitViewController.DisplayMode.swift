extension UISplitViewController {
    /// Which columns are shown, and where they lie.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One more beside it: the primary one, or the supplementary one where there is that.
        case oneBesideSecondary = 2
        /// The same above it.
        case oneOverSecondary = 3
        /// All three side by side.
        case twoBesideSecondary = 4
        /// The primary and the supplementary column above the secondary one.
        case twoOverSecondary = 5
        /// The two beside the secondary one, which is pushed aside and keeps its size.
        case twoDisplaceSecondary = 6
    }
}

extension UISplitViewController.DisplayMode {
    /// - Parameter count: How many columns there are beside the secondary one, from 0 to 2.
    init(columns count: Int, _ behavior: UISplitViewController.SplitBehavior) {
        switch (count, behavior) {
        case (...0, _): self = .secondaryOnly
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (_, .overlay): self = .twoOverSecondary
        case (_, .displace): self = .twoDisplaceSecondary
        default: self = .twoBesideSecondary
        }
    }

    /// How many columns there are beside the secondary one.
    var columns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether columns lie above the secondary one.
    var isOverlay: Bool {
        self == .oneOverSecondary || self == .twoOverSecondary
    }

    /// - Parameter hasSupplementary: Whether the split view has three columns.
    func shows(_ column: UISplitViewController.Column, hasSupplementary: Bool) -> Bool {
        switch column {
        case .primary: columns >= (hasSupplementary ? 2 : 1)
        case .supplementary: hasSupplementary && columns >= 1
        case .secondary: true
        case .compact: false
        }
    }

    /// What the mode says of it; nothing where only one column is shown.
    var behavior: UISplitViewController.SplitBehavior {
        switch self {
        case .automatic, .secondaryOnly: .automatic
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}
