import PluginProtocol
import UIKit

/// The place at which a controller will be that a pane's plugin wants to be shown.
@MainActor struct OfferPlace {
    /// The pages that it covers or replaces there. Nil where a container of the host's own decides about that.
    let pages: [UIViewController]?

    init(of purpose: OfferPurpose, from pane: UIViewController) {
        for container in sequence(first: pane, next: \.parent).dropFirst() {
            switch container {
            case let navigation as UINavigationController where purpose == .show:
                pages = navigation.visiblePages
                return
            case let split as UISplitViewController:
                pages = Self.pages(of: split, for: purpose)
                return
            case is UINavigationController, is UITabBarController:
                // They leave it to the containers around them.
                continue
            default:
                pages = nil
                return
            }
        }
        pages = []
    }

    private static func pages(of split: UISplitViewController, for purpose: OfferPurpose) -> [UIViewController] {
        if split.isCollapsed { return split.visiblePages }
        return switch purpose {
        case .show: split.child(of: .primary)?.visiblePages ?? []
        // All that the column has goes.
        case .showDetail: split.child(of: .secondary)?.allPages ?? []
        }
    }
}
