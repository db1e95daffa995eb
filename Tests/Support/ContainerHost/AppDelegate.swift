import PluginHost
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: pane("page"))
        stack.title = "Stack"
        tabs.viewControllers = [stack, makeColumns()]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.title = "Containers"
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    private func makeColumns() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(pane("list"), for: .primary)
        split.setViewController(pane("detail"), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        split.title = "Columns"
        return split
    }

    private func pane(_ controller: String) -> RemoteViewController {
        RemoteViewController(plugin: "org.mullion.container", controller: controller)
    }
}
