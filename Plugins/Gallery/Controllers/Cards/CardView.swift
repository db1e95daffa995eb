import UIKit

/// A card that floats above its page: a symbol, a title with a line below it, and a text.
final class CardView: UIView {
    private let badge = UIView()
    private let icon = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let textLabel = UILabel()

    init(_ card: Card) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.14
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        show(card)
        arrange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }

    private func show(_ card: Card) {
        badge.backgroundColor = card.color
        badge.layer.cornerRadius = 10
        icon.image = UIImage(systemName: card.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
        icon.tintColor = .white
        titleLabel.text = card.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        subtitleLabel.text = card.subtitle
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.textColor = .quietText
        textLabel.text = card.text
        textLabel.font = .systemFont(ofSize: 14)
        textLabel.numberOfLines = 0
    }

    private func arrange() {
        let names = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
        names.axis = .vertical
        names.spacing = 1
        let header = UIStackView(arrangedSubviews: [badge, names])
        header.alignment = .center
        header.spacing = 12
        let content = UIStackView(arrangedSubviews: [header, textLabel])
        content.axis = .vertical
        content.spacing = 10
        badge.addSubview(icon)
        addSubview(content)
        for view in [icon, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 40),
            icon.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
            icon.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            content.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
        ])
    }
}
