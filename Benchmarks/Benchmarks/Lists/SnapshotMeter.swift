import Threads
import UIKit
import UIKitTesting

/// Applies snapshots to a table of ten thousand items.
@MainActor enum SnapshotMeter {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static let count = 10_000

    /// - Returns: Milliseconds of processor time for a snapshot none of whose items was there before.
    static func replaceAll() -> Double {
        measure((count..<2 * count).map { $0 })
    }

    /// - Returns: Milliseconds of processor time for a snapshot with all items in an order of chance.
    static func shuffle() -> Double {
        measure((0..<count).shuffled())
    }

    private static func measure(_ items: [Int]) -> Double {
        ManualFrameClock.use { _ in
            let scheduler = UpdateCycle.main.install {}
            defer { withExtendedLifetime(scheduler) {} }
            let window = PaintedWindow()
            let list = UITableViewController(style: .plain)
            list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
            ScrollMeter.show(list, in: window)
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: list.tableView) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "Item", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            source.apply(makeSnapshot(Array(0..<count)), animatingDifferences: false)
            UpdateCycle.main.update()
            let snapshot = makeSnapshot(items)
            return ProcessorTime.milliseconds {
                source.apply(snapshot, animatingDifferences: true)
                UpdateCycle.main.update()
            }
        }
    }

    private static func makeSnapshot(_ items: [Int]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
}
