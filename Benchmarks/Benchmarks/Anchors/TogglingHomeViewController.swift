import UIKit

/// Does at home what a plugin's controller that `togglesOnTouch` does: each touch changes its colour.
final class TogglingHomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.backgroundColor = view.backgroundColor == .black ? .white : .black
    }
}
