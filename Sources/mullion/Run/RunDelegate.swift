import UIKit

/// The application of `mullion run`: one window.
final class RunDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let session: RunSession

    init(_ session: RunSession) {
        self.session = session
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = RunViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.title = session.name
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        session.begin(in: root)
        return true
    }
}
