import UIKit

/// The container of what a test presents. A child without a frame of its own fills the window.
@MainActor final class StageViewController: UIViewController {
    /// - Parameter frame: In the window's coordinates; nil: the whole of it.
    func add(_ child: UIViewController, frame: CGRect?) {
        addChild(child)
        child.view.frame = frame ?? view.bounds
        if frame != nil { child.view.autoresizingMask = [] }
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
