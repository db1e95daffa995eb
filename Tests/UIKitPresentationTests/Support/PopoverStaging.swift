import UIKit
import UIKitTesting

/// A button in a wide window, and a controller that is to be presented in a popover beside it.
@MainActor struct PopoverStaging {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 380, y: 100, width: 60, height: 40))
    let content = UIViewController()

    init(in size: CGSize = CGSize(width: 820, height: 1180)) {
        UIView.setAnimationsEnabled(false)
        stage.window.resize(to: size)
        stage.root.view.addSubview(button)
        stage.update()
        content.preferredContentSize = CGSize(width: 240, height: 180)
        content.modalPresentationStyle = .popover
    }

    /// The popover of the controller, which is the same object until the controller has been dismissed.
    var popover: UIPopoverPresentationController? {
        content.popoverPresentationController
    }

    /// The popover with its arrow, in the window's coordinates.
    var frame: CGRect? {
        popover?.presentedView?.frame
    }

    var isPresented: Bool {
        stage.root.presentedViewController != nil
    }

    func present(_ prepare: (UIPopoverPresentationController) -> Void = { _ in }) {
        popover?.sourceView = button
        if let popover { prepare(popover) }
        stage.root.present(content, animated: false)
        stage.update()
    }

    /// Dismisses the popover, so that the test leaves nothing behind: the two controllers keep each other while one presents the other.
    func end() {
        if isPresented { stage.root.dismiss(animated: false) }
        stage.update()
    }
}

/// Writes down what a popover's delegate is told, and answers as it is set.
@MainActor final class PopoverLog: UIPopoverPresentationControllerDelegate {
    var told: [String] = []
    var style: UIModalPresentationStyle?
    var mayDismiss = true
    var newRect: CGRect?

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style ?? controller.adaptivePresentationStyle
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        told.append("prepare")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        told.append("reposition \(Int(rect.pointee.width)) x \(Int(rect.pointee.height))")
        if let newRect { rect.pointee = newRect }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        told.append("should")
        return mayDismiss
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        told.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        told.append("attempt")
    }
}

/// Writes down what a popover's delegate is told by the two methods that Apple has replaced, and answers as it is set.
@MainActor final class OlderPopoverLog: UIPopoverPresentationControllerDelegate {
    var told: [String] = []
    var mayDismiss = true

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        told.append("should")
        return mayDismiss
    }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        told.append("did")
    }
}
