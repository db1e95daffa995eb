import UIKit

/// A controller with outlets and an action of its own, which presents others without segues.
class MyViewController: UIViewController {
    @IBOutlet private weak var myButton: UIButton!
    @IBOutlet private weak var myTextField: UITextField!

    @IBAction private func myAction(_ sender: Any) {
        myTextField.resignFirstResponder()
        myButton.configuration?.title = "Hello, \(myTextField.text ?? "")"
    }

    @IBAction func presentSpecialViewController(_ sender: Any) {
        guard
            let special = storyboard?.instantiateViewController(withIdentifier: "SpecialViewController")
                as? SpecialViewController
        else { return }
        special.name = myTextField.text
        present(special, animated: true, completion: nil)
    }

    @IBAction func presentDemo(_ sender: Any) {
        let demo = FCDemoViewController(nibName: "FCDemoViewController", bundle: nil)
        demo.modalPresentationStyle = .fullScreen
        demo.modalTransitionStyle = .flipHorizontal
        present(demo, animated: true, completion: nil)
    }
}
