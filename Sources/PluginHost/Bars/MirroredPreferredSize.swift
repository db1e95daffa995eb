import UIKit

/// The size that a plugin's controller prefers, which is that of the host's while the plugin says so.
@MainActor final class MirroredPreferredSize: FactMirror {
    /// The size that the host gave the controller, in points.
    private var before = CGSize.zero

    func remember(_ controller: UIViewController) {
        before = controller.preferredContentSize
    }

    func giveBack(to controller: UIViewController, name: String) {
        controller.preferredContentSize = before
    }
}
