import UIKit

/// Says for a plugin's app which style a presentation has where there is little width. The app has been asked when it presented.
@MainActor final class OfferedAdaptation: UIAdaptivePresentationControllerDelegate {
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) {
        self.style = style
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style
    }
}
