import PluginHost
import UIKit

/// One thin line: the plugin's name and state, how long the last change took, a button for the log, and the host's mark.
final class StatusBar: UIView {
    /// In points.
    static let height: CGFloat = 28

    var onLog: (() -> Void)?

    var name = "" {
        didSet {
            nameLabel.text = name
            setNeedsLayout()
        }
    }

    var status = RunStatus.building {
        didSet {
            guard status != oldValue else { return }
            showStatus()
        }
    }

    /// From the edit to the pixels; nil before the first change.
    var lastChange: Duration? {
        didSet {
            timeLabel.text = lastChange.map { "Last change \(ReloadTimes.words($0))" }
            setNeedsLayout()
        }
    }

    private let rule = UIView()
    private let dot = UIView()
    private let nameLabel = UILabel()
    private let statusLabel = UILabel()
    private let timeLabel = UILabel()
    private let logButton = UIButton(configuration: .plain())
    private let mark = HostMarkView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        accessibilityIdentifier = "mullion.status"
        rule.backgroundColor = .separator
        dot.layer.cornerRadius = 4
        nameLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        for label in [statusLabel, timeLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .secondaryLabel
        }
        timeLabel.textAlignment = .right
        logButton.configuration?.title = "Log"
        logButton.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = UIFont.systemFont(ofSize: 12)
            return attributes
        }
        logButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
        logButton.addAction(UIAction { [unowned self] _ in onLog?() }, for: .touchUpInside)
        for view in [rule, dot, nameLabel, statusLabel, timeLabel, logButton, mark] { addSubview(view) }
        showStatus()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showStatus() {
        dot.backgroundColor = status.color
        statusLabel.text = status.words
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        rule.frame = CGRect(x: 0, y: 0, width: width, height: 1 / max(1, traitCollection.displayScale))
        dot.frame = CGRect(x: 12, y: (height - 8) / 2, width: 8, height: 8)
        mark.frame = CGRect(x: width - 27, y: 7, width: 15, height: 15)
        logButton.frame = CGRect(x: width - 80, y: 2, width: 44, height: height - 3)
        let end = width - 88
        let time = min(timeLabel.intrinsicContentSize.width.rounded(.up), max(0, end - 28))
        timeLabel.frame = CGRect(x: end - time, y: 1, width: time, height: height - 1)
        let room = max(0, end - time - 28 - 12)
        let name = min(nameLabel.intrinsicContentSize.width.rounded(.up), room)
        nameLabel.frame = CGRect(x: 28, y: 1, width: name, height: height - 1)
        statusLabel.frame = CGRect(x: 28 + name + 10, y: 1, width: max(0, room - name - 10), height: height - 1)
    }
}
