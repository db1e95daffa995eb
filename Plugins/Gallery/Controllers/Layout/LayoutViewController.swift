import UIKit

/// Stack views in their distributions, baselines, and constraints between views.
final class LayoutViewController: SectionViewController {
    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let distributions: [(UIStackView.Distribution, String)] = [
            (.fillEqually, "equal"), (.fillProportionally, "proportional"), (.equalSpacing, "spacing"),
        ]
        for (distribution, caption) in distributions {
            add(UIStackView.row(words, distribution: distribution), caption: caption)
        }
        add(baselines, caption: "baselines")
        add(constrained, caption: "constraints")
    }

    private var words: [SwatchView] {
        ["one", "second", "third"].map { SwatchView(texts[$0]) }
    }

    private var baselines: UIStackView {
        let sizes: [CGFloat] = [13, 28, 19]
        let labels = zip(["one", "second", "third"], sizes).map { key, size in
            UILabel(texts[key], font: .systemFont(ofSize: size, weight: .medium))
        }
        return UIStackView.row(labels + [UIView.spacer], spacing: 12, alignment: .firstBaseline)
    }

    /// A wide box, one of half its width, and one that keeps to the trailing edge.
    private var constrained: UIView {
        let page = UIView()
        let wide = SwatchView(texts["wide"])
        let half = SwatchView(texts["half"])
        let square = SwatchView("1:1")
        for view in [wide, half, square] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        NSLayoutConstraint.activate([
            square.topAnchor.constraint(equalTo: page.topAnchor),
            square.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            square.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            square.widthAnchor.constraint(equalTo: square.heightAnchor),
            wide.topAnchor.constraint(equalTo: page.topAnchor),
            wide.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            wide.trailingAnchor.constraint(equalTo: square.leadingAnchor, constant: -8),
            half.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 8),
            half.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            half.heightAnchor.constraint(equalTo: wide.heightAnchor),
            half.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.5),
            half.centerXAnchor.constraint(equalTo: wide.centerXAnchor),
        ])
        return page
    }
}
