import UIKit

public class CounterViewController: UIViewController {
    @IBOutlet public private(set) weak var label: UILabel!
    public let button = UIButton(type: .system)
    public let reset = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    private var count = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(count(_:)), for: .touchUpInside)
        reset.target = self
        reset.action = #selector(CounterViewController.startAnew)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        NotificationCenter.default.addObserver(
            self, selector: #selector(tideTurned), name: CounterViewController.tide, object: nil)
        let shown = UILabel()
        view.addSubview(shown)
        view.addSubview(Badge())
        label = shown
    }

    public static let tide = Notification.Name("tide")

    @IBAction private func count(_ sender: UIButton) {
        count += 1
        label.text = "\(count)"
    }

    @objc func startAnew() {
        count = 0
        label.text = "none"
    }

    @objc private func tideTurned(_ notification: NSNotification) {
        label.text = notification.name.rawValue
    }

    private class Badge: UIControl {
        override init(frame: CGRect) {
            super.init(frame: frame)
            addTarget(self, action: #selector(pressed), for: .touchUpInside)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        @objc private func pressed() {
            tag += 1
        }
    }
}
