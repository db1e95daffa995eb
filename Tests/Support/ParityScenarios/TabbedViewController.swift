import UIKit

/// Says what it sees of the tabs that it is in, and changes its own.
final class TabbedViewController: TracingViewController {
    override func perform(_ command: ChildCommand) {
        switch command {
        case .changeData:
            tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 7)
            tabBarItem.badgeValue = "3"
        case .describeStack: describeTabs()
        default: super.perform(command)
        }
    }

    private func describeTabs() {
        guard let tabs = tabBarController, let all = tabs.viewControllers else { return record("tabs none") }
        record(
            "tabs \(all.count) index=\(all.firstIndex(of: self) ?? -1) selected=\(tabs.selectedIndex)"
                + " isSelected=\(tabs.selectedViewController === self) parent=\(parent === tabs)")
        let others = all.filter { $0 !== self }
        record(
            "others \(others.map { $0.children.isEmpty && $0.parent === tabs }) stack \(navigationController != nil)"
                + " children \(children.count)")
    }
}
