import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Misuse of a collection view") @MainActor struct CollectionMisuseTests {
        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        /// Shows the items anew with cells that are made otherwise.
        private func show(
            _ staging: CollectionStaging, _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
        ) {
            staging.source.makeCell = make
            staging.view.reloadData()
            staging.stage.update()
        }

        @Test("An identifier that is not registered gives plain cells")
        func unregistered() {
            let staging = CollectionStaging(count: 2)
            expectDiagnostics([.invalidCollection]) {
                show(staging) { $0.dequeueReusableCell(withReuseIdentifier: "nothing", for: $1) }
            }
            #expect(staging.view.visibleCells.count == 2)
        }

        @Test("A class that is no cell is refused")
        func wrongClass() {
            let staging = CollectionStaging(count: 2)
            expectDiagnostics([.invalidCollection]) {
                staging.view.register(UILabel.self, forCellWithReuseIdentifier: "label")
            }
        }

        @Test("A cell that was not dequeued is shown, and not used again")
        func notDequeued() {
            let staging = CollectionStaging(count: 2)
            expectDiagnostics([.invalidCollection]) { show(staging) { _, _ in TextCell(frame: .zero) } }
            #expect(staging.view.visibleCells.count == 2)
        }

        @Test("A cell that was dequeued for another item is shown for the one that it was answered for")
        func wrongItem() {
            let staging = CollectionStaging(count: 1)
            expectDiagnostics([.invalidCollection]) {
                show(staging) { view, _ in
                    view.dequeueReusableCell(withReuseIdentifier: "text", for: IndexPath(item: 7, section: 0))
                }
            }
            #expect(staging.view.indexPathsForVisibleItems == [path(0)])
        }

        @Test("A cell that shows one item is not taken from it for another")
        func twice() {
            let staging = CollectionStaging(count: 2)
            var kept: UICollectionViewCell?
            expectDiagnostics([.invalidCollection]) {
                show(staging) { view, place in
                    let cell = kept ?? view.dequeueReusableCell(withReuseIdentifier: "text", for: place)
                    kept = cell
                    return cell
                }
            }
            #expect(staging.view.visibleCells.count == 2 && staging.view.cellForItem(at: path(0)) === kept)
        }

        @Test("What a layout puts where nothing can be is left out, and the rest is shown")
        func strangeLayout() {
            final class StrangeLayout: UICollectionViewLayout {
                override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 1e12) }
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    (0..<5).map { item in
                        let attributes = UICollectionViewLayoutAttributes(
                            forCellWith: IndexPath(item: item, section: 0))
                        attributes.frame = CGRect(x: 0, y: item * 20, width: 100, height: 20)
                        if item == 1 { attributes.frame.origin.x = .nan }
                        if item == 2 { attributes.frame.size.width = .infinity }
                        if item == 3 { attributes.frame.origin.y = -1e15 }
                        return attributes
                    }
                }
            }
            expectDiagnostics([.invalidCollection, .invalidCollection, .invalidCollection]) {
                let staging = CollectionStaging(count: 4, layout: StrangeLayout())
                #expect(staging.view.contentSize == CGSize(width: 0, height: 1e9))
                #expect(staging.view.indexPathsForVisibleItems == [path(0)])
            }
        }

        @Test("A number of items below zero counts as none")
        func negative() {
            final class Source: UICollectionViewDataSource {
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    -3
                }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { UICollectionViewCell() }
            }
            let staging = CollectionStaging(count: 3)
            let source = Source()
            expectDiagnostics([.invalidCollection]) {
                staging.view.dataSource = source
                staging.stage.update()
            }
            #expect(staging.view.visibleCells.isEmpty && staging.view.numberOfItems(inSection: 0) == 0)
        }

        @Test("Reading everything anew while a batch is made is what counts")
        func reloadInBatch() {
            let staging = CollectionStaging(count: 3)
            var finished: Bool?
            expectDiagnostics([]) {
                staging.view.performBatchUpdates {
                    staging.source.sections = [["x"]]
                    staging.view.deleteItems(at: [path(0), path(1)])
                    staging.view.reloadData()
                } completion: {
                    finished = $0
                }
                staging.settle()
            }
            #expect(staging.texts == ["x"] && finished != nil)
        }
    }
}
