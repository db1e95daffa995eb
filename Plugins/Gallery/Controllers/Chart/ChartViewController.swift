import UIKit

/// A week in numbers, drawn by hand.
final class ChartViewController: UIViewController {
    private let texts: Texts
    private let chart = ChartView()

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
        view.backgroundColor = .systemBackground
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        chart.values = [9, 12.5, 7, 14, 10.5, 17, 15]
        chart.earlierValues = [11, 10, 9.5, 11.5, 13, 14, 12]
        chart.goal = 12
        chart.top = 20
        chart.unit = texts["unit"]
        chart.days = texts["days"].split(separator: " ").map(String.init)
        let page = UIStackView(arrangedSubviews: [heading, subtitle, chart, legend])
        page.axis = .vertical
        page.spacing = 16
        page.setCustomSpacing(2, after: page.arrangedSubviews[0])
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: margins.topAnchor),
            page.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    private var heading: UILabel {
        let label = UILabel()
        label.text = texts["title"]
        label.font = .systemFont(ofSize: 24, weight: .bold)
        return label
    }

    private var subtitle: UILabel {
        let label = UILabel()
        label.text = texts["subtitle"]
        label.font = .systemFont(ofSize: 15)
        label.textColor = .quietText
        return label
    }

    private var legend: UIStackView {
        let legend = UIStackView(arrangedSubviews: [
            LegendView(.bar, texts["now"]), LegendView(.line, texts["before"]), LegendView(.dashes, texts["goal"]),
        ])
        legend.distribution = .equalSpacing
        return legend
    }
}
