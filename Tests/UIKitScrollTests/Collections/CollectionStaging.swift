import Diagnostics
import UIKitTesting

@testable import UIKit

/// A collection view of 400 by 300 points in a window, with a flow layout and a source of texts. The clock is the test's.
@MainActor final class CollectionStaging {
    let stage = Stage()
    let clock = ManualFrameClock()
    let source: CollectionSource
    let view: UICollectionView
    private let installation: Override

    /// - Parameter sections: The texts of the items.
    init(_ sections: [[String]], layout: UICollectionViewLayout = CollectionStaging.grid()) {
        installation = clock.install()
        source = CollectionSource(sections)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(
            TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        view.delegate = source
        stage.root.view.addSubview(view)
        stage.update()
    }

    /// One section of so many items, whose texts are their numbers.
    convenience init(count: Int, layout: UICollectionViewLayout = CollectionStaging.grid()) {
        self.init([(0..<count).map(String.init)], layout: layout)
    }

    /// Four items of 100 by 50 points in a line, without spaces.
    static func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    /// The texts of the cells that are seen, in order.
    var texts: [String] {
        view.visibleCells.compactMap { ($0 as? TextCell)?.text }
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func settle() {
        for _ in 0..<3 {
            stage.update()
            clock.advance(by: .seconds(1))
        }
        stage.update()
    }

    func tap(_ item: Int) {
        guard let frame = frame(item) else { return }
        let point = CGPoint(x: frame.midX - view.contentOffset.x, y: frame.midY - view.contentOffset.y)
        stage.tap(point)
        settle()
    }
}
