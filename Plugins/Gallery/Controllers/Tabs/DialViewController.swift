import UIKit

/// A time in a ring, and a button that starts it and stops it.
final class DialViewController: UIViewController {
    private let reading: String
    private let share: CGFloat
    private let texts: Texts
    private var isRunning = false

    /// - Parameters:
    ///   - name: The key of the title.
    ///   - share: How much of the ring is filled, from 0 to 1.
    init(name: String, symbol: String, reading: String, share: CGFloat, _ texts: Texts) {
        self.reading = reading
        self.share = share
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
        title = texts[name]
        tabBarItem.image = UIImage(systemName: symbol)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let dial = DialView(share: share)
        let label = UILabel(reading, font: .systemFont(ofSize: 40, weight: .light))
        let button = UIButton(configuration: .filled())
        button.addAction(
            UIAction { [unowned self, unowned button] _ in
                isRunning.toggle()
                show(on: button)
            }, for: .primaryActionTriggered)
        show(on: button)
        let safeArea = view.safeAreaLayoutGuide
        for part in [dial, label, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            dial.widthAnchor.constraint(equalToConstant: 230),
            dial.heightAnchor.constraint(equalToConstant: 230),
            dial.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            dial.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor, constant: -36),
            label.centerXAnchor.constraint(equalTo: dial.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: dial.centerYAnchor),
            button.topAnchor.constraint(equalTo: dial.bottomAnchor, constant: 28),
            button.centerXAnchor.constraint(equalTo: dial.centerXAnchor),
            button.widthAnchor.constraint(equalToConstant: 140),
        ])
    }

    private func show(on button: UIButton) {
        button.configuration?.title = texts[isRunning ? "stop" : "start"]
        button.configuration?.buttonSize = .large
    }
}
