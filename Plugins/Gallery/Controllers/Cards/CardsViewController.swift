import UIKit

/// A list of cards.
final class CardsViewController: UIViewController {
    private let texts: Texts

    init(language: GalleryLanguage) {
        texts = Texts(Self.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        traitOverrides.layoutDirection = language.layoutDirection
        title = texts["title"]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let heading = UILabel()
        heading.text = texts["title"]
        heading.font = .systemFont(ofSize: 24, weight: .bold)
        let list = UIStackView(arrangedSubviews: [heading] + cards.map(CardView.init))
        list.axis = .vertical
        list.spacing = 14
        list.setCustomSpacing(16, after: heading)
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            list.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            list.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
    }

    private var cards: [Card] {
        [
            card("walk", symbol: "location.fill", color: .systemGreen),
            card("trip", symbol: "airplane", color: .systemBlue),
            card("book", symbol: "bookmark.fill", color: .systemOrange),
        ]
    }

    private func card(_ key: String, symbol: String, color: UIColor) -> Card {
        Card(
            symbol: symbol, color: color, title: texts["\(key).title"], subtitle: texts["\(key).subtitle"],
            text: texts["\(key).text"])
    }
}
