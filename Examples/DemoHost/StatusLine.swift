import PluginHost
import UIKit

/// One thin line: a dot in the colour of the state, the state in words, and at its end the host's mark, so that it is known
/// before a pane needs it.
final class StatusLine: UIView {
    /// The height of the line, in points.
    static let height: CGFloat = 28

    private let rule = UIView()
    private let dot = UIView()
    private let label = UILabel()
    private let mark = HostMarkView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        rule.backgroundColor = .separator
        dot.layer.cornerRadius = 4
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .label
        for view in [rule, dot, label, mark] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ plugin: String, _ state: RemoteViewController.State) {
        let (words, color): (String, UIColor) =
            switch state {
            case .idle: ("not launched", .systemGray)
            case .launching: ("starting", .systemOrange)
            case .awaited: ("waited for, somebody else starts it", .systemOrange)
            case .running(let process): (process.map { "running, process \($0)" } ?? "running", .systemGreen)
            case .unresponsive: ("not responding", .systemOrange)
            case .waitingToRestart: ("ended, starts again in a moment", .systemOrange)
            case .ended: ("ended", .systemRed)
            }
        dot.backgroundColor = color
        label.text = "\(plugin): \(words)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        dot.frame = CGRect(x: 12, y: (bounds.height - 8) / 2, width: 8, height: 8)
        label.frame = CGRect(x: 28, y: 1, width: max(0, bounds.width - 68), height: bounds.height - 1)
        mark.frame = CGRect(x: bounds.width - 27, y: 7, width: 15, height: 15)
    }
}
