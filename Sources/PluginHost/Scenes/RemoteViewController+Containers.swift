import PluginProtocol
import UIKit

/// The containers that the pane is in, as far as its plugin may know them.
extension RemoteViewController {
    var around: AncestorContainers {
        revealsContainers ? AncestorContainers(of: parent) : .none
    }

    func containersDidChange() {
        addStep(for: AncestorContainers(of: parent))
        if isMadeWithContainer { tellParentFromStart() }
        scene?.scene.containersDidChange()
        // There may be another way back.
        showState()
    }

    /// A storyboard has made the pane together with its container, so that the plugin's controller has its parent from the start and hears of no
    /// move (SB-23).
    private func tellParentFromStart() {
        guard parent != nil, !isParentTold else { return }
        isParentTold = true
        add(.didMoveToParent(hasParent: true))
    }

    /// Has the plugin hear of the containers, where they are others than before.
    func addStep(for containers: AncestorContainers) {
        let step = (revealsContainers ? containers : .none).step(plugins.numbers)
        guard step != notedContainers else { return }
        notedContainers = step
        add(step)
    }

    /// Whether the pane is this controller, or in it.
    func isInside(_ controller: UIViewController) -> Bool {
        sequence(first: self, next: \UIViewController.parent).contains { $0 === controller }
    }

    /// The one of this number that the pane is in and its plugin may know; nil too where it is of another kind.
    func container<Container: UIViewController>(numbered number: ControllerID) -> Container? {
        around.containers.first { plugins.numbers.number(of: $0) == number } as? Container
    }

    func viewDidResize(to size: CGSize) {
        scene?.scene.addResize(to: size)
    }

    func viewDidMoveToSuperview(_ attached: Bool) {
        add(.moveToSuperview(attached: attached))
    }
}
