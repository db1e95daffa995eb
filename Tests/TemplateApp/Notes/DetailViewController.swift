import UIKit

class DetailViewController: UIViewController {

    var text: String?

    @IBOutlet private var textLabels: [UILabel]!

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in textLabels {
            label.text = text
        }
    }

}
