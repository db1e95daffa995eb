import UIKit

/// A child that is a container itself: it has one child of its own from `viewDidLoad()` on and forwards appearance
/// automatically.
package class TracingContainer: TracingViewController {
    private var ownChildren: [TracingViewController] = []

    override package func viewDidLoad() {
        super.viewDidLoad()
        addOwnChild()
    }

    override package func perform(_ command: ChildCommand) {
        switch command {
        case .addGrandchild: addOwnChild()
        case .removeGrandchild: removeOwnChild()
        default: super.perform(command)
        }
    }

    private func addOwnChild() {
        let child = TracingViewController(name: "grandchild\(ownChildren.count + 1)")
        addChild(child)
        child.view.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
        child.view.autoresizingMask = []
        view.addSubview(child.view)
        child.didMove(toParent: self)
        ownChildren.append(child)
    }

    private func removeOwnChild() {
        guard let child = ownChildren.popLast() else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
