// Delegates as real code writes them.

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

class ObjectDelegate: NSObject, UIApplicationDelegate {}

@MainActor func windows() -> [UIView?] {
    [
        UIApplication.shared.delegate?.window??.rootViewController?.view,
        UIApplication.shared.delegate?.window?.subviews.first,
        (UIApplication.shared.delegate as? AppDelegate)?.window,
    ]
}

final class Gestures: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isKind(of: UIButton.self) == false
    }
}

final class Columns: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidthFraction = 0.33
        maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let stack = secondaryViewController as? UINavigationController else { return false }
        return stack.topViewController == nil
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

/// Inherits nothing, as the protocol does not ask for it.
final class ColumnChooser: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

@MainActor func showColumns(_ list: UIViewController, _ detail: UIViewController) -> UISplitViewController {
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(list, for: .primary)
    columns.setViewController(detail, for: .secondary)
    columns.show(.primary)
    detail.navigationItem.leftBarButtonItem = columns.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    list.splitViewController?.showDetailViewController(detail, sender: nil)
    return columns
}
