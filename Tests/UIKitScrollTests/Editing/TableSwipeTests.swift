import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A row of a table that lies aside") @MainActor struct TableSwipeTests {
        /// Notes what it says of its deletion whenever its state has changed.
        private final class NotingCell: UITableViewCell {
            private(set) var story: [Bool] = []

            override func didTransition(to state: UITableViewCell.StateMask) {
                super.didTransition(to: state)
                story.append(showingDeleteConfirmation)
            }
        }

        @Test("A cell says that its deletion is asked for from when its row lies aside until it has gone back")
        func confirmation() throws {
            let staging = TableStaging { $0.register(NotingCell.self, forCellReuseIdentifier: "cell") }
            let cells = try (0..<2).map {
                try #require(staging.table.cellForRow(at: IndexPath(row: $0, section: 0)) as? NotingCell)
            }
            #expect(cells[0].story == [] && !cells[0].showingDeleteConfirmation)
            staging.table.rowSwipe.confirmDeletion(of: cells[0], title: "Delete", animated: false) {}
            #expect(cells[0].story == [true] && !cells[1].showingDeleteConfirmation)
            staging.table.rowSwipe.close(animated: false)
            #expect(cells[0].story == [true, false] && !cells[0].showingDeleteConfirmation)
            #expect(cells[1].story == [])
        }
    }
}
