import UIKit

/// The pane of the host itself: counts its own taps, whatever the other pane does.
final class CounterViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(configuration: .tinted())
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Host"
        view.backgroundColor = .systemBackground
        label.text = "This pane lives in the host."
        label.textAlignment = .center
        label.numberOfLines = 0
        button.configuration?.title = "Count"
        button.addAction(UIAction { [unowned self] _ in count() }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.insetBy(dx: 24, dy: 24)
        label.frame = CGRect(x: area.minX, y: area.midY - 64, width: area.width, height: 48)
        button.frame = CGRect(x: area.midX - 60, y: area.midY + 8, width: 120, height: 36)
    }

    private func count() {
        taps += 1
        label.text = taps == 1 ? "Counted once." : "Counted \(taps) times."
    }
}
