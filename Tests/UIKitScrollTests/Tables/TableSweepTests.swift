import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Rows that two fingers go over") @MainActor struct TableSweepTests {
        /// Puts two fingers down on a row, 100 points from each other.
        private func press(_ row: Int, in staging: TableStaging) {
            for (id, point) in fingers(row, staging) { staging.stage.press(point, id: id) }
        }

        /// Moves one finger after the other to a row, so that they are halfway in between.
        private func drag(to row: Int, in staging: TableStaging) {
            for (id, point) in fingers(row, staging) { staging.stage.drag(to: point, id: id) }
        }

        private func release(_ row: Int, in staging: TableStaging) {
            for (id, point) in fingers(row, staging) { staging.stage.release(point, id: id) }
            staging.settle()
        }

        private func fingers(_ row: Int, _ staging: TableStaging) -> [(Int, CGPoint)] {
            let middle = staging.middle([0, row])
            return [(1, CGPoint(x: middle.x - 50, y: middle.y)), (2, CGPoint(x: middle.x + 50, y: middle.y))]
        }

        /// The calls of the delegate, without those that say that rows were highlighted.
        private func told(_ staging: TableStaging) -> [String] {
            staging.source.told().filter { !$0.contains("ighlight") }
        }

        @Test("All rows between are selected, and those that the fingers leave again are what they were")
        func sweep() {
            let staging = TableStaging(.plain, [6]) { $0.allowsMultipleSelection = true }
            staging.source.maySweep = true
            staging.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            press(1, in: staging)
            #expect(told(staging) == [])
            drag(to: 3, in: staging)
            #expect(
                told(staging) == ["beginSweep 1", "willSelect 1", "didSelect 1", "willSelect 3", "didSelect 3"])
            drag(to: 1, in: staging)
            #expect(told(staging) == ["willDeselect 3", "didDeselect 3"])
            drag(to: 0, in: staging)
            release(0, in: staging)
            #expect(told(staging) == ["willSelect 0", "didSelect 0", "endSweep"])
            #expect(staging.table.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 1], [0, 2]])
        }

        @Test("A table that selects one row at a time can be edited when it begins, and selects several then")
        func editing() {
            let staging = TableStaging(.plain, [6]) { $0.allowsMultipleSelectionDuringEditing = true }
            (staging.source.maySweep, staging.source.editsForSweep) = (true, true)
            press(1, in: staging)
            drag(to: 3, in: staging)
            release(3, in: staging)
            #expect(staging.table.isEditing)
            #expect(staging.table.indexPathsForSelectedRows == [[0, 1], [0, 2], [0, 3]])
            #expect(told(staging).last == "endSweep")
        }

        @Test("Where the delegate wants it they select, and otherwise they scroll", arguments: [true, false])
        func scrolling(maySweep: Bool) {
            let staging = TableStaging(.plain, [40]) { $0.allowsMultipleSelection = true }
            staging.source.maySweep = maySweep
            press(4, in: staging)
            drag(to: 2, in: staging)
            #expect((staging.table.contentOffset.y > 0) == !maySweep)
            #expect((staging.table.indexPathsForSelectedRows == nil) == !maySweep)
            release(2, in: staging)
        }

        @Test("One finger scrolls, whatever the delegate wants")
        func oneFinger() {
            let staging = TableStaging(.plain, [40]) { $0.allowsMultipleSelection = true }
            staging.source.maySweep = true
            staging.stage.press(CGPoint(x: 200, y: 200))
            staging.stage.drag(to: CGPoint(x: 200, y: 120))
            #expect(staging.table.contentOffset.y > 0 && staging.table.indexPathsForSelectedRows == nil)
            staging.stage.release(CGPoint(x: 200, y: 120))
        }

        @Test("A row that is chosen with Shift begins it too, from the row that was selected last")
        func shift() {
            let staging = TableStaging(.plain, [6]) { $0.allowsMultipleSelectionDuringEditing = true }
            staging.tap([0, 1])
            (staging.source.maySweep, staging.source.editsForSweep) = (true, true)
            _ = staging.source.told()
            staging.table.selecting.choose([0, 3], extends: true)
            #expect(
                told(staging) == [
                    "beginSweep 3", "willSelect 2", "didSelect 2", "willSelect 3", "didSelect 3", "endSweep",
                ])
            #expect(staging.table.indexPathsForSelectedRows == [[0, 1], [0, 2], [0, 3]])
        }

        @Test(
            "Rows that are inserted meanwhile do not move what is selected, and a table that reads everything anew ends it"
        )
        func updates() {
            let staging = TableStaging(.plain, [6]) { $0.allowsMultipleSelection = true }
            staging.source.maySweep = true
            press(1, in: staging)
            drag(to: 2, in: staging)
            staging.source.names[0].insert("new", at: 0)
            staging.table.insertRows(at: [[0, 0]], with: .none)
            #expect(staging.table.indexPathsForSelectedRows == [[0, 2], [0, 3]])
            staging.settle()
            drag(to: 4, in: staging)
            #expect(staging.table.indexPathsForSelectedRows == [[0, 2], [0, 3], [0, 4]])
            staging.table.reloadData()
            staging.settle()
            drag(to: 5, in: staging)
            #expect(staging.table.indexPathsForSelectedRows == nil)
            release(5, in: staging)
        }
    }
}
