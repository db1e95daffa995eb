import UIKit

/// A mailbox of a list: its picture, its name, and how much of it is new.
final class MailboxRow: UIControl {
    /// Whether it is the one whose messages are shown beside the list.
    var isChosen = false {
        didSet { backgroundColor = isChosen ? .chosenRow : nil }
    }

    init(_ mailbox: Mailbox, _ texts: Texts) {
        super.init(frame: .zero)
        layer.cornerRadius = 10
        let picture = UIImageView(image: UIImage(systemName: mailbox.symbol))
        let name = UILabel(texts[mailbox.rawValue], font: .systemFont(ofSize: 16))
        var parts: [UIView] = [picture, name]
        if let count = mailbox.count {
            let label = UILabel("\(count)", color: .quietText)
            label.setContentHuggingPriority(.required, for: .horizontal)
            parts.append(label)
        }
        let row = UIStackView.row(parts, spacing: 12)
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 44),
            picture.widthAnchor.constraint(equalToConstant: 22),
            picture.heightAnchor.constraint(equalToConstant: 22),
            row.centerYAnchor.constraint(equalTo: centerYAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
