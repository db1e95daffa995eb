import UIKit

/// A host that shows one pane of the plugin beside it, and prints its own arguments. As in an app for Apple's systems this file imports UIKit
/// alone.
@main class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("own arguments:", launchOptions?[.arguments] as? [String] ?? [])
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRootViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
