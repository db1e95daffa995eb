import UIKit

/// Uses the navigation controller that it is in by itself, as an app's controllers do.
final class StackingViewController: TracingViewController {
    private lazy var add = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.record("add was tapped") })

    override func perform(_ command: ChildCommand) {
        switch command {
        case .pushAnother:
            navigationController?.pushViewController(TracingViewController(name: "other"), animated: false)
        case .popOthers:
            let popped = navigationController?.popToViewController(self, animated: false)
            record("popped \(popped?.count ?? 0)")
        case .popToRoot:
            let popped = navigationController?.popToRootViewController(animated: false)
            record("popped \(popped?.count ?? 0)")
        case .addBarButton:
            navigationItem.rightBarButtonItem = add
        case .showToolbar:
            toolbarItems = [
                .flexibleSpace(),
                UIBarButtonItem(
                    title: "Go", primaryAction: UIAction { [weak self] _ in self?.record("go was tapped") }),
                .fixedSpace(10),
            ]
            navigationController?.setToolbarHidden(false, animated: false)
        case .hideBar:
            navigationController?.setNavigationBarHidden(true, animated: false)
        case .describeStack:
            guard let navigationController else { return record("stack none") }
            let all = navigationController.viewControllers
            record(
                "stack \(all.count) index=\(all.firstIndex(of: self) ?? -1) top=\(navigationController.topViewController === self)"
                    + " parent=\(parent === navigationController) barHidden=\(navigationController.isNavigationBarHidden)"
                    + " toolbarHidden=\(navigationController.isToolbarHidden)"
            )
        default:
            super.perform(command)
        }
    }
}
