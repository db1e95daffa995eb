import UIKit

/// A container that does what containers may do, and some of what they may not, one step after the other: a step for each change of its
/// data. It writes down what came of it.
final class ArrangingViewController: TracingViewController {
    private lazy var a = TracingViewController(name: "a")
    private lazy var b = TracingViewController(name: "b")
    private lazy var c = TracingViewController(name: "c")
    private lazy var inner = UIViewController()
    private var step = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        record("children \(children.count)")
    }

    override func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        step += 1
        switch step {
        case 1: add()
        case 2: lookUp()
        case 3: move()
        case 4: forget()
        case 5: makeMistakes()
        case 6: useAgain()
        default: pin()
        }
    }

    /// Three children, of which one is shown.
    private func add() {
        for child in [a, b, c] { addChild(child) }
        b.view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
        b.view.autoresizingMask = []
        view.addSubview(b.view)
        for child in [a, b, c] { child.didMove(toParent: self) }
        record("children \(names(of: self))")
        record("loaded \([a, b, c].map(\.isViewLoaded))")
        record("in place \([a, b, c].map { $0.viewIfLoaded?.superview === view })")
        record("below \(b.view.isDescendant(of: view)) beside \(view !== b.view) subviews \(view.subviews.count)")
    }

    /// Who has a view, and who is above whom.
    private func lookUp() {
        let label = UILabel()
        b.view.addSubview(label)
        func owner(of view: UIView) -> UIViewController? {
            sequence(first: view as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
        }
        record("owners \(owner(of: view) === self) \(owner(of: b.view) === b) \(owner(of: label) === b)")
        let way = Array(sequence(first: b as UIViewController) { $0.parent })
        let isInWindow = [self, b].allSatisfy { $0.viewIfLoaded?.window === view.window && view.window != nil }
        record("way from the child \(way.prefix(2) == [b, self]) window \(isInWindow)")
    }

    /// Another container takes one.
    private func move() {
        addChild(inner)
        inner.didMove(toParent: self)
        inner.addChild(a)
        a.didMove(toParent: inner)
        record("children \(names(of: self)) inner's \(names(of: inner)) parent \(a.parent === inner)")
    }

    /// The view is not taken out before the child goes.
    private func forget() {
        b.willMove(toParent: nil)
        let rules = reported { b.removeFromParent() }
        record("forgotten \(rules) subviews \(view.subviews.count) superview \(b.view.superview != nil)")
    }

    private func makeMistakes() {
        let (stranger, thief) = (UIViewController(), UIViewController())
        record("view first \(reported { view.addSubview(stranger.view) })")
        stranger.view.removeFromSuperview()
        record("window's view \(reported { view.window?.addSubview(stranger.view) })")
        stranger.view.removeFromSuperview()
        let taken = stranger.view
        let rules = reported { thief.view = taken }
        record("taken \(rules) owner \(thief.viewIfLoaded === taken) before \(stranger.viewIfLoaded != nil)")
        let (one, other) = (UIView(), UIView())
        let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
        record("apart \(reported { constraint.isActive = true }) active \(constraint.isActive)")
        for part in [one, other] { view.addSubview(part) }
        constraint.isActive = true
        record("together active \(constraint.isActive)")
        for part in [one, other] { part.removeFromSuperview() }
    }

    /// One class of children, in two containers.
    private func useAgain() {
        for (index, name) in ["x", "y"].enumerated() {
            let (container, child) = (UIViewController(), LaidOutViewController(name: name))
            show(container, in: self, CGRect(x: 0, y: 0, width: 60, height: 90))
            show(child, in: container, CGRect(x: 0, y: 0, width: 50, height: 60 + 20 * Double(index)))
            container.view.layoutIfNeeded()
            let content = child.content.map { TraceFormat.frame($0.frame) } ?? "none"
            record("used in \(name) \(content) parent \(child.parent === container)")
        }
    }

    private func show(_ child: UIViewController, in container: UIViewController, _ frame: CGRect) {
        container.addChild(child)
        child.view.frame = frame
        child.view.autoresizingMask = []
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    /// By constraints, to which the child's own have nothing to do.
    private func pin() {
        let child = UIViewController()
        addChild(child)
        let part = UIView()
        for view in [part, child.view] { view?.translatesAutoresizingMaskIntoConstraints = false }
        child.view.addSubview(part)
        NSLayoutConstraint.activate([
            part.widthAnchor.constraint(equalToConstant: 15), part.heightAnchor.constraint(equalToConstant: 5),
            part.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
            part.topAnchor.constraint(equalTo: child.view.topAnchor, constant: 3),
        ])
        let own = child.view.constraints + part.constraints
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            child.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            child.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
        ])
        child.didMove(toParent: self)
        view.layoutIfNeeded()
        let isSame = child.view.constraints + part.constraints == own && own.allSatisfy(\.isActive)
        record("pinned \(TraceFormat.frame(child.view.frame)) part \(TraceFormat.frame(part.frame)) same \(isSame)")
    }

    private func names(of container: UIViewController) -> [String] {
        container.children.map { ($0 as? TracingViewController)?.name ?? "inner" }
    }
}
