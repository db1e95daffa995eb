// Delegates as real code writes them.

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

class ObjectDelegate: NSObject, UIApplicationDelegate {}

@MainActor func windows() -> [UIView?] {
    [
        UIApplication.shared.delegate?.window??.rootViewController?.view,
        UIApplication.shared.delegate?.window?.subviews.first,
        (UIApplication.shared.delegate as? AppDelegate)?.window,
    ]
}

final class Gestures: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isKind(of: UIButton.self) == false
    }
}
