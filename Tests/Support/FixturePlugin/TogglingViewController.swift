import UIKit

/// Changes its colour with each touch.
final class TogglingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.backgroundColor = view.backgroundColor == .black ? .white : .black
    }
}
