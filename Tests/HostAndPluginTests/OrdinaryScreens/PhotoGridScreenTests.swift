import HostStaging
import OrdinaryScreens
import Testing
import UIKit

extension HostAndPlugin {
    /// A grid of photos that was written for Apple's systems.
    @Suite("A grid of photos at home and in a plugin") @MainActor struct PhotoGridScreen {
        private func open(
            _ place: Place, size: CGSize = CGSize(width: 400, height: 700)
        ) throws -> ScreenRun<PhotoGridViewController> {
            try ScreenRun(place, size: size) { PhotoGridViewController() }
        }

        /// How many cells are in the first row of the first section.
        private func columns(_ collection: UICollectionView) -> Int {
            let frames = (0..<14).compactMap {
                collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            return frames.count { $0.minY == frames[0].minY }
        }

        private func tap(_ item: Int, in run: ScreenRun<PhotoGridViewController>) throws {
            run.tap(on: try #require(try run.collection.cellForItem(at: IndexPath(item: item, section: 0))))
        }

        @Test("A grid of photos looks the same in both places")
        func look() async throws {
            let picture = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                #expect(run.texts.contains("January"))
                return run.picture
            }
            #expect(Set(picture).count > 5)
        }

        @Test("Where there is more room more photos are in a row", arguments: Place.allCases)
        func width(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let collection = try run.collection
            #expect(columns(collection) == 3)
            run.host.stage.window.resize(to: CGSize(width: 1000, height: 700))
            run.pass(seconds: 1)
            #expect(collection.bounds.width == 1000 && columns(collection) == 5)
            #expect(collection.visibleCells.allSatisfy { abs($0.bounds.width - 198) < 1 })
        }

        @Test("A fling goes through the photos equally far, and tells their delegate the same")
        func fling() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                run.drag(from: CGPoint(x: 200, y: 550), by: CGVector(dx: 0, dy: -300))
                run.pass(seconds: 5)
                let shown = try run.collection.indexPathsForVisibleItems.sorted()
                return run.log.lines + ["\(try #require(shown.first))", "\(shown.count)"]
            }
            #expect(calls.dropLast(2).last == "didEndDecelerating")
        }

        @Test("The name of an album stays at the top while its photos pass", arguments: Place.allCases)
        func header(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let collection = try run.collection
            run.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -150), rests: true)
            run.pass(seconds: 1)
            let header = try #require(
                collection.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
            let top = collection.contentOffset.y + collection.adjustedContentInset.top
            #expect(collection.contentOffset.y > 0 && abs(header.frame.minY - top) < 1)
        }

        @Test("Photos are selected and deselected, and the title counts them")
        func select() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                for item in [0, 4, 5, 4] { try tap(item, in: run) }
                #expect(run.screen.title == "2 Photos Selected")
                #expect(
                    try run.collection.indexPathsForSelectedItems?.sorted() == [
                        IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0),
                    ])
                return run.log.lines
            }
            #expect(
                calls.filter { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") } == [
                    "didSelect 0.0", "didSelect 0.4", "didSelect 0.5", "didDeselect 0.4",
                ])
        }

        @Test("What is selected stays so when its cell has gone and come again", arguments: Place.allCases)
        func reuse(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let collection = try run.collection
            try tap(1, in: run)
            collection.scrollToItem(at: IndexPath(item: 24, section: 5), at: .bottom, animated: false)
            run.pass(seconds: 0.5)
            #expect(!collection.indexPathsForVisibleItems.contains(IndexPath(item: 1, section: 0)))
            #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
            collection.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
            run.pass(seconds: 0.5)
            #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
        }
    }
}
