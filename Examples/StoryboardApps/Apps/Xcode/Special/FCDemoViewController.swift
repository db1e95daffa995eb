import UIKit

/// A controller whose view is in a xib.
class FCDemoViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.accessibilityTraits.insert(.header)
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }
}
