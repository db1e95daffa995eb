import UIKit

/// Says above the pane why it could not be built anew. What is beside the card reaches the pane below, which goes on.
final class FailureView: UIView {
    /// Whether there is a pane below.
    var dims = true {
        didSet { backgroundColor = dims ? UIColor(white: 0, alpha: 0.28) : .secondarySystemBackground }
    }

    private let card = UIView()
    private let stripe = UIView()
    private let titleLabel = UILabel()
    private let placeLabel = UILabel()
    private let messageLabel = UILabel()
    private let sourceLabel = UILabel()
    private let othersLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "mullion.failure"
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        stripe.backgroundColor = .systemRed
        titleLabel.text = "Build failed"
        titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        titleLabel.textColor = .systemRed
        placeLabel.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        placeLabel.textColor = .secondaryLabel
        placeLabel.lineBreakMode = .byTruncatingHead
        messageLabel.font = .systemFont(ofSize: 15, weight: .medium)
        messageLabel.numberOfLines = 4
        sourceLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        sourceLabel.numberOfLines = 2
        othersLabel.font = .systemFont(ofSize: 12)
        othersLabel.textColor = .secondaryLabel
        addSubview(card)
        for view in [stripe] + labels { card.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var labels: [UILabel] {
        [titleLabel, placeLabel, messageLabel, sourceLabel, othersLabel]
    }

    func show(_ failure: BuildFailure) {
        placeLabel.text = failure.place
        messageLabel.text = failure.message
        sourceLabel.text = failure.source
        othersLabel.text =
            failure.others == 0
            ? nil : "and \(failure.others) more \(failure.others == 1 ? "error" : "errors"), in the terminal"
        for label in labels { label.isHidden = label.text?.isEmpty != false }
        accessibilityLabel = labels.compactMap(\.text).joined(separator: "\n")
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 12
        let width = max(0, min(bounds.width - 2 * margin, 720))
        let inner = max(0, width - 36)
        var y: CGFloat = 12
        for label in labels where !label.isHidden {
            let height = label.sizeThatFits(CGSize(width: inner, height: bounds.height)).height.rounded(.up)
            label.frame = CGRect(x: 20, y: y, width: inner, height: height)
            y += height + 6
        }
        let height = min(y + 6, max(0, bounds.height - 2 * margin))
        card.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - margin - height, width: width, height: height)
        stripe.frame = CGRect(x: 0, y: 0, width: 4, height: height)
    }
}
