import UIKitTesting

@testable import UIKit

/// A collection view of 400 by 300 with a compositional layout on a stage, and the data source that it shows.
@MainActor final class CompositionalStage: UICollectionViewDataSource {
    let stage = Stage()
    let collection: UICollectionView
    var counts: [Int]
    /// Called with each cell before the collection view gets it.
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(
        _ layout: UICollectionViewLayout, counts: [Int], isMirrored: Bool = false,
        cellClass: UICollectionViewCell.Type = UICollectionViewCell.self
    ) {
        self.counts = counts
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        collection.register(cellClass, forCellWithReuseIdentifier: "cell")
        for kind in ["badge", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
        collection.dataSource = self
    }

    /// Puts the collection view on the stage, and lets it lay itself out.
    func show() {
        stage.root.view.addSubview(collection)
        stage.update()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        counts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    /// The frame of an item's cell; nil while it has none.
    func frame(_ item: Int, in section: Int = 0) -> CGRect? {
        collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
}
