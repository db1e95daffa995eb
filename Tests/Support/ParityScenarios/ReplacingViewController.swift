import UIKit

/// A container that shows one child and puts another in its place, in a new way each time that its data change.
final class ReplacingViewController: TracingViewController {
    private lazy var shown = TracingViewController(name: "first")
    private var step = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(shown)
        place(shown)
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
    }

    private func place(_ child: UIViewController) {
        child.view.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
        child.view.autoresizingMask = []
    }

    override func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        step += 1
        switch step {
        case 1: replace()
        case 2: replaceByHand()
        default: refuse()
        }
    }

    /// By the transition between two children, as the documentation has it, in no time.
    private func replace() {
        let (old, new) = (shown, TracingViewController(name: "second"))
        old.willMove(toParent: nil)
        addChild(new)
        place(new)
        record("before \(inPlace(old, new))")
        transition(
            from: old, to: new, duration: 0, options: [],
            animations: { [self] in record("during \(inPlace(old, new))") },
            completion: { [self] finished in
                record("after \(inPlace(old, new)) finished \(finished)")
                old.removeFromParent()
                new.didMove(toParent: self)
            })
        shown = new
    }

    private func inPlace(_ children: UIViewController...) -> [Bool] {
        children.map { $0.view.superview === view }
    }

    /// Both at the same time, so that what both will do comes before what both did.
    private func replaceByHand() {
        let (old, new) = (shown, TracingViewController(name: "third"))
        addChild(new)
        old.willMove(toParent: nil)
        place(new)
        new.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
        view.addSubview(new.view)
        old.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        new.didMove(toParent: self)
        old.removeFromParent()
        shown = new
    }

    private func refuse() {
        let stranger = UIViewController()
        let rules = reported { transition(from: shown, to: stranger, duration: 0, animations: nil) }
        record("refused \(rules) in place \(inPlace(shown, stranger))")
    }
}
