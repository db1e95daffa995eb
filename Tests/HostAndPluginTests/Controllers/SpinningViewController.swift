import UIKit

/// Shows a bar that turns whenever it is seen and never stops.
@MainActor final class SpinningViewController: UIViewController {
    private let bar = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.frame = CGRect(x: 50, y: 140, width: 100, height: 20)
        bar.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(bar)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .greatestFiniteMagnitude
        bar.add(turn, forKey: "turn")
    }
}
