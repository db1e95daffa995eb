import UIKit

/// A row with the sender, the subject and the beginning of a message.
final class MessageCell: UITableViewCell {
    static let reuseIdentifier = "MessageCell"

    private let senderLabel = UILabel()
    private let dateLabel = UILabel()
    private let subjectLabel = UILabel()
    private let previewLabel = UILabel()
    private let dot = UIView()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        dateLabel.font = .preferredFont(forTextStyle: .subheadline)
        dateLabel.textColor = .secondaryLabel
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.textColor = .secondaryLabel
        previewLabel.numberOfLines = 2
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        flag.tintColor = .systemOrange
        for view in [senderLabel, dateLabel, subjectLabel, previewLabel, dot, flag] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
        dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            senderLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            senderLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
            dateLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            dateLabel.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
            dateLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
            subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            subjectLabel.trailingAnchor.constraint(lessThanOrEqualTo: flag.leadingAnchor, constant: -8),
            flag.centerYAnchor.constraint(equalTo: subjectLabel.centerYAnchor),
            flag.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            flag.widthAnchor.constraint(equalToConstant: 16),
            flag.heightAnchor.constraint(equalToConstant: 16),
            previewLabel.topAnchor.constraint(equalTo: subjectLabel.bottomAnchor, constant: 2),
            previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            previewLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            previewLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with message: Message) {
        senderLabel.text = message.sender
        subjectLabel.text = message.subject
        previewLabel.text = message.preview
        dateLabel.text = message.date.formatted(Self.dateStyle)
        dot.isHidden = message.isRead
        flag.isHidden = !message.isFlagged
        accessibilityLabel = "\(message.sender), \(message.subject)"
    }

    private static let dateStyle = {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_GB"))
        style.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return style
    }()
}
