import UIKit

/// The host's own pane: a button that counts its taps. Its colour changes with each, so that they are seen in the pixels.
@MainActor package final class TapCounterViewController: UIViewController {
    package private(set) var count = 0
    private let label = UILabel(frame: CGRect(x: 10, y: 80, width: 100, height: 30))
    private let colors: [UIColor] = [.yellow, .cyan]

    /// Somewhere in the button, in the view's coordinates.
    package static let tapPoint = CGPoint(x: 50, y: 20)
    /// Nothing but the view's background is here.
    package static let plainPoint = CGPoint(x: 150, y: 200)

    /// What is to be seen at `plainPoint`.
    package var color: UIColor {
        colors[count % 2]
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Count") { [weak self] _ in self?.add() })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.addSubview(button)
        view.addSubview(label)
        show()
    }

    private func add() {
        count += 1
        show()
    }

    private func show() {
        label.text = "\(count)"
        view.backgroundColor = color
    }
}
