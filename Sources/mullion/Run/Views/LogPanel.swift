import UIKit

/// The last lines that the plugin printed and that the host said about it.
final class LogPanel: UIView {
    private static let lineHeight: CGFloat = 17
    /// More than ever have room.
    private static let most = 200

    private let rule = UIView()
    private let emptyLabel = UILabel()
    private var lines: [String] = []
    private var rows: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "mullion.log"
        rule.backgroundColor = .separator
        emptyLabel.text = "What the plugin prints is shown here."
        emptyLabel.font = .systemFont(ofSize: 12)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        addSubview(rule)
        addSubview(emptyLabel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func add(_ line: String) {
        lines.append(line)
        if lines.count > Self.most { lines.removeFirst(lines.count - Self.most) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        emptyLabel.isHidden = !lines.isEmpty
        emptyLabel.frame = bounds
        let room = max(0, Int(clamping: ((bounds.height - 16) / Self.lineHeight).rounded(.down)))
        while rows.count < room { addRow() }
        let shown = lines.suffix(room)
        for (row, label) in rows.enumerated() {
            label.isHidden = row >= shown.count
            guard !label.isHidden else { continue }
            label.text = shown[shown.startIndex + row]
            label.frame = CGRect(
                x: 12, y: 8 + CGFloat(row) * Self.lineHeight, width: max(0, bounds.width - 24), height: Self.lineHeight)
        }
    }

    private func addRow() {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        rows.append(label)
        addSubview(label)
    }
}
