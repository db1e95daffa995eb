// Tab bar controllers as real code makes them.

import UIKit

class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.tintColor = .systemOrange
        tabBar.unselectedItemTintColor = UIColor.gray
        tabBar.backgroundColor = .white
        let home = UINavigationController(rootViewController: UIViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let profile = UIViewController()
        profile.tabBarItem = .init(
            title: "Profile", image: UIImage(named: "profile"), selectedImage: UIImage(named: "profile.fill"))
        profile.tabBarItem.badgeValue = "3"
        profile.tabBarItem.badgeColor = .red
        profile.hidesBottomBarWhenPushed = true
        viewControllers = [home, search, profile]
        setViewControllers([home, search], animated: false)
        selectedIndex = 1
    }

    override var selectedIndex: Int {
        didSet { tabBar.items?[oldValue].badgeValue = nil }
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(of: item) else { return }
        print(index, item.tag, tabBar.subviews[index].frame)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        guard let stack = viewController as? UINavigationController else { return true }
        return stack.viewControllers.first !== tabBarController.selectedViewController
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        viewController.tabBarItem.badgeValue = nil
    }
}

final class Page: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        tabBarItem.title = "Page"
        tabBarItem.image = UIImage(systemName: "star")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.tabBar.isHidden = true
        tabBarController?.selectedIndex = 0
        let height = tabBarController?.tabBar.frame.height ?? 0
        additionalSafeAreaInsets.bottom = height - (tabBarController?.tabBar.frame.size.height ?? 49.0)
        (tabBarController?.viewControllers?[1] as? UINavigationController)?.popToRootViewController(animated: false)
    }
}
