import UIKit

/// A plugin's wish for a stack's bars that is not carried out yet.
@MainActor struct BarChange {
    /// Nil: it stays as it is.
    var isBarHidden: Bool?
    /// The same for the toolbar.
    var isToolbarHidden: Bool?
    var isAnimated: Bool

    func carryOut(in navigation: UINavigationController) {
        if let isBarHidden { navigation.setNavigationBarHidden(isBarHidden, animated: isAnimated) }
        // One that is not hidden may be away with the bars below the stack, and come all the same.
        if let isToolbarHidden { navigation.setToolbarHidden(isToolbarHidden, animated: isAnimated) }
    }
}
