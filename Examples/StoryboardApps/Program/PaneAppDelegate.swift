import PluginHost
import StoryboardApps
import UIKit

/// A window that is filled by one of the apps in a process of its own.
final class PaneAppDelegate: UIResponder, UIApplicationDelegate {
    static var app = StoryboardApp.titleScreen

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RemoteViewController(
            plugin: "org.mullion.storyboard-apps", controller: Self.app.rawValue)
        window?.makeKeyAndVisible()
        return true
    }
}
