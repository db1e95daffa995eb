import UIKit

/// Greets, and greets again in other words when its button is tapped.
public final class GreetingViewController: UIViewController {
    /// The greeting.
    public let greetingLabel = UILabel()
    /// Asks for the other words.
    public let againButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.text = "Hello"
        greetingLabel.frame = CGRect(x: 20, y: 20, width: 280, height: 24)
        view.addSubview(greetingLabel)

        againButton.setTitle("Again", for: .normal)
        againButton.frame = CGRect(x: 20, y: 60, width: 280, height: 44)
        againButton.addAction(UIAction { [weak self] _ in self?.greetAgain() }, for: .touchUpInside)
        view.addSubview(againButton)
    }

    private func greetAgain() {
        greetingLabel.text = "Hello again"
    }
}
