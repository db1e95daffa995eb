import UIKit

/// Writes down what the delegate of a sheet is told, and answers whether the user may end it.
@MainActor final class SheetLog: UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("should dismiss")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("did attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        lines.append("selected \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")")
    }
}
