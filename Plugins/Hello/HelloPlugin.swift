import PluginRuntime
import UIKit

@main struct HelloPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        HelloViewController()
    }
}

final class HelloViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(configuration: .filled())
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "This pane is a process of its own."
        label.textAlignment = .center
        label.numberOfLines = 0
        button.configuration?.title = "Hello"
        button.addAction(UIAction { [unowned self] _ in greet() }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    override func viewWillLayoutSubviews() {
        let area = view.bounds.insetBy(dx: 24, dy: 24)
        label.frame = CGRect(x: area.minX, y: area.midY - 64, width: area.width, height: 48)
        button.frame = CGRect(x: area.midX - 60, y: area.midY + 8, width: 120, height: 36)
    }

    private func greet() {
        taps += 1
        label.text = taps == 1 ? "Hello, once." : "Hello, \(taps) times."
    }
}
