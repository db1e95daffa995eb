import UIKit

/// Sets the frame of its own root view, which is not its business: the host's choice must win (FRAME-01, LOAD-13).
package final class SelfSizingViewController: TracingViewController {
    override package func loadView() {
        record("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.frame = CGRect(x: 3, y: 3, width: 11, height: 13)
    }
}
