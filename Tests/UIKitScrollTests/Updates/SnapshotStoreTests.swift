import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Snapshots that wait for each other") @MainActor struct SnapshotStoreTests {
        typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

        /// A list that keeps the batches that it gets.
        private final class RecordingList: UpdatableList {
            let numberOfSections = 0
            var batches: [ListUpdates] = []
            var reloads = 0
            var onApply: (() -> Void)?

            func apply(_ updates: ListUpdates, animated: Bool, completion: ((Bool) -> Void)?) {
                batches.append(updates)
                onApply?()
                completion?(true)
            }

            func reloadData() { reloads += 1 }
        }

        private let list = RecordingList()
        private let store: SnapshotStore<Int, Int>

        init() {
            store = SnapshotStore(list)
        }

        private func snapshot(_ items: Int...) -> Snapshot {
            var snapshot = Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            return snapshot
        }

        @Test("A snapshot that is applied while another one is comes after it")
        func nested() {
            var order: [String] = []
            list.onApply = {
                list.onApply = nil
                store.apply(snapshot(1, 2), animated: true) { order.append("inner") }
                #expect(store.current.itemIdentifiers == [1])
            }
            store.apply(snapshot(1), animated: true) { order.append("outer") }
            #expect(order == ["outer", "inner"] && store.current.itemIdentifiers == [1, 2])
            #expect(list.batches.map(\.insertedSections) == [[0], []])
            #expect(list.batches.last?.insertedItems == [IndexPath(item: 1, section: 0)])
        }

        @Test("Every completion is called, also where nothing changes, and where the list asks somebody else by now")
        func completions() {
            var count = 0
            store.apply(snapshot(1), animated: false) { count += 1 }
            store.apply(snapshot(1), animated: false) { count += 1 }
            #expect(list.batches.count == 1 && count == 2)
            store.reload(snapshot(2)) { count += 1 }
            #expect(list.reloads == 1 && count == 3)
            store.isConnected = { false }
            store.apply(snapshot(3), animated: false) { count += 1 }
            store.reload(snapshot(4)) { count += 1 }
            #expect(count == 5 && list.batches.count == 1 && list.reloads == 1)
            #expect(store.current.itemIdentifiers == [4])
        }

        @Test("Snapshots wait while the user's move is not shown, and are compared with what is shown then")
        func pausing() {
            store.apply(snapshot(1, 2, 3), animated: false, completion: nil)
            list.batches = []
            store.pause()
            store.apply(snapshot(2, 3, 1), animated: false, completion: nil)
            store.apply(snapshot(2, 3, 1, 4), animated: false, completion: nil)
            store.follow(snapshot(2, 3, 1))
            #expect(list.batches.isEmpty)
            store.resume()
            #expect(list.batches.count == 1 && list.batches[0].insertedItems == [IndexPath(item: 3, section: 0)])
            #expect(list.batches[0].itemMoves.isEmpty)
        }
    }
}
