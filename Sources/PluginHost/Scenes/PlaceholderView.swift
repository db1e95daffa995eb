import UIKit

/// What a pane shows while its process has nothing to show: that it is starting, or why it ended.
@MainActor final class PlaceholderView: UIView {
    private static let markSide: CGFloat = 30

    private let mark = HostMarkView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let retryButton: UIButton

    init(onRetry: @escaping @MainActor () -> Void) {
        retryButton = UIButton(
            configuration: .tinted(), primaryAction: UIAction(title: "Retry") { _ in onRetry() })
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        messageLabel.font = .systemFont(ofSize: 14)
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        for view in [mark, titleLabel, messageLabel, retryButton] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameter offersRetry: Whether only the user can bring the process back.
    func show(title: String, message: String, offersRetry: Bool) {
        titleLabel.text = title
        messageLabel.text = message
        retryButton.isHidden = !offersRetry
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let spacing: CGFloat = 8
        let width = max(0, min(bounds.width - 48, 420))
        let x = ((bounds.width - width) / 2).rounded()
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        let message = messageLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        let button = retryButton.isHidden ? .zero : retryButton.intrinsicContentSize
        let gap: CGFloat = retryButton.isHidden ? 0 : 20
        var height = title + spacing + message + gap + button.height
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
        retryButton.frame = CGRect(
            x: ((bounds.width - button.width) / 2).rounded(), y: y, width: button.width, height: button.height)
    }
}
