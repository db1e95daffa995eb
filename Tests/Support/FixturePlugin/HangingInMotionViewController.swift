import Glibc
import UIKit

/// Begins to move a square at its first touch, and hangs for good a moment later.
final class HangingInMotionViewController: UIViewController {
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private var hang: AnyObject?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        square.backgroundColor = .red
        view.addSubview(square)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 1.5, delay: 0, options: .curveLinear) { [square] in square.center.x += 150 }
        // The commit is on its way by then.
        hang = FrameClock.main.schedule(.milliseconds(100)) {
            while true { pause() }
        }
    }
}
