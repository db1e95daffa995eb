import UIKit

/// Symbols in sizes and weights, and pictures in frames of other proportions.
final class ImagesViewController: SectionViewController {
    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let names = [
            "house.fill", "envelope.fill", "calendar", "camera.fill", "heart.fill", "gearshape.fill", "star.fill",
        ]
        add(UIStackView.row(names.map { symbol($0, pointSize: 20) }, distribution: .equalSpacing), caption: "symbols")
        let sizes: [(CGFloat, UIImage.SymbolWeight)] = [(12, .regular), (18, .regular), (24, .bold), (32, .regular)]
        add(
            UIStackView.row(
                sizes.map { symbol("magnifyingglass", pointSize: $0, weight: $1) } + [UIView.spacer, arrow], spacing: 16
            ),
            caption: "sizes")
        add(UIStackView.row(tinted, distribution: .equalSpacing), caption: "tints")
        add(UIStackView.grid(framed, columns: 3), caption: "modes")
    }

    private func symbol(_ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
        return UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    }

    /// Points forward, whichever way that is.
    private var arrow: UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 24)
        let image = UIImage(systemName: "arrow.right", withConfiguration: configuration)
        return UIImageView(image: image?.imageFlippedForRightToLeftLayoutDirection())
    }

    private var tinted: [UIImageView] {
        [UIColor.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo, .systemPink].map { color in
            let view = symbol("bookmark.fill", pointSize: 24)
            view.tintColor = color
            return view
        }
    }

    private var framed: [UIView] {
        [(UIView.ContentMode.scaleAspectFit, "fit"), (.scaleAspectFill, "fill"), (.scaleToFill, "stretch")].map {
            mode, key in
            let view = UIImageView(image: Landscape.image(of: CGSize(width: 120, height: 80)))
            view.contentMode = mode
            view.clipsToBounds = true
            view.layer.cornerRadius = 12
            // Narrower than the picture and higher, so that the modes differ.
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            view.heightAnchor.constraint(equalToConstant: 130).isActive = true
            return TileView(view, caption: texts[key])
        }
    }
}
