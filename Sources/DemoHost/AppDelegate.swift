import PluginHost
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.title = "Mullion"
        window?.rootViewController = PanesViewController(
            left: CounterViewController(), right: RemoteViewController(plugin: "org.mullion.hello", controller: "main"))
        window?.makeKeyAndVisible()
        return true
    }
}
