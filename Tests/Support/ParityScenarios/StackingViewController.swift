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
        case .addMenus:
            addMenus()
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

    private func addMenus() {
        let name = UIAction(title: "Name", state: .on) { [weak self] _ in self?.record("name was chosen") }
        let size = UIAction(title: "Size") { [weak self] action in
            let isItem = action.sender as AnyObject? === self?.navigationItem.rightBarButtonItem
            self?.record("size was chosen, state \(action.state.rawValue), sender is the item: \(isItem)")
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", menu: UIMenu(options: .singleSelection, children: [name, size]))
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 20, y: 60, width: 80, height: 30)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "Above") { [weak self] _ in self?.record("above was chosen") },
            UIAction(title: "Below") { [weak self] action in
                self?.record("below was chosen, sender is a button: \(action.sender is UIButton)")
            },
        ])
        view.addSubview(button)
    }
}
