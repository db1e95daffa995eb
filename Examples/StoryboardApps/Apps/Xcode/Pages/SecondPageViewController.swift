import UIKit

/// A page that is left only with permission.
class SecondPageViewController: UIViewController {
    @IBOutlet private weak var permissionSwitch: UISwitch!
    @IBOutlet private weak var permissionLabel: UILabel!

    @IBAction func permissionChanged(_ sender: UISwitch) {
        permissionLabel.text = sender.isOn ? "Permitted" : "Not permitted"
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "back", !permissionSwitch.isOn else { return true }
        permissionLabel.text = "You have no permission."
        return false
    }
}
