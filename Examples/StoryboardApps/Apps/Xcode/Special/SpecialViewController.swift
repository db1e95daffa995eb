import UIKit

/// A controller that only code makes, by its identifier.
class SpecialViewController: UIViewController {
    var name: String?

    @IBOutlet private weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if let name = name, !name.isEmpty {
            nameLabel.text = name
        }
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }
}
