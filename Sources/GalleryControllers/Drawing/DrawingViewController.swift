import UIKit

/// What a view can draw by itself.
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
