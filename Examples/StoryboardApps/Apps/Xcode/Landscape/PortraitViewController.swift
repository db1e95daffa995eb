import UIKit

/// A screen that another one takes the place of while the device is held sideways.
class PortraitViewController: UIViewController {
    private var isShowingLandscapeView = false
    private var isObserving = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isObserving else { return }
        isObserving = true
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(orientationChanged(_:)), name: UIDevice.orientationDidChangeNotification,
            object: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // While the other screen covers this one, this one still waits for the device to be turned back.
        guard isObserving && !isShowingLandscapeView else { return }
        isObserving = false
        NotificationCenter.default.removeObserver(
            self, name: UIDevice.orientationDidChangeNotification, object: nil)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }

    @objc func orientationChanged(_ notification: Notification) {
        let orientation = UIDevice.current.orientation
        if orientation.isLandscape && !isShowingLandscapeView {
            performSegue(withIdentifier: "DisplayAlternateView", sender: self)
            isShowingLandscapeView = true
        } else if orientation.isPortrait && isShowingLandscapeView {
            dismiss(animated: true, completion: nil)
            isShowingLandscapeView = false
        }
    }
}
