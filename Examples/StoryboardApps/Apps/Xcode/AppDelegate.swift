import UIKit

/// The delegate of each of the apps: their windows and first controllers come from the main storyboard.
open class AppDelegate: UIResponder, UIApplicationDelegate {
    open var window: UIWindow?

    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AppDelegate.configure(window?.rootViewController)
        return true
    }

    /// Gives the first controller of an app its data, wherever its containers have it.
    public static func configure(_ root: UIViewController?) {
        switch root {
        case let split as UISplitViewController:
            configure(split.viewControllers.first)
        case let navigation as UINavigationController:
            configure(navigation.viewControllers.first)
        case let records as RecordsViewController:
            records.dataController = RecordDataController()
        case let sightings as SightingsViewController:
            sightings.dataController = SightingDataController()
        default:
            break
        }
    }
}
