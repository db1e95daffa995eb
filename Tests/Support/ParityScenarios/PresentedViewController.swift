import UIKit

/// A controller that also records in each callback of its appearance what it sees of its presentation.
final class PresentedViewController: TracingViewController {
    /// Hears that it is done.
    weak var delegate: (any PresentedViewControllerDelegate)?
    private let color: UIColor

    init(name: String, color: UIColor) {
        self.color = color
        super.init(name: name)
        preferredContentSize = CGSize(width: 160, height: 120)
    }

    required init?(coder: NSCoder) {
        color = .black
        super.init(coder: coder)
    }

    /// Tells the delegate that it is done.
    func finish() {
        delegate?.presentedViewControllerDidFinish(self)
    }

    private var facts: String {
        [
            ("isBeingPresented", isBeingPresented), ("isBeingDismissed", isBeingDismissed),
            ("presenter", presentingViewController != nil), ("presented", presentedViewController != nil),
        ].map { "\($0.0)=\($0.1 ? "yes" : "no")" }.joined(separator: " ")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        record("sees in viewDidLoad \(facts)")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("sees in viewWillAppear \(facts)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("sees in viewDidAppear \(facts)")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("sees in viewWillDisappear \(facts)")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("sees in viewDidDisappear \(facts)")
    }
}
