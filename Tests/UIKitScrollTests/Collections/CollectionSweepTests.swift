import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Items that two fingers go over") @MainActor struct CollectionSweepTests {
        /// Lines of four items of 100 by 50 points, six of which are seen.
        private let staging = CollectionStaging(count: 80)
        private var view: UICollectionView { staging.view }
        private var items: [Int]? { view.indexPathsForSelectedItems?.map(\.item) }

        /// Moves one finger after the other, 100 points from each other around a point.
        private func drag(to point: CGPoint) {
            staging.stage.drag(to: CGPoint(x: point.x - 50, y: point.y), id: 1)
            staging.stage.drag(to: CGPoint(x: point.x + 50, y: point.y), id: 2)
        }

        private func press(_ point: CGPoint) {
            staging.stage.press(CGPoint(x: point.x - 50, y: point.y), id: 1)
            staging.stage.press(CGPoint(x: point.x + 50, y: point.y), id: 2)
        }

        private func release(_ point: CGPoint) {
            staging.stage.release(CGPoint(x: point.x - 50, y: point.y), id: 1)
            staging.stage.release(CGPoint(x: point.x + 50, y: point.y), id: 2)
            staging.settle()
        }

        @Test("All items between are selected, and those that the fingers leave again are not")
        func sweep() {
            staging.source.maySweep = true
            press(CGPoint(x: 250, y: 75))
            drag(to: CGPoint(x: 250, y: 125))
            #expect(staging.source.log.first == "beginSweep 6" && items == [6, 7, 8, 9, 10])
            drag(to: CGPoint(x: 50, y: 125))
            #expect(items == [6, 7, 8])
            release(CGPoint(x: 50, y: 125))
            #expect(staging.source.log.last == "endSweep" && items == [6, 7, 8])
        }

        @Test("Near the lower edge the view scrolls by itself, and what comes below the fingers is selected")
        func edge() {
            staging.source.maySweep = true
            press(CGPoint(x: 250, y: 75))
            drag(to: CGPoint(x: 250, y: 295))
            #expect(items == Array(6...22) && view.contentOffset.y == 0)
            staging.clock.advance(by: .milliseconds(500))
            #expect(view.contentOffset.y > 100)
            #expect(items?.starts(with: 6...30) == true)
            release(CGPoint(x: 250, y: 295))
            let offset = view.contentOffset
            staging.clock.advance(by: .milliseconds(500))
            #expect(view.contentOffset == offset)
        }

        @Test("Two fingers scroll where the delegate wants nothing of it")
        func scrolling() {
            press(CGPoint(x: 250, y: 275))
            drag(to: CGPoint(x: 250, y: 175))
            #expect(view.contentOffset.y > 0 && items == nil)
            release(CGPoint(x: 250, y: 175))
        }

        @Test("An item that is chosen with Shift begins it too, from the item that was selected last")
        func shift() {
            staging.tap(2)
            (staging.source.maySweep, staging.source.log) = (true, [])
            view.choose(IndexPath(item: 4, section: 0), isRange: true)
            #expect(
                staging.source.log == [
                    "beginSweep 4", "shouldSelect 3", "didSelect 3", "shouldSelect 4", "didSelect 4", "endSweep",
                ])
            #expect(items == [2, 3, 4])
        }
    }
}
