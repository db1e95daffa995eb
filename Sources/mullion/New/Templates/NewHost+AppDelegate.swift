extension NewHost {
    var delegateText: String {
        """
        import PluginHost
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.title = "\(name)"
                window?.rootViewController = PanesViewController(
                    left: HomeViewController(),
                    right: RemoteViewController(plugin: "\(plugin)", controller: "main"))
                window?.makeKeyAndVisible()
                return true
            }
        }

        """
    }
}
