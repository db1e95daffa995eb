import UIKit

/// Prefers, one change of its data after the other: nothing, a light status bar and one orientation, what its own child prefers, nothing.
final class PreferringViewController: TracingViewController {
    private final class Inner: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
    }

    private let inner = Inner()
    private var step = 0

    private var prefers: Bool { step == 1 }
    private var asked: UIViewController? { step == 2 ? inner : nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
        record("configured \(view.subviews.count) views")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { prefers ? .lightContent : .default }
    override var prefersStatusBarHidden: Bool { false }
    override var prefersHomeIndicatorAutoHidden: Bool { prefers }
    override var childForStatusBarStyle: UIViewController? { asked }
    override var childForStatusBarHidden: UIViewController? { asked }
    override var childForHomeIndicatorAutoHidden: UIViewController? { asked }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { prefers ? .landscape : .all }

    override func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        step += 1
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}
