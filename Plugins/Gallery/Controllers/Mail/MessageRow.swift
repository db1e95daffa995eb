import UIKit

/// A message of a list: who sent it, when, what it is about and how it begins.
final class MessageRow: UIControl {
    private let ground = UIView()

    /// Whether it is the one that is shown beside the list.
    var isChosen = false {
        didSet { ground.isHidden = !isChosen }
    }

    init(_ message: MailMessage, _ texts: Texts) {
        super.init(frame: .zero)
        ground.backgroundColor = .chosenRow
        ground.layer.cornerRadius = 10
        ground.isHidden = true
        let mark = UIView()
        mark.backgroundColor = message.isUnread ? .tintColor : .clear
        mark.layer.cornerRadius = 5
        let sender = UILabel(
            texts["\(message.key).sender"], font: .systemFont(ofSize: 16, weight: .semibold))
        let time = UILabel(texts["\(message.key).time"], font: .systemFont(ofSize: 13), color: .quietText)
        time.setContentHuggingPriority(.required, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        let words = UIStackView.column(
            [
                UIStackView.row([sender, time]), UILabel(texts["\(message.key).subject"]),
                UILabel(texts["\(message.key).preview"], font: .systemFont(ofSize: 14), color: .quietText),
            ], spacing: 1)
        // What it is made of takes no touches: the row does.
        for part in [ground, mark, words] {
            part.isUserInteractionEnabled = false
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            ground.topAnchor.constraint(equalTo: topAnchor),
            ground.bottomAnchor.constraint(equalTo: bottomAnchor),
            ground.leadingAnchor.constraint(equalTo: leadingAnchor),
            ground.trailingAnchor.constraint(equalTo: trailingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
            mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            mark.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            words.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            words.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8),
            words.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
