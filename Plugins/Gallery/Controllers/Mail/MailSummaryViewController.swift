import UIKit

/// How much there is to do, in three numbers. It says how high it wants to be.
final class MailSummaryViewController: UIViewController {
    private let texts: Texts

    init(language: GalleryLanguage) {
        texts = Texts(MailPage.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = texts["summary"]
        preferredContentSize = CGSize(width: 300, height: 84)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let tiles = UIStackView.row(
            [tile(2, "unread"), tile(1, "drafts"), tile(4, "flagged")], spacing: 8, distribution: .fillEqually)
        tiles.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tiles)
        NSLayoutConstraint.activate([
            tiles.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            tiles.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            tiles.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        ])
    }

    private func tile(_ number: Int, _ caption: String) -> UIView {
        let count = UILabel("\(number)", font: .systemFont(ofSize: 28, weight: .semibold), color: .tintColor)
        let name = UILabel.caption(texts[caption])
        for label in [count, name] { label.textAlignment = .center }
        return UIStackView.column([count, name], spacing: 2)
    }
}
