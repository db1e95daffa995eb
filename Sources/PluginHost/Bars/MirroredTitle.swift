import UIKit

/// The title of a plugin's controller, which is that of the host's while the plugin says so.
@MainActor final class MirroredTitle: FactMirror {
    private var before: String?

    func remember(_ controller: UIViewController) {
        before = controller.title
    }

    func giveBack(to controller: UIViewController, name: String) {
        controller.title = before
    }
}
