import UIKit

/// What a detent of a plugin's sheet may go by: the plugin knows its own pane, and not the host's window.
@MainActor final class PaneDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    /// In points.
    let maximumDetentValue: CGFloat

    init(_ window: UIWindow) {
        containerTraitCollection = window.traitCollection
        maximumDetentValue = window.bounds.height
    }
}
