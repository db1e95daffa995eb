import PluginHost
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    /// The plugin in the right pane.
    private static let plugin = ProcessInfo.processInfo.environment["MULLION_DEMO_PLUGIN"] ?? "org.mullion.hello"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.title = "Mullion"
        window?.rootViewController = PanesViewController(
            left: CounterViewController(), right: RemoteViewController(plugin: Self.plugin, controller: "main"))
        window?.makeKeyAndVisible()
        return true
    }
}
