import UIKit

/// Writes down the way of what is done to it: touches through its views, keys, and its edit button.
final class RespondingViewController: TracingViewController {
    /// Passes each touch on.
    private final class Area: UIView {
        var name = ""

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            TraceRecorder.shared.record("child \(name) touched")
            super.touchesBegan(touches, with: event)
        }
    }

    private let inner = Area(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    override func loadView() {
        record("loadView")
        let root = Area(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.name = "root"
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        inner.name = "inner"
        view.addSubview(inner)
        let button = UIButton(frame: CGRect(x: 100, y: 20, width: 60, height: 40))
        button.addAction(UIAction { [weak self] _ in self?.record("tapped") }, for: .primaryActionTriggered)
        view.addSubview(button)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let next = next === view.superview ? "its view's superview" : "something else"
        record("controller touched, next is \(next)")
        super.touchesBegan(touches, with: event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("controller pressed, first=\(isFirstResponder)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        record("setEditing(\(editing), animated: \(animated)) is=\(isEditing) button=\(editButtonItem.title ?? "none")")
    }

    override func perform(_ command: ChildCommand) {
        switch command {
        case .changeData: record("becomes first=\(becomeFirstResponder())")
        case .addBarButton: navigationItem.rightBarButtonItem = editButtonItem
        default: super.perform(command)
        }
    }
}
