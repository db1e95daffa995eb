import PluginProtocol
import UIKit

/// Stands in for the container that a scene's controller has in the host.
///
/// It decides nothing. What the host's container does is repeated here call by call, so that the controller cannot tell
/// the difference, and no appearance call is passed on by itself.
@MainActor final class SceneContainerViewController: UIViewController, RemoteStandIn {
    /// Whether an event came up to here since this was last set to false: nobody in the plugin handled it.
    var didReceiveUnhandledEvent = false

    /// Called when the scene's controller, or one below it, wants another one to be shown.
    var onOffer: ((UIViewController, OfferPurpose) -> Void)?

    /// Called when the scene's controller, or one below it, is asked for a container around it.
    var onAsking: (() -> Void)?

    /// The containers that the host's container is in, or is itself, the innermost first.
    private(set) var around: [any HostContainerStandIn] = []
    /// Of the transition that the controller takes part in.
    var coordinator: TransitionCoordinator? {
        didSet { around.first?.coordinator = coordinator }
    }

    /// The navigation controller that this one stands for; nil where it stands for another container.
    var navigation: NavigationStandIn? {
        standsFor as? NavigationStandIn
    }

    func move(into around: [any HostContainerStandIn], isFirstParent: Bool) {
        self.around = around
        standsFor = isFirstParent ? around.first : nil
    }

    override var parent: UIViewController? {
        around.first
    }

    func childIsAskedForContainers() {
        onAsking?()
    }

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator
    }

    override func show(_ viewController: UIViewController, sender: Any?) {
        onOffer?(viewController, .show)
    }

    override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        onOffer?(viewController, .showDetail)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }

    override func loadView() {
        view = SceneContainerView(frame: UIScreen.main.bounds)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        didReceiveUnhandledEvent = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        didReceiveUnhandledEvent = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        didReceiveUnhandledEvent = true
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        didReceiveUnhandledEvent = true
    }

    /// The key that moves the focus is handled where there is something in the scene to move it to. Beyond the last view
    /// it is the host's. The key for menus shows one of the scene, and Escape ends a search in a text.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isHandled = { (press: UIPress) in
            guard let window = self.viewIfLoaded?.window else { return false }
            return window.focusSystem.move(by: press) || window.presentMenu(by: press) || window.endFinding(by: press)
        }
        if !presses.allSatisfy(isHandled) { didReceiveUnhandledEvent = true }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        didReceiveUnhandledEvent = true
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        didReceiveUnhandledEvent = true
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        didReceiveUnhandledEvent = true
    }
}
