import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Updates of a collection view") @MainActor struct CollectionUpdateTests {
        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        @Test("A batch ends in what reloading would show, and cells that stay are not made again")
        func batch() throws {
            let staging = CollectionStaging([["a", "b", "c", "d", "e"]])
            let view = staging.view
            let cell = try #require(view.cellForItem(at: path(4)))
            staging.source.cellCount = 0
            var finished: [Bool] = []
            view.performBatchUpdates {
                staging.source.sections = [["e", "a", "x", "d"]]
                view.deleteItems(at: [path(1), path(2)])
                view.insertItems(at: [path(2)])
                view.moveItem(at: path(4), to: path(0))
            } completion: {
                finished.append($0)
            }
            #expect(view.cellForItem(at: path(0)) === cell && staging.source.cellCount == 1)
            #expect(view.indexPath(for: cell) == path(0))
            staging.settle()
            #expect(finished == [true])
            #expect(staging.texts == ["e", "a", "x", "d"])
            #expect((0..<4).map { staging.frame($0)?.minX } == [0, 100, 200, 300])
            #expect(view.subviews.count { $0 is TextCell } == 4)
        }

        @Test("An inserted item fades in, and a deleted one fades out before it is gone")
        func fades() throws {
            let staging = CollectionStaging([["a", "b"]])
            let view = staging.view
            let old = try #require(view.cellForItem(at: path(0)))
            staging.source.sections = [["x", "b"]]
            view.performBatchUpdates {
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(0)])
            }
            #expect(old.superview === view && old.alpha == 0)
            #expect(view.cellForItem(at: path(0)) !== old && view.cellForItem(at: path(0))?.alpha == 1)
            staging.settle()
            #expect(old.superview == nil && staging.texts == ["x", "b"])
        }

        @Test("A collection view that nobody holds any more stays until its update has ended")
        func released() {
            let staging = CollectionStaging([["x"]])
            let source = CollectionSource([["a", "b"]])
            weak var released: UICollectionView?
            var finished: [Bool] = []
            func begin() {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: CollectionStaging.grid())
                view.register(TextCell.self, forCellWithReuseIdentifier: "text")
                view.dataSource = source
                view.delegate = source
                staging.stage.root.view.addSubview(view)
                staging.stage.update()
                source.sections = [["b"]]
                view.performBatchUpdates {
                    view.deleteItems(at: [path(0)])
                } completion: {
                    finished.append($0)
                }
                staging.stage.update()
                view.removeFromSuperview()
                released = view
            }
            begin()
            staging.settle()
            #expect(finished == [false] && released == nil)
        }

        @Test("Single changes are batches of their own")
        func singles() {
            let staging = CollectionStaging([["a"], ["b"]])
            staging.source.sections.append(["c"])
            staging.view.insertSections(IndexSet(integer: 2))
            staging.source.sections[0].append("d")
            staging.view.insertItems(at: [path(1)])
            staging.source.sections.remove(at: 1)
            staging.view.deleteSections(IndexSet(integer: 1))
            staging.settle()
            #expect(staging.texts == ["a", "d", "c"])
            #expect(staging.view.numberOfSections == 2)
        }

        @Test("The selection goes where its items go")
        func selection() {
            let staging = CollectionStaging([["a", "b", "c"]])
            let view = staging.view
            view.allowsMultipleSelection = true
            for item in 0..<3 { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
            staging.source.sections = [["x", "c", "a"]]
            view.performBatchUpdates {
                view.deleteItems(at: [path(1)])
                view.insertItems(at: [path(0)])
                view.moveItem(at: path(2), to: path(1))
            }
            staging.settle()
            #expect(view.indexPathsForSelectedItems == [path(2), path(1)])
            #expect(view.visibleCells.map(\.isSelected) == [false, true, true])
        }

        @Test("Numbers that do not fit the changes are reported, and everything is read anew")
        func wrongNumbers() {
            let staging = CollectionStaging([["a", "b"]])
            var finished: Bool?
            expectDiagnostics([.invalidCollection]) {
                staging.view.performBatchUpdates {
                    staging.source.sections = [["a", "b", "c", "d"]]
                    staging.view.insertItems(at: [path(2)])
                } completion: {
                    finished = $0
                }
                staging.settle()
            }
            #expect(staging.texts == ["a", "b", "c", "d"] && finished != nil)
        }

        @Test("Reconfiguring fills the cell that is there; reloading takes another one")
        func reconfigure() throws {
            let staging = CollectionStaging([["a", "b"]])
            let view = staging.view
            let (first, second) = (try #require(view.cellForItem(at: path(0))), view.cellForItem(at: path(1)))
            staging.source.sections = [["A", "B"]]
            view.reconfigureItems(at: [path(0)])
            view.reloadItems(at: [path(1)])
            staging.settle()
            #expect(view.cellForItem(at: path(0)) === first && view.cellForItem(at: path(1)) !== second)
            #expect((first as? TextCell)?.reuses == 0 && staging.texts == ["A", "B"])
        }

        @Test("A layout says where items come from and go to, between preparing and finishing")
        func layoutCalls() {
            final class TellingLayout: UICollectionViewFlowLayout {
                var log: [String] = []
                override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                    super.prepare(forCollectionViewUpdates: updateItems)
                    log += updateItems.map {
                        "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
                    }
                }
                override func initialLayoutAttributesForAppearingItem(
                    at itemIndexPath: IndexPath
                ) -> UICollectionViewLayoutAttributes? {
                    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                    log.append("in \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
                    return attributes
                }
                override func finalLayoutAttributesForDisappearingItem(
                    at itemIndexPath: IndexPath
                ) -> UICollectionViewLayoutAttributes? {
                    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                    log.append("out \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
                    return attributes
                }
                override func finalizeCollectionViewUpdates() {
                    super.finalizeCollectionViewUpdates()
                    log.append("end")
                }
            }
            let layout = TellingLayout()
            let staging = CollectionStaging([["a", "b"]], layout: layout)
            staging.source.sections = [["b", "x"]]
            staging.view.performBatchUpdates {
                staging.view.deleteItems(at: [path(0)])
                staging.view.insertItems(at: [path(1)])
            }
            #expect(layout.log == ["delete 0 -1", "insert -1 1", "out 0 0.0", "in 1 0.0", "end"])
            staging.settle()
        }

        @Test("Random batches end in what the data says")
        func random() {
            var generator = SplitMix(state: 7)
            let staging = CollectionStaging([(0..<8).map(String.init)])
            var next = 100
            for _ in 0..<60 {
                let old = staging.source.sections[0]
                let deleted = old.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
                var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
                var inserted: [Int] = []
                for _ in 0..<Int.random(in: 0..<4, using: &generator) {
                    let place = Int.random(in: 0...new.count, using: &generator)
                    new.insert("n\(next)", at: place)
                    next += 1
                }
                for (place, text) in new.enumerated() where !old.contains(text) { inserted.append(place) }
                staging.view.performBatchUpdates {
                    staging.source.sections = [new]
                    staging.view.deleteItems(at: deleted.map { path($0) })
                    staging.view.insertItems(at: inserted.map { path($0) })
                }
                if Bool.random(using: &generator) { staging.settle() }
            }
            staging.settle()
            let seen = staging.source.sections[0].prefix(24)
            #expect(staging.texts == Array(seen))
        }

        private struct SplitMix: RandomNumberGenerator {
            var state: UInt64

            mutating func next() -> UInt64 {
                state &+= 0x9e37_79b9_7f4a_7c15
                var mixed = state
                mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
                return mixed ^ (mixed >> 31)
            }
        }
    }
}
