import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let stack = UINavigationController(rootViewController: NumberViewController("list"))

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        stack.restorationIdentifier = "stack"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        if let number = (stack.topViewController as? NumberViewController)?.number, stack.viewControllers.count > 1 {
            print("restored \(number)")
        } else {
            let page = NumberViewController("page")
            page.number = 7
            stack.pushViewController(page, animated: false)
            print("pushed 7")
        }
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
