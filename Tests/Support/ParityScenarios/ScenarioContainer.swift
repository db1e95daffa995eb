import UIKit

/// The container that scenarios drive.
@MainActor final class ScenarioContainer: UIViewController {
    var forwardsByHand = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        !forwardsByHand
    }
}
