import UIKit

/// The delegate of a program that keeps its state, and writes into the log of `RestoredPage` what it is asked.
final class RestoringDelegate: UIApplicationDelegate {
    var window: UIWindow?
    var saves = true
    var restores = true
    /// Gives the controller that the delegate answers for a path.
    var controller: ([String], NSCoder) -> UIViewController? = { _, _ in nil }
    var encode: (NSCoder) -> Void = { _ in }
    var decode: (NSCoder) -> Void = { _ in }
    /// Called before the state is restored or not.
    var question: (NSCoder) -> Void = { _ in }
    private let root: UIViewController

    init(_ root: UIViewController) {
        self.root = root
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestoredPage.log.append("didFinishLaunching")
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        RestoredPage.log.append("shouldSave")
        return saves
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        RestoredPage.log.append("shouldRestore")
        question(coder)
        return restores
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        RestoredPage.log.append("delegate \(identifierComponents.joined(separator: "/"))")
        return controller(identifierComponents, coder)
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        RestoredPage.log.append("willEncode")
        encode(coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestoredPage.log.append("didDecode")
        decode(coder)
    }
}
