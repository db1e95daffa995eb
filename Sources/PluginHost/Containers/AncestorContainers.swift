import PluginProtocol
import UIKit

/// The containers that a pane is in, of those that its plugin may know.
@MainActor struct AncestorContainers {
    /// The innermost first: navigation, tab bar and split view controllers.
    let containers: [UIViewController]
    /// Whether the first one is the pane's parent.
    let isFirstParent: Bool

    static let none = AncestorContainers(of: nil)

    /// - Parameter parent: The pane's; nil where it has none.
    init(of parent: UIViewController?) {
        var found: [UIViewController] = []
        var next = parent
        while let controller = next, found.count < SceneContainer.mostAround {
            if Self.isKnown(controller) { found.append(controller) }
            next = controller.parent
        }
        containers = found
        isFirstParent = found.first != nil && found.first === parent
    }

    private static func isKnown(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController
    }

    func step(_ numbers: ControllerTable) -> SceneStep {
        .changeContainers(containers.map(numbers.number), isFirstParent: isFirstParent)
    }
}
