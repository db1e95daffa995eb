import Foundation
import PluginHost
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: firstPage)
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

    /// The first page of the stack: another plugin's where `CONTAINER_HOST_PAGE` names one and its controller, with a space between.
    private var firstPage: RemoteViewController {
        let words = ProcessInfo.processInfo.environment["CONTAINER_HOST_PAGE"]?.split(separator: " ").map(String.init)
        guard let words, words.count == 2 else { return pane("page") }
        return RemoteViewController(plugin: words[0], controller: words[1])
    }

    private func pane(_ controller: String) -> RemoteViewController {
        RemoteViewController(plugin: "org.mullion.container", controller: controller)
    }
}
