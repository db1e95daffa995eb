import Glibc
import UIKit

/// Draws, and never comes back from its first touch.
final class HangingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        while true { pause() }
    }
}
