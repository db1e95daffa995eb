// How real code decides about orientations and status bars.

import UIKit

final class LockedViewController: UIViewController {
    var isDark = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { return false }
    override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .default }
    override var prefersStatusBarHidden: Bool { return true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    func unlock() {
        setNeedsUpdateOfSupportedInterfaceOrientations()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        UIViewController.attemptRotationToDeviceOrientation()
    }
}

class RotatingNavigationController: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var childForStatusBarHidden: UIViewController? { topViewController }
    override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        return topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

final class RotatingDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        return UIDevice.current.userInterfaceIdiom == .pad ? .all : [.portrait, .landscapeLeft]
    }
}

@MainActor func orientations() -> [Bool] {
    let orientation = UIApplication.shared.statusBarOrientation
    return [
        orientation.isPortrait, orientation == .landscapeRight, UIDevice.current.orientation.isLandscape,
        UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle == .darkContent,
        UIApplication.shared.statusBarFrame.height > 0, UIScreen.main.applicationFrame.isEmpty,
    ]
}
