import UIKit

/// Draws, and a moment later takes all the time of a processor for itself.
final class SpinningViewController: UIViewController {
    private var begin: AnyObject?
    private var count: UInt64 = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        // Its picture is on its way by then.
        begin = FrameClock.main.schedule(.milliseconds(100)) { [unowned self] in
            while true { count &+= 1 }
        }
    }
}
