import UIKit

/// The screen for a device that is held sideways.
class LandscapeViewController: UIViewController {}
