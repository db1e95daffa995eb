import PluginHost
import UIKit

/// A host that shows one pane of the plugin beside it.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RemoteViewController(plugin: "org.example.greeting", controller: "main")
        window?.makeKeyAndVisible()
        return true
    }
}
