import UIKit

/// Stands in a plugin for a controller of another process. It has no view of its own, and nothing that is done to it reaches the other
/// one.
@MainActor final class ForeignViewController: UIViewController, RemoteStandIn {
    /// What stands for the container that it is in.
    weak var container: UIViewController?

    override var parent: UIViewController? {
        container
    }
}
