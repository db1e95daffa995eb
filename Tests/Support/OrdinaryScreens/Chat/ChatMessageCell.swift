import UIKit

/// A message in a bubble: the user's own on the trailing side, the others' on the leading one.
final class ChatMessageCell: UITableViewCell {
    static let reuseIdentifier = "ChatMessageCell"

    private let bubble = UIView()
    private let label = UILabel()
    private var leading: NSLayoutConstraint?
    private var trailing: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        bubble.layer.cornerRadius = 16
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        bubble.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        leading = bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        trailing = bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with message: ChatMessage) {
        label.text = message.text
        label.textColor = message.isOwn ? .white : .label
        bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
        leading?.isActive = false
        trailing?.isActive = false
        (message.isOwn ? trailing : leading)?.isActive = true
        accessibilityLabel = message.text
    }
}
