import UIKit

/// A screen that another one takes the place of while the device is held sideways.
class PortraitViewController: UIViewController {
    private var isShowingLandscapeView = false

    override func awakeFromNib() {
        super.awakeFromNib()
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(orientationChanged(_:)), name: UIDevice.orientationDidChangeNotification,
            object: nil)
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
