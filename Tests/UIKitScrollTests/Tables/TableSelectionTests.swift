import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Rows that the user selects") @MainActor struct TableSelectionTests {
        @Test("TABLE-02 a tap highlights, and then selects in place of what was selected")
        func tap() {
            let staging = TableStaging()
            staging.tap([0, 0])
            #expect(
                staging.source.told() == [
                    "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0",
                ])
            staging.tap([0, 2])
            #expect(
                staging.source.told() == [
                    "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 0",
                    "didDeselect 0", "didSelect 2",
                ])
            #expect(staging.table.indexPathForSelectedRow == [0, 2])
            #expect(staging.table.visibleCells.map(\.isSelected) == [false, false, true])
        }

        @Test("What code selects the delegate does not hear of")
        func byCode() {
            let staging = TableStaging()
            staging.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            staging.table.deselectRow(at: [0, 1], animated: false)
            #expect(staging.source.told() == [])
        }

        @Test("With several rows a tap selects one more, or one less")
        func several() {
            let staging = TableStaging { $0.allowsMultipleSelection = true }
            staging.tap([0, 0])
            staging.tap([0, 2])
            #expect(staging.table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
            staging.tap([0, 0])
            #expect(staging.table.indexPathsForSelectedRows == [[0, 2]])
        }

        @Test("A table that is edited does not select, unless it is allowed")
        func editing() {
            let staging = TableStaging()
            staging.table.setEditing(true, animated: false)
            staging.settle()
            staging.tap([0, 0])
            #expect(staging.source.told() == [] && staging.table.indexPathForSelectedRow == nil)
            staging.table.allowsSelectionDuringEditing = true
            staging.tap([0, 0])
            #expect(staging.table.indexPathForSelectedRow == [0, 0])
        }

        @Test("A row whose old one the delegate keeps is not selected")
        func kept() {
            let staging = TableStaging()
            staging.tap([0, 0])
            staging.source.keepsOld = true
            staging.tap([0, 1])
            #expect(staging.table.indexPathsForSelectedRows == [[0, 0]])
        }

        @Test("The arrows move the focus from row to row, and space selects")
        func keys() {
            let staging = TableStaging(.plain, [30])
            staging.stage.pressKey(.keyboardTab)
            staging.settle()
            #expect(staging.table.cellForRow(at: [0, 0])?.isFocused == true)
            for _ in 0..<12 {
                staging.stage.pressKey(.keyboardDownArrow)
                staging.settle()
            }
            let cell = staging.table.cellForRow(at: [0, 12])
            #expect(cell?.isFocused == true)
            #expect(cell.map { staging.table.bounds.contains($0.frame) } == true)
            staging.stage.pressKey(.keyboardSpacebar)
            #expect(staging.table.indexPathForSelectedRow == [0, 12])
        }
    }
}
