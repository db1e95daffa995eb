import UIKit

protocol ScoreViewControllerDelegate: AnyObject {
    func scoreViewControllerDidFinish(_ controller: ScoreViewController)
}

/// The end of a game.
class ScoreViewController: UIViewController {
    weak var delegate: ScoreViewControllerDelegate?
    var score = 0

    @IBOutlet private weak var scoreLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        scoreLabel.text = "\(score)"
    }

    @IBAction func done(_ sender: Any) {
        delegate?.scoreViewControllerDidFinish(self)
    }
}
