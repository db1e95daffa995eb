import PluginProtocol
import UIKit

/// The containers that a pane is in, of those that its plugin may know.
@MainActor struct ContainersAround {
    /// The innermost first.
    let navigation: [UINavigationController]
    /// Whether the first one is the pane's parent.
    let isFirstParent: Bool

    static let none = ContainersAround(of: nil)

    /// - Parameter parent: The pane's; nil where it has none.
    init(of parent: UIViewController?) {
        var found: [UINavigationController] = []
        var next = parent
        while let controller = next, found.count < SceneContainer.mostAround {
            if let navigation = controller as? UINavigationController { found.append(navigation) }
            next = controller.parent
        }
        navigation = found
        isFirstParent = found.first != nil && found.first === parent
    }

    func step(_ numbers: ControllerNumbers) -> SceneStep {
        .changeContainers(navigation.map(numbers.number), isFirstParent: isFirstParent)
    }
}
