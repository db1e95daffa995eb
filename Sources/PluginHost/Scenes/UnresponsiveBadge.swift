import UIKit

/// Lies over a pane whose process does not answer: quiet at first, later with an offer to restart it.
@MainActor final class UnresponsiveBadge: UIView {
    /// Everything here is in points. The distance from the pane's edges.
    private static let margin: CGFloat = 8
    /// From the badge's sides to the words.
    private static let inset: CGFloat = 12
    private static let markSide: CGFloat = 15
    /// Between mark and words, and between words and button: more than the four that a button's focus ring takes.
    private static let spacing: CGFloat = 8
    /// Of the line with mark and words.
    private static let lineHeight: CGFloat = 28
    /// Around the button, so that its focus ring keeps a distance from the badge's edge too.
    private static let buttonMargin: CGFloat = 6
    private static let radius: CGFloat = 14

    private let mark = HostMarkView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let button: UIButton

    init(onRestart: @escaping @MainActor () -> Void) {
        var configuration = UIButton.Configuration.tinted()
        configuration.buttonSize = .small
        // Concentric with the badge.
        configuration.background.cornerRadius = Self.radius - Self.buttonMargin
        button = UIButton(
            configuration: configuration, primaryAction: UIAction(title: "Restart") { _ in onRestart() })
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = Self.radius
        layer.borderWidth = 1
        label.text = "Not responding"
        accessibilityIdentifier = "mullion.not-responding"
        accessibilityLabel = label.text
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

    // MARK: Geometry

    /// Where the words begin.
    private static let textStart = inset + markSide + spacing

    /// Mark and words, without what follows them.
    private var lineWidth: CGFloat {
        Self.textStart + label.intrinsicContentSize.width
    }

    /// With the button beside the words.
    private var rowWidth: CGFloat {
        lineWidth + Self.inset + button.intrinsicContentSize.width + Self.buttonMargin
    }

    /// At the top right, in the coordinates of the pane. In a narrow pane the button is below the words.
    func place(in pane: CGRect) {
        let available = max(0, pane.width - 2 * Self.margin)
        var size = CGSize(width: lineWidth + Self.inset, height: Self.lineHeight)
        if offersRestart {
            let buttonHeight = button.intrinsicContentSize.height
            if rowWidth <= available {
                size = CGSize(width: rowWidth, height: buttonHeight + 2 * Self.buttonMargin)
            } else {
                size.width = max(size.width, button.intrinsicContentSize.width + 2 * Self.buttonMargin)
                size.height += Self.spacing + buttonHeight + Self.buttonMargin
            }
        }
        size.width = min(size.width, available)
        frame = CGRect(x: pane.width - size.width - Self.margin, y: Self.margin, width: size.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let buttonSize = button.intrinsicContentSize
        let isRow = offersRestart && bounds.width >= rowWidth
        let line = CGRect(
            x: 0, y: 0, width: bounds.width, height: isRow ? bounds.height : Self.lineHeight)
        func centred(_ height: CGFloat) -> CGFloat { ((line.height - height) / 2).rounded() }
        mark.frame = CGRect(
            x: Self.inset, y: centred(Self.markSide), width: Self.markSide, height: Self.markSide)
        let text = label.intrinsicContentSize
        label.frame = CGRect(
            x: Self.textStart, y: centred(text.height),
            width: max(0, min(text.width, bounds.width - Self.textStart - Self.inset)), height: text.height)
        button.frame =
            isRow
            ? CGRect(
                x: bounds.width - Self.buttonMargin - buttonSize.width, y: Self.buttonMargin, width: buttonSize.width,
                height: buttonSize.height)
            : CGRect(
                x: Self.buttonMargin, y: Self.lineHeight + Self.spacing,
                width: max(0, bounds.width - 2 * Self.buttonMargin), height: buttonSize.height)
    }
}
