@testable import UIKit
import Foundation
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Drag and drop in lists") @MainActor struct ListDragTests {
        /// Records its part in drags, and when it is highlighted and no longer.
        private final class PartCell: UITableViewCell {
            var parts: [DragState] = []
            var highlights: [Bool] = []

            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                if highlighted != isHighlighted { highlights.append(highlighted) }
                super.setHighlighted(highlighted, animated: animated)
            }

            override func dragStateDidChange(_ dragState: DragState) {
                parts.append(dragState)
            }
        }

        /// A table of four rows of 50 points in a window, whose texts can be dragged and dropped.
        @MainActor
        private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
            UITableViewDropDelegate
        {
            var texts = ["a", "b", "c", "d"]
            var log: [String] = []
            var isMovable = false
            var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            /// Holds back the data of what was dropped until it is called.
            var late: (() -> Void)?
            var isLate = false
            /// Whether the lifted row was highlighted when its preview was asked for.
            var wasHighlighted: Bool?
            /// Called when the table asks what would become of a drop.
            var onUpdate: ((UITableView) -> Void)?

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                PartCell(style: .default, reuseIdentifier: nil)
            }

            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }

            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
                texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            }

            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] {
                let item = UIDragItem(itemProvider: NSItemProvider(object: texts[indexPath.row]))
                item.localObject = texts[indexPath.row]
                return [item]
            }

            func tableView(
                _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
            ) -> UIDragPreviewParameters? {
                wasHighlighted = tableView.cellForRow(at: indexPath)?.isHighlighted
                return nil
            }

            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
                log.append("begin")
            }

            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
                log.append("end")
            }

            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal {
                onUpdate?(tableView)
                return proposal
            }

            func tableView(
                _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
            ) {
                let target = coordinator.destinationIndexPath
                let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere" }
                log.append("drop \(sources.joined(separator: " ")) at \(target.map { "\($0.row)" } ?? "no row")")
                coordinator.session.loadObjects(ofClass: NSString.self) { [weak self, weak tableView] objects in
                    guard let self, let tableView, let target else { return }
                    let new = objects.compactMap { $0 as? String }
                    let insert = { [weak self] in
                        guard let self, let item = coordinator.items.first else { return }
                        texts.insert(contentsOf: new, at: target.row)
                        tableView.insertRows(at: [target], with: .none)
                        let animator = coordinator.drop(item.dragItem, toRowAt: target)
                        animator.addAnimations { [weak self] in self?.log.append("along") }
                        animator.addCompletion { [weak self] in self?.log.append($0 == .end ? "landed" : "lost") }
                    }
                    if isLate { late = insert } else { insert() }
                }
            }
        }

        private func table(_ rows: Rows, in staging: DragStaging, y: CGFloat = 100) -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: y, width: 150, height: 200))
            table.rowHeight = 50
            table.dataSource = rows
            table.dragDelegate = rows
            staging.stage.root.view.addSubview(table)
            staging.stage.update()
            return table
        }

        private func staged(_ body: (DragStaging, Rows) throws -> Void) rethrows {
            try ManualFrameClock.use { clock in
                let rows = Rows()
                let staging = DragStaging(clock)
                staging.kept = rows
                try body(staging, rows)
            }
        }

        @Test("A row is dragged to a view elsewhere, which gets what the drag delegate gave")
        func outOfTable() {
            staged { staging, rows in
                let table = table(rows, in: staging)
                staging.lift(at: CGPoint(x: 50, y: 175))
                #expect(staging.carried?.pieceFrame.midY == 175 && !table.hasActiveDrag)
                staging.drag(to: DragStaging.place)
                #expect(table.hasActiveDrag && rows.log == ["begin"])
                staging.release(at: DragStaging.place)
                #expect(staging.loaded == ["b"] && rows.log == ["begin", "end"] && !table.hasActiveDrag)
                #expect(rows.texts == ["a", "b", "c", "d"])
            }
        }

        @Test("A row that is lifted is pressed no longer, in the picture of it that is carried neither")
        func liftedRow() throws {
            try staged { staging, rows in
                let table = table(rows, in: staging)
                let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PartCell)
                staging.lift(at: CGPoint(x: 50, y: 175))
                #expect(cell.highlights == [true, false] && rows.wasHighlighted == false)
                staging.release(at: CGPoint(x: 50, y: 175))
                #expect(cell.highlights == [true, false] && table.indexPathForSelectedRow == nil)
            }
        }

        @Test(
            "Rows that the data source lets move are reordered by a drag, without a delegate for drops",
            arguments: [true, false])
        func reorder(isMovable: Bool) {
            staged { staging, rows in
                rows.isMovable = isMovable
                let table = table(rows, in: staging)
                staging.lift(at: CGPoint(x: 50, y: 125))
                staging.drag(to: CGPoint(x: 50, y: 210))
                #expect(staging.stage.window.drag?.operation == (isMovable ? .move : .cancel))
                staging.release(at: CGPoint(x: 50, y: 210))
                #expect(rows.log == (isMovable ? ["begin", "move 0 to 1", "end"] : ["begin", "end"]))
                #expect(rows.texts == (isMovable ? ["b", "a", "c", "d"] : ["a", "b", "c", "d"]))
                #expect(!table.hasActiveDrop && table.reordering.gap == nil)
            }
        }

        @Test("The rows make room where something from elsewhere would come, and close when it goes")
        func room() throws {
            try staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
                let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
                staging.lift()
                staging.drag(to: CGPoint(x: 50, y: 160))
                staging.settle()
                #expect(table.hasActiveDrop && second.frame.minY == 94)
                staging.drag(to: DragStaging.nowhere)
                staging.settle()
                #expect(!table.hasActiveDrop && second.frame.minY == 50)
                staging.release(at: DragStaging.nowhere)
            }
        }

        @Test("A delegate for drops gets what comes from elsewhere with the row at which it was dropped")
        func intoTable() {
            staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
                staging.lift()
                staging.drag(to: CGPoint(x: 50, y: 160))
                staging.release(at: CGPoint(x: 50, y: 160))
                #expect(rows.log == ["drop elsewhere at 1", "along", "landed"])
                #expect(rows.texts == ["a", "apple", "b", "c", "d"] && table.numberOfRows(inSection: 0) == 5)
            }
        }

        @Test("What is added to a drop whose data comes when the preview has gone runs by itself")
        func lateData() {
            staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
                rows.isLate = true
                staging.lift()
                staging.drag(to: CGPoint(x: 50, y: 160))
                staging.release(at: CGPoint(x: 50, y: 160))
                #expect(rows.log == ["drop elsewhere at 1"] && table.numberOfRows(inSection: 0) == 4)
                rows.late?()
                #expect(rows.log.count == 1)
                staging.settle()
                #expect(rows.log == ["drop elsewhere at 1", "along", "landed"])
                #expect(table.numberOfRows(inSection: 0) == 5)
            }
        }

        @Test("Close to the end of the last row the place is behind it, and below all rows there is none")
        func end() {
            staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.texts = ["a"]
                table.reloadData()
                staging.stage.update()
                #expect(table.destination(at: CGPoint(x: 50, y: 10)) == IndexPath(row: 0, section: 0))
                #expect(table.destination(at: CGPoint(x: 50, y: 45)) == IndexPath(row: 1, section: 0))
                #expect(table.destination(at: CGPoint(x: 50, y: 120)) == nil)
            }
        }

        @Test("Into a row: the row is marked, no room is made, and the delegate hears of the row")
        func into() throws {
            try staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
                let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
                staging.lift()
                staging.drag(to: CGPoint(x: 50, y: 160))
                #expect(second.isHighlighted && table.reordering.gap == nil)
                staging.drag(to: DragStaging.nowhere)
                #expect(!second.isHighlighted)
                staging.release(at: DragStaging.nowhere)
            }
        }

        @Test("A cell is told of its part in a drag, and all cells are while one of them would get what is dragged")
        func parts() throws {
            try staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
                let cells = try (0..<3).map { row in
                    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? PartCell)
                }
                var states: [UICellConfigurationState] { cells.map(\.configurationState) }
                staging.lift(at: CGPoint(x: 50, y: 175))
                #expect(states.map(\.cellDragState) == [.none, .lifting, .none])
                #expect(states.allSatisfy { $0.cellDropState == .none })
                staging.drag(to: CGPoint(x: 50, y: 225))
                #expect(states.map(\.cellDragState) == [.none, .dragging, .none])
                #expect(states.map(\.cellDropState) == [.notTargeted, .notTargeted, .targeted])
                staging.drag(to: DragStaging.nowhere)
                #expect(states.allSatisfy { $0.cellDropState == .none })
                staging.release(at: DragStaging.nowhere)
                #expect(cells.map(\.parts) == [[], [.lifting, .dragging, .none], []])
                staging.lift(at: CGPoint(x: 50, y: 125))
                staging.release(at: CGPoint(x: 50, y: 125))
                #expect(cells[0].parts == [.lifting, .none])
            }
        }

        @Test("A delegate that proposes something else for the same row has that shown in place of what was")
        func otherIntent() throws {
            try staged { staging, rows in
                let table = table(rows, in: staging)
                table.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
                let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
                staging.lift()
                staging.drag(to: CGPoint(x: 50, y: 110))
                #expect(table.reordering.gap?.target == IndexPath(row: 0, section: 0) && !first.isHighlighted)
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
                staging.drag(to: CGPoint(x: 50, y: 111))
                #expect(table.reordering.gap == nil && first.isHighlighted)
                rows.proposal = UITableViewDropProposal(operation: .forbidden)
                staging.drag(to: CGPoint(x: 50, y: 112))
                #expect(table.reordering.gap == nil && !first.isHighlighted)
                staging.release(at: DragStaging.nowhere)
            }
        }

        @Test("A table that reads everything anew while a row of it is dragged forgets where the row was")
        func reloaded() {
            staged { staging, rows in
                rows.isMovable = true
                let table = table(rows, in: staging)
                staging.lift(at: CGPoint(x: 50, y: 125))
                staging.drag(to: CGPoint(x: 50, y: 210))
                rows.texts = ["x"]
                table.reloadData()
                staging.stage.update()
                staging.drag(to: CGPoint(x: 50, y: 120))
                staging.release(at: CGPoint(x: 50, y: 120))
                #expect(rows.log == ["begin", "end"] && rows.texts == ["x"])
            }
        }

        @Test(
            "A row that is dragged is known by its place after an update of the table, and not at all when it has gone",
            arguments: [(0, ["c", "b", "d"]), (2, ["a", "b", "d"])])
        func updated(deleted: Int, texts: [String]) {
            staged { staging, rows in
                rows.isMovable = true
                let table = table(rows, in: staging)
                staging.lift(at: CGPoint(x: 50, y: 225))
                staging.drag(to: CGPoint(x: 50, y: 110))
                #expect(table.reordering.gap?.target == IndexPath(row: 0, section: 0))
                rows.texts.remove(at: deleted)
                table.deleteRows(at: [IndexPath(row: deleted, section: 0)], with: .none)
                #expect(table.reordering.gap == nil)
                staging.settle()
                staging.drag(to: CGPoint(x: 50, y: 112))
                staging.release(at: CGPoint(x: 50, y: 112))
                #expect(rows.texts == texts)
                #expect(rows.log == (deleted == 0 ? ["begin", "move 1 to 0", "end"] : ["begin", "end"]))
            }
        }

        @Test("A table that goes while its delegate is asked about a drop ends nothing but its own part")
        func tableGone() {
            staged { staging, rows in
                weak let gone = table(rows, in: staging)
                gone?.dropDelegate = rows
                rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
                rows.onUpdate = { $0.removeFromSuperview() }
                staging.lift()
                staging.drag(to: CGPoint(x: 50, y: 160))
                staging.release(at: CGPoint(x: 50, y: 160))
                #expect(staging.log.last == "did end cancel" && rows.log == [])
                #expect(gone == nil)
            }
        }

        /// Items of 50 by 50 points in a collection view, whose texts can be dragged and dropped.
        @MainActor
        private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
            UICollectionViewDropDelegate
        {
            var texts = ["a", "b", "c"]
            var log: [String] = []
            /// Whether the first item was shown as highlighted, each time that it was configured.
            var highlights: [Bool] = []
            /// The last of these when its preview was asked for.
            var wasHighlighted: Bool?

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                texts.count
            }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                if indexPath.item == 0 {
                    cell.configurationUpdateHandler = { [weak self] in self?.highlights.append($1.isHighlighted) }
                }
                return cell
            }

            func collectionView(
                _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
            ) -> UIDragPreviewParameters? {
                wasHighlighted = highlights.last
                return nil
            }

            func collectionView(
                _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
            ) -> Bool {
                true
            }

            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
                texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            }

            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] {
                [UIDragItem(itemProvider: NSItemProvider(object: texts[indexPath.item]))]
            }

            func collectionView(
                _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UICollectionViewDropProposal {
                UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            }

            func collectionView(
                _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
            ) {
                log.append("drop at \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "no item")")
            }
        }

        private func collection(_ items: Items, in staging: DragStaging) -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            layout.minimumInteritemSpacing = 0
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 120, width: 150, height: 150), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.dragDelegate = items
            staging.stage.root.view.addSubview(view)
            staging.stage.update()
            return view
        }

        @Test("An item that is lifted is pressed no longer, in the picture of it that is carried neither")
        func liftedItem() {
            ManualFrameClock.use { clock in
                let (items, staging) = (Items(), DragStaging(clock))
                staging.kept = items
                let view = collection(items, in: staging)
                staging.stage.press(CGPoint(x: 25, y: 145))
                clock.advance(by: .milliseconds(300))
                staging.stage.update()
                #expect(items.highlights.last == true)
                clock.advance(by: .milliseconds(300))
                staging.stage.update()
                #expect(staging.carried != nil && items.wasHighlighted == false)
                staging.release(at: CGPoint(x: 25, y: 145))
                #expect(view.indexPathsForSelectedItems == nil)
            }
        }

        @Test("An item of a collection view is reordered by a drag, without a delegate for drops")
        func collectionReorder() {
            ManualFrameClock.use { clock in
                let (items, staging) = (Items(), DragStaging(clock))
                staging.kept = items
                let view = collection(items, in: staging)
                staging.lift(at: CGPoint(x: 25, y: 145))
                staging.drag(to: CGPoint(x: 110, y: 145))
                #expect(staging.stage.window.drag?.operation == .move && view.dropMark?.frame.midX == 100)
                staging.release(at: CGPoint(x: 110, y: 145))
                #expect(items.log == ["move 0 to 1"] && items.texts == ["b", "a", "c"] && view.dropMark == nil)
            }
        }

        @Test("A collection view's delegate gets a drop with the item at which it was dropped")
        func collectionDrop() {
            ManualFrameClock.use { clock in
                let (items, staging) = (Items(), DragStaging(clock))
                staging.kept = items
                let view = collection(items, in: staging)
                view.dropDelegate = items
                staging.lift()
                staging.drag(to: CGPoint(x: 75, y: 145))
                #expect(staging.stage.window.drag?.operation == .copy)
                staging.release(at: CGPoint(x: 75, y: 145))
                #expect(items.log == ["drop at 1"])
                staging.lift()
                staging.drag(to: CGPoint(x: 145, y: 145))
                staging.release(at: CGPoint(x: 145, y: 145))
                #expect(items.log == ["drop at 1", "drop at 3"])
            }
        }
    }
}
