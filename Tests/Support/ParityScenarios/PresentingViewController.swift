import UIKit

/// A controller that presents others by itself, as an app's controllers do, and records what it hears of that.
final class PresentingViewController: TracingViewController, UISheetPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate, PresentedViewControllerDelegate
{
    private var other: PresentedViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
        let part = UIViewController()
        addChild(part)
        view.addSubview(part.view)
        part.didMove(toParent: self)
    }

    override func perform(_ command: ChildCommand) {
        switch command {
        case .presentFullScreen: present(as: .fullScreen)
        case .presentForm: present(as: .formSheet)
        case .presentSheet:
            present(as: .pageSheet) { other in
                guard let sheet = other.sheetPresentationController else { return }
                sheet.detents = [.medium(), .large()]
                sheet.largestUndimmedDetentIdentifier = .medium
                sheet.prefersGrabberVisible = true
            }
        case .presentPopover:
            present(as: .popover) { [self] other in
                guard let popover = other.popoverPresentationController else { return }
                popover.sourceView = view
                popover.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
                popover.permittedArrowDirections = .up
            }
        case .presentInContext:
            definesPresentationContext = true
            present(as: .overCurrentContext)
        case .presentInPlace:
            definesPresentationContext = true
            present(as: .currentContext)
        case .presentFromPart:
            definesPresentationContext = true
            present(as: .overCurrentContext, from: children.first)
        case .presentInNoContext: present(as: .currentContext)
        case .presentStack: presentStack()
        case .presentCustom: present(as: .custom) { $0.transitioningDelegate = self }
        case .presentAlert: presentAlert()
        case .presentFromOther:
            let third = PresentedViewController(name: "third", color: .green)
            third.modalPresentationStyle = .fullScreen
            other?.present(third, animated: false) { [self] in record("third is presented") }
        case .dismissPresented: dismiss(animated: false) { [self] in record("dismissed") }
        case .dismissOther: other?.dismiss(animated: false) { [self] in record("other dismissed itself") }
        case .finishOther: other?.finish()
        case .forgetOther: other = nil
        case .holdOther: other?.isModalInPresentation = true
        case .describePresentation: describePresentation()
        default: super.perform(command)
        }
    }

    private func present(
        as style: UIModalPresentationStyle, from source: UIViewController? = nil,
        _ prepare: (UIViewController) -> Void = { _ in }
    ) {
        let other = PresentedViewController(name: "other", color: .blue)
        self.other = other
        other.delegate = self
        other.modalPresentationStyle = style
        // Such a controller is asked for when the presentation begins.
        if style != .custom { other.presentationController?.delegate = self }
        prepare(other)
        (source ?? self).present(other, animated: false) { [self] in record("other is presented") }
    }

    private func presentStack() {
        let other = PresentedViewController(name: "other", color: .blue)
        self.other = other
        let stack = UINavigationController(rootViewController: other)
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: false) { [self] in record("other is presented") }
    }

    private func presentAlert() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [self] action in
                    record("chose \(action.title ?? "") presents=\(presentedViewController == nil ? "no" : "yes")")
                })
        }
        present(alert, animated: false)
    }

    private func describePresentation() {
        let shown = presentedViewController
        let knows = shown?.presentingViewController == nil ? "no" : "yes"
        record(
            "presents=\(shown.map { $0 === other ? "other" : $0 is UIAlertController ? "alert" : "another" } ?? "nothing")"
                + " itsPresenter=\(knows) otherPresents=\(other?.presentedViewController == nil ? "no" : "yes")"
                + " childSees=\(children.first?.presentedViewController == nil ? "no" : "yes")")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("is touched")
    }

    // MARK: Delegate

    func presentedViewControllerDidFinish(_ controller: PresentedViewController) {
        record("delegate: other is done, presents=\(presentedViewController === controller)")
        dismiss(animated: false) { [self] in record("dismissed") }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        record("delegate: makes a presentation controller, presenting=\(presenting != nil) fromSelf=\(source === self)")
        return LowerHalfPresentationController(presented, by: presenting) { [weak self] in
            self?.record("delegate: \($0)")
        }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        record("delegate: will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        record("delegate: did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        record("delegate: attempt")
    }
}
