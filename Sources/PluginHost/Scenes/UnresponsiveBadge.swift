import UIKit

/// Lies over a pane whose process does not answer: quiet at first, later with an offer to restart it.
@MainActor final class UnresponsiveBadge: UIView {
    /// What the mark takes in front of the text, in points.
    private static let markWidth: CGFloat = 23

    private let mark = HostMarkView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let button: UIButton

    init(onRestart: @escaping @MainActor () -> Void) {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
        button = UIButton(
            configuration: configuration, primaryAction: UIAction(title: "Restart") { _ in onRestart() })
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 14
        layer.borderWidth = 1
        label.text = "Not responding"
        label.font = .systemFont(ofSize: 13, weight: .medium)
        addSubview(mark)
        addSubview(label)
        addSubview(button)
        button.isHidden = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    var offersRestart: Bool {
        get { !button.isHidden }
        set {
            button.isHidden = !newValue
            superview?.setNeedsLayout()
            setNeedsLayout()
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    /// At the top right, in the coordinates of the pane.
    func place(in pane: CGRect) {
        let text = label.intrinsicContentSize
        let extra = offersRestart ? button.intrinsicContentSize.width : 0
        let width = min(Self.markWidth + text.width + 24 + extra, pane.width - 16)
        frame = CGRect(x: pane.width - width - 8, y: 8, width: width, height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.intrinsicContentSize
        mark.frame = CGRect(x: 12, y: 6, width: 15, height: 15)
        let x = 12 + Self.markWidth
        label.frame = CGRect(x: x, y: ((28 - text.height) / 2).rounded(), width: text.width, height: text.height)
        let size = button.intrinsicContentSize
        button.frame = CGRect(
            x: x + text.width + 4, y: ((28 - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}
