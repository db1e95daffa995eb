import UIKit

/// The page about what a view's layer can do without any drawing.
final class LayersViewController: SectionViewController {
    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tiles = LayerEffect.allCases.map { TileView(LayerView($0), caption: texts[$0.rawValue]) }
        add(UIStackView.grid(tiles, columns: 3, spacing: 12))
        fillPage()
    }
}
