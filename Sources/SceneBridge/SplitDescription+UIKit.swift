import PluginProtocol
import UIKit

extension SplitDescription.Column {
    package init(_ column: UISplitViewController.Column) {
        switch column {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        case .compact: self = .compact
        }
    }

    package var uiColumn: UISplitViewController.Column {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .compact: .compact
        }
    }
}

extension SplitDescription.DisplayMode {
    package init(_ mode: UISplitViewController.DisplayMode) {
        switch mode {
        case .automatic, .secondaryOnly: self = .secondaryOnly
        case .oneBesideSecondary: self = .oneBesideSecondary
        case .oneOverSecondary: self = .oneOverSecondary
        case .twoBesideSecondary: self = .twoBesideSecondary
        case .twoOverSecondary: self = .twoOverSecondary
        case .twoDisplaceSecondary: self = .twoDisplaceSecondary
        }
    }
}

extension UISplitViewController.DisplayMode {
    package init(_ mode: SplitDescription.DisplayMode) {
        switch mode {
        case .secondaryOnly: self = .secondaryOnly
        case .oneBesideSecondary: self = .oneBesideSecondary
        case .oneOverSecondary: self = .oneOverSecondary
        case .twoBesideSecondary: self = .twoBesideSecondary
        case .twoOverSecondary: self = .twoOverSecondary
        case .twoDisplaceSecondary: self = .twoDisplaceSecondary
        }
    }
}
