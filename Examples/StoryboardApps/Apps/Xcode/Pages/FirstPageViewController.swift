import UIKit

/// The page to which the second one leads back.
class FirstPageViewController: UIViewController {
    @IBOutlet private weak var greetingLabel: UILabel!
    private var returns = 0

    @IBAction func returnToFirst(_ segue: UIStoryboardSegue) {
        returns += 1
        greetingLabel.text = returns == 1 ? "Welcome back." : "Welcome back, \(returns) times."
    }
}
