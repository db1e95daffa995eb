import UIKit

/// The page about drawing that a view does by itself.
final class DrawingViewController: SectionViewController {
    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tiles = Sketch.allCases.map { TileView(SketchView($0), caption: texts[$0.rawValue]) }
        add(UIStackView.grid(tiles, columns: 3, spacing: 12))
        fillPage()
    }
}
