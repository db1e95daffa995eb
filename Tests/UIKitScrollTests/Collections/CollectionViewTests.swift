import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A collection view") @MainActor struct CollectionViewTests {
        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        @Test("Cells exist for what is seen, stand where the layout has them, and are used again")
        func tiles() throws {
            let staging = CollectionStaging(count: 1000)
            let view = staging.view
            #expect(view.contentSize == CGSize(width: 400, height: 12500))
            #expect(staging.texts == (0..<24).map(String.init))
            #expect(staging.frame(5) == CGRect(x: 100, y: 50, width: 100, height: 50))
            view.contentOffset.y = 5000
            staging.stage.update()
            #expect(staging.texts == (400..<424).map(String.init))
            #expect(view.visibleCells.contains { ($0 as? TextCell)?.reuses ?? 0 > 0 })
            #expect(staging.source.cellCount < 100)
            #expect(view.cellForItem(at: path(0)) == nil)
        }

        @Test("A hundred thousand items ask for no more cells than a hundred")
        func many() {
            let few = CollectionStaging(count: 100)
            let many = CollectionStaging(count: 100_000)
            #expect(many.source.cellCount == few.source.cellCount)
            #expect(many.view.contentSize.height == 1_250_000)
        }

        @Test("Items, cells and points are found by one another")
        func lookup() throws {
            let staging = CollectionStaging(count: 40)
            let view = staging.view
            let cell = try #require(view.cellForItem(at: path(6)))
            #expect(view.indexPath(for: cell) == path(6))
            #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 75)) == path(6))
            #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 7500)) == nil)
            #expect(view.layoutAttributesForItem(at: path(39))?.frame.origin == CGPoint(x: 300, y: 450))
            #expect(view.layoutAttributesForItem(at: path(40)) == nil)
            #expect(view.indexPathsForVisibleItems == (0..<24).map { path($0) })
            #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 40)
            #expect(view.numberOfItems(inSection: 9) == 0)
        }

        @Test("Headers stand before the items of their section")
        func headers() throws {
            let layout = CollectionStaging.grid()
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            let staging = CollectionStaging([["a"], ["b", "c"]], layout: layout)
            let kind = UICollectionView.elementKindSectionHeader
            let headers = staging.view.visibleSupplementaryViews(ofKind: kind)
            #expect(headers.compactMap { ($0 as? TextHeader)?.section } == [0, 1])
            #expect(headers.map(\.frame.minY) == [0, 80] && headers.allSatisfy { $0.frame.width == 400 })
            #expect(staging.frame(0, 1)?.minY == 110)
            #expect(staging.view.supplementaryView(forElementKind: kind, at: path(0, 1)) === headers[1])
        }

        @Test("Headers that stay in sight lie above the items that pass below them")
        func pinnedHeaders() throws {
            let layout = CollectionStaging.grid()
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
            let staging = CollectionStaging([(0..<100).map(String.init), ["x"]], layout: layout)
            staging.view.contentOffset.y = 200
            staging.stage.update()
            let kind = UICollectionView.elementKindSectionHeader
            let header = try #require(staging.view.supplementaryView(forElementKind: kind, at: path(0)))
            #expect(header.frame == CGRect(x: 0, y: 200, width: 400, height: 30))
            let subviews = staging.view.subviews
            let above = try #require(subviews.firstIndex(of: header))
            for cell in staging.view.visibleCells { #expect(try #require(subviews.firstIndex(of: cell)) < above) }
        }

        @Test("Reloading reads everything anew, once, at the next layout; nothing stays selected")
        func reload() {
            let staging = CollectionStaging(count: 8)
            staging.view.selectItem(at: path(3), animated: false, scrollPosition: [])
            staging.source.sections = [["x", "y"]]
            staging.view.reloadData()
            staging.view.reloadData()
            staging.source.cellCount = 0
            #expect(staging.view.indexPathsForSelectedItems == nil)
            staging.stage.update()
            #expect(staging.texts == ["x", "y"] && staging.source.cellCount == 2)
            #expect(staging.view.contentSize.height == 50)
        }

        @Test("Reloading while a cell is made is done afterwards")
        func reloadWithin() {
            let staging = CollectionStaging(count: 4)
            var rounds = 0
            staging.source.makeCell = { view, place in
                rounds += 1
                if rounds == 1 { view.reloadData() }
                return view.dequeueReusableCell(withReuseIdentifier: "text", for: place)
            }
            staging.view.reloadData()
            staging.stage.update()
            #expect(rounds == 8 && staging.view.visibleCells.count == 4)
        }

        @Test("An item is scrolled to, as far as the content goes, also before the first layout")
        func scrolling() {
            let staging = CollectionStaging(count: 1000)
            staging.view.scrollToItem(at: path(400), at: .top, animated: false)
            #expect(staging.view.contentOffset == CGPoint(x: 0, y: 5000))
            staging.view.scrollToItem(at: path(999), at: .top, animated: false)
            #expect(staging.view.contentOffset == CGPoint(x: 0, y: 12200))
            staging.stage.update()
            #expect(staging.texts.last == "999")
            expectDiagnostics([.invalidCollection]) {
                staging.view.scrollToItem(at: path(1000), at: .top, animated: false)
            }
        }

        @Test("A layout that changes its own rules while it is prepared goes by them at once, and is prepared once")
        func changedWhilePrepared() {
            final class GrowingLayout: UICollectionViewFlowLayout {
                var count = 0
                override func prepare() {
                    count += 1
                    itemSize = CGSize(width: 200, height: 50)
                    invalidateLayout()
                    super.prepare()
                }
            }
            let layout = GrowingLayout()
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let staging = CollectionStaging(count: 4, layout: layout)
            let count = layout.count
            for _ in 0..<3 { staging.stage.update() }
            #expect(layout.count == count)
            #expect(staging.frame(1) == CGRect(x: 200, y: 0, width: 200, height: 50))
        }

        @Test("A layout is asked about new bounds before the collection view has them")
        func boundsChange() {
            final class AskedLayout: UICollectionViewFlowLayout {
                var widths: [[CGFloat]] = []
                override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                    widths.append([collectionView?.bounds.width ?? 0, newBounds.width])
                    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
                }
            }
            let layout = AskedLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumInteritemSpacing = 0
            let staging = CollectionStaging(count: 8, layout: layout)
            layout.widths = []
            staging.view.frame.size.width = 200
            #expect(layout.widths == [[400, 200]])
            staging.stage.update()
            #expect(staging.frame(2) == CGRect(x: 0, y: 60, width: 100, height: 50))
        }

        @Test("Registrations make, fill and reuse cells of their class")
        func registrations() {
            let staging = CollectionStaging(count: 1000)
            let registration = UICollectionView.CellRegistration<TextCell, String> { cell, place, text in
                cell.text = "\(place.item): \(text)"
            }
            let source = staging.source
            source.makeCell = { [unowned source] view, place in
                view.dequeueConfiguredReusableCell(
                    using: registration, for: place, item: source.sections[place.section][place.item])
            }
            expectDiagnostics([]) {
                staging.view.reloadData()
                staging.stage.update()
                staging.view.contentOffset.y = 6000
                staging.stage.update()
            }
            #expect(staging.texts.first == "480: 480")
            #expect(staging.view.visibleCells.contains { ($0 as? TextCell)?.reuses ?? 0 > 0 })
        }

        @Test("A layout that flips stands from the right where the interface runs from right to left")
        func mirrored() {
            final class FlippingLayout: UICollectionViewFlowLayout {
                override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
            }
            let layout = FlippingLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.minimumInteritemSpacing = 0
            let staging = CollectionStaging(count: 6, layout: layout)
            staging.view.semanticContentAttribute = .forceRightToLeft
            staging.stage.update()
            #expect(staging.frame(0)?.minX == 300 && staging.frame(1)?.minX == 200 && staging.frame(4)?.minX == 300)
            #expect(staging.view.indexPathForItem(at: CGPoint(x: 350, y: 10)) == path(0))
        }

        @Test("Another layout puts the items elsewhere, and stays in use though it is animated")
        func anotherLayout() {
            let staging = CollectionStaging(count: 8)
            let first = staging.view.collectionViewLayout
            let layout = CollectionStaging.grid()
            layout.itemSize = CGSize(width: 200, height: 20)
            var finished: Bool?
            staging.view.setCollectionViewLayout(layout, animated: true) { finished = $0 }
            #expect(staging.view.collectionViewLayout === layout && first.collectionView == nil)
            #expect(staging.frame(3) == CGRect(x: 200, y: 20, width: 200, height: 20))
            staging.settle()
            #expect(finished == true && staging.view.contentSize.height == 80)
        }

        @Test("Half of a transition between layouts is half of the way")
        func transition() {
            let staging = CollectionStaging(count: 8)
            let layout = CollectionStaging.grid()
            layout.itemSize = CGSize(width: 200, height: 20)
            var ended: [Bool] = []
            let transition = staging.view.startInteractiveTransition(to: layout) { ended = [$0, $1] }
            transition.transitionProgress = 0.5
            staging.stage.update()
            #expect(staging.frame(3) == CGRect(x: 250, y: 10, width: 150, height: 35))
            staging.view.finishInteractiveTransition()
            staging.settle()
            #expect(ended == [true, true] && staging.view.collectionViewLayout === layout)
            #expect(staging.frame(3) == CGRect(x: 200, y: 20, width: 200, height: 20))
        }
    }
}
