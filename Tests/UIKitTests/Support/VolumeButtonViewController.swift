import UIKit

/// With a button that is tapped for more.
final class VolumeButtonViewController: VolumeViewController {
    private let louder = UIButton(type: .system)
    private(set) var senders: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        louder.setTitle("Louder", for: .normal)
        louder.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        louder.addAction(
            UIAction { [unowned self] action in (action.sender as? UIButton).map { turnUp($0) } },
            for: .primaryActionTriggered)
        view.addSubview(louder)
    }

    @IBAction private func turnUp(_ sender: UIButton) {
        senders.append(sender)
        userDidChoose(volume + 1)
    }
}
