import UIKit

/// Changes its colour with each touch, while a square in it moves to and fro without end.
final class TogglingInMotionViewController: TogglingViewController {
    private let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemRed
        view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { [square] in
            square.frame.origin.y = 200
        }
    }
}
