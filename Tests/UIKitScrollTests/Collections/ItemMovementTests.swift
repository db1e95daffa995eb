import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Moving items by hand") @MainActor struct ItemMovementTests {
        private let staging = CollectionStaging([["a", "b", "c", "d", "e"]])
        private var view: UICollectionView { staging.view }

        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        @Test("The others make way while an item is held, and the data follows when it is put down")
        func move() throws {
            let cell = try #require(view.cellForItem(at: path(0)))
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 30))
            staging.settle()
            #expect(cell.center == CGPoint(x: 240, y: 30) && cell.configurationState.isReordering)
            #expect(staging.frame(1)?.minX == 0 && staging.frame(2)?.minX == 100 && staging.frame(3)?.minX == 300)
            #expect(staging.source.log.isEmpty)
            view.endInteractiveMovement()
            staging.settle()
            #expect(staging.source.log == ["move 0 to 2"] && staging.texts == ["b", "c", "a", "d", "e"])
            #expect(view.cellForItem(at: path(2)) === cell && cell.frame.minX == 200)
            #expect(!cell.configurationState.isReordering)
        }

        @Test("An item that is put back leaves everything as it was")
        func cancel() {
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 30))
            view.cancelInteractiveMovement()
            staging.settle()
            #expect(staging.source.log.isEmpty && staging.texts == ["a", "b", "c", "d", "e"])
            #expect((0..<4).map { staging.frame($0)?.minX } == [0, 100, 200, 300])
        }

        @Test("What the data source does not let go stays")
        func refused() {
            staging.source.mayMove = false
            #expect(!view.beginInteractiveMovementForItem(at: path(0)))
            #expect(!view.beginInteractiveMovementForItem(at: path(9)))
        }

        @Test("An update while an item is held puts it down")
        func update() {
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 30))
            staging.source.sections = [["a", "b", "c", "d"]]
            view.deleteItems(at: [path(4)])
            view.endInteractiveMovement()
            staging.settle()
            #expect(staging.source.log.isEmpty && staging.texts == ["a", "b", "c", "d"])
        }
    }
}
