/// The methods of UIKit's own classes that programs name by selectors.
final class ModuleTables: ObjectTables {
    static var all: [ObjectTable] {
        [responders, views, controllers, navigation, tables, collections, scrolling, refreshing, activity]
            + InterfaceOutlets.all
    }

    private static var responders: ObjectTable {
        ObjectTable(
            UIResponder.self,
            actions: [
                .init("becomeFirstResponder") { $0.becomeFirstResponder() },
                .init("resignFirstResponder") { $0.resignFirstResponder() },
            ])
    }

    private static var views: ObjectTable {
        ObjectTable(
            UIView.self,
            actions: [
                .init("endEditing:") { (view: UIView, force: Any?) in view.endEditing(isTrue(force)) },
                .init("layoutIfNeeded") { $0.layoutIfNeeded() },
                .init("removeFromSuperview") { $0.removeFromSuperview() },
                .init("setNeedsDisplay") { $0.setNeedsDisplay() },
                .init("setNeedsLayout") { $0.setNeedsLayout() },
                .init("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() },
                .init("sizeToFit") { $0.sizeToFit() },
            ])
    }

    private static var controllers: ObjectTable {
        ObjectTable(
            UIViewController.self,
            actions: [
                .init("setNeedsStatusBarAppearanceUpdate") { $0.setNeedsStatusBarAppearanceUpdate() }
            ])
    }

    private static var navigation: ObjectTable {
        ObjectTable(
            UINavigationController.self,
            actions: [
                .init("popViewControllerAnimated:", "popViewControllerWithAnimated:", "popViewController") {
                    (stack: UINavigationController, animated: Any?) in
                    stack.popViewController(animated: isTrue(animated))
                },
                .init(
                    "popToRootViewControllerAnimated:", "popToRootViewControllerWithAnimated:",
                    "popToRootViewController"
                ) {
                    (stack: UINavigationController, animated: Any?) in
                    stack.popToRootViewController(animated: isTrue(animated))
                },
            ])
    }

    private static var tables: ObjectTable {
        ObjectTable(UITableView.self, actions: [.init("reloadData") { $0.reloadData() }])
    }

    private static var collections: ObjectTable {
        ObjectTable(UICollectionView.self, actions: [.init("reloadData") { $0.reloadData() }])
    }

    private static var scrolling: ObjectTable {
        ObjectTable(UIScrollView.self, actions: [.init("flashScrollIndicators") { $0.flashScrollIndicators() }])
    }

    private static var refreshing: ObjectTable {
        ObjectTable(
            UIRefreshControl.self,
            actions: [.init("beginRefreshing") { $0.beginRefreshing() }, .init("endRefreshing") { $0.endRefreshing() }])
    }

    private static var activity: ObjectTable {
        ObjectTable(
            UIActivityIndicatorView.self,
            actions: [.init("startAnimating") { $0.startAnimating() }, .init("stopAnimating") { $0.stopAnimating() }])
    }

    /// Reads the number that a method takes. A recogniser or a control sends itself instead, and counts as true, as any address does on Apple's
    /// systems.
    private static func isTrue(_ argument: Any?) -> Bool { argument as? Bool ?? (argument != nil) }
}
