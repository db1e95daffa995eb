import UIKit

/// What a pane shows while its process has nothing to show: that it is starting, or why it ended.
@MainActor final class PlaceholderView: UIView {
    private static let markSide: CGFloat = 30

    private let mark = HostMarkView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let retryButton: UIButton

    init(onRetry: @escaping @MainActor () -> Void) {
        retryButton = UIButton(
            configuration: .tinted(), primaryAction: UIAction(title: "Retry") { _ in onRetry() })
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        accessibilityIdentifier = "mullion.placeholder"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        messageLabel.font = .systemFont(ofSize: 14)
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        for view in [mark, titleLabel, messageLabel, indicator, retryButton] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// What the user can do.
    enum Prospect: Sendable {
        /// Wait: something is going on that ends by itself, so an indicator turns.
        case isBusy
        /// Read what there is to say.
        case isTold
        /// Try again: only the user can bring the process back.
        case offersRetry
    }

    func show(_ message: PaneMessage) {
        titleLabel.text = message.title
        messageLabel.text = message.text
        accessibilityLabel = "\(message.title): \(message.text)"
        retryButton.isHidden = message.prospect != .offersRetry
        message.prospect == .isBusy ? indicator.startAnimating() : indicator.stopAnimating()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let spacing: CGFloat = 8
        let width = max(0, min(bounds.width - 48, 420))
        let x = ((bounds.width - width) / 2).rounded()
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        let message = messageLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        var height = title + spacing + message
        // In a very small pane words alone have room.
        indicator.isHidden = !indicator.isAnimating || bounds.height < height + 56
        let last: UIView? = !retryButton.isHidden ? retryButton : indicator.isHidden ? nil : indicator
        let lastSize = last?.intrinsicContentSize ?? .zero
        let gap: CGFloat = last == nil ? 0 : last === indicator ? 16 : 20
        height += gap + lastSize.height
        let markGap: CGFloat = 16
        // In a small pane it takes no room from the words.
        let isSmall = bounds.height < height + Self.markSide + markGap + 32
        if !isSmall { height += Self.markSide + markGap }
        var y = max(16, ((bounds.height - height) / 2).rounded())
        mark.frame =
            isSmall
            ? CGRect(x: 8, y: 8, width: 15, height: 15)
            : CGRect(
                x: ((bounds.width - Self.markSide) / 2).rounded(), y: y, width: Self.markSide, height: Self.markSide)
        if !isSmall { y += Self.markSide + markGap }
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: title)
        y += title + spacing
        messageLabel.frame = CGRect(x: x, y: y, width: width, height: message)
        y += message + gap
        last?.frame = CGRect(
            x: ((bounds.width - lastSize.width) / 2).rounded(), y: y, width: lastSize.width, height: lastSize.height)
    }
}
