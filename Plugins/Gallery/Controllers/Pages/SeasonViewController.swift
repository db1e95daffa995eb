import UIKit

/// One season: a sign, its name and a sentence.
final class SeasonViewController: UIViewController {
    private static let symbols = ["spring": "leaf", "summer": "sun.max", "autumn": "wind", "winter": "snowflake"]

    private let season: String
    private let texts: Texts

    init(_ season: String, _ texts: Texts) {
        self.season = season
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .groupBackground
        view.layer.cornerRadius = 16
        let sign = UIImageView(
            image: UIImage(
                systemName: Self.symbols[season] ?? "circle",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 56)))
        let column = UIStackView.column(
            [sign, UILabel.title(texts[season]), UILabel(texts["\(season).text"], color: .quietText)], spacing: 12,
            alignment: .center)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
