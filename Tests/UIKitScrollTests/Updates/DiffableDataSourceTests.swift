import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Lists that snapshots drive") @MainActor struct DiffableDataSourceTests {
        typealias TableSource = UITableViewDiffableDataSource<String, String>
        typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

        /// A data source with rows that can be moved, whose app applies the new order at once, as Apple's sample code does.
        private final class MovableSource: UITableViewDiffableDataSource<String, String> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
                guard let moved = itemIdentifier(for: sourceIndexPath),
                    let neighbour = itemIdentifier(for: destinationIndexPath)
                else { return }
                var snapshot = snapshot()
                snapshot.moveItem(moved, afterItem: neighbour)
                apply(snapshot, animatingDifferences: false)
            }
        }

        private let stage = Stage()
        private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            stage.root.view.addSubview(table)
        }

        /// The items for which the data source was asked for a cell.
        private final class Asked {
            var items: [String] = []
        }

        private let asked = Asked()

        private func makeCell(_ table: UITableView, _ path: IndexPath, _ item: String) -> UITableViewCell? {
            asked.items.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }

        private var sample: Snapshot {
            var snapshot = Snapshot()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems(["1", "2", "3"], toSection: "A")
            snapshot.appendItems(["4"], toSection: "B")
            return snapshot
        }

        private var texts: [String?] {
            stage.update()
            return table.visibleCells.map { $0.textLabel?.text }
        }

        @Test("A table shows what the snapshot has, and keeps the cells of rows that stay")
        func rows() {
            let source = TableSource(tableView: table, cellProvider: makeCell)
            source.apply(sample, animatingDifferences: false)
            #expect(texts == ["1", "2", "3", "4"])
            let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
            var next = source.snapshot()
            next.moveItem("3", beforeItem: "1")
            next.moveItem("2", afterItem: "4")
            next.deleteItems(["1"])
            next.appendItems(["5"])
            source.apply(next, animatingDifferences: false)
            #expect(texts == ["3", "4", "2", "5"])
            #expect(cell != nil && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
            #expect(source.indexPath(for: "2") == IndexPath(row: 1, section: 1))
            #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == "5")
            #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
            #expect(source.itemIdentifier(for: IndexPath()) == nil)
            #expect(source.sectionIdentifier(for: 1) == "B" && source.sectionIdentifier(for: 2) == nil)
            #expect(source.index(for: "B") == 1 && source.index(for: "C") == nil)
        }

        @Test("What is marked is asked for anew, and is not marked any more")
        func marks() {
            let source = TableSource(tableView: table, cellProvider: makeCell)
            source.apply(sample, animatingDifferences: false)
            stage.update()
            var next = source.snapshot()
            next.reloadItems(["1"])
            next.reconfigureItems(["2"])
            asked.items = []
            source.apply(next, animatingDifferences: false)
            #expect(texts == ["1", "2", "3", "4"] && Set(asked.items) == ["1", "2"])
            #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
            #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        }

        @Test("A provider that makes no cell is reported, and the row is empty")
        func noCell() {
            let source = TableSource(tableView: table) { _, _, _ in nil }
            expectDiagnostics([.invalidSnapshot]) {
                var snapshot = Snapshot()
                snapshot.appendSections(["A"])
                snapshot.appendItems(["1"])
                source.apply(snapshot, animatingDifferences: false)
                stage.update()
            }
        }

        @Test("A row that the user has moved is there for the data source if the app applies nothing")
        func followedMove() {
            let source = TableSource(tableView: table, cellProvider: makeCell)
            source.apply(sample, animatingDifferences: false)
            stage.update()
            source.userMovesItem(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
            source.listDidShowMove()
            #expect(source.snapshot().itemIdentifiers == ["2", "3", "1", "4"])
        }

        @Test(
            "An app that applies the order that the user made sees the identifiers from before, and ends in that order")
        func appliedMove() {
            let source = MovableSource(tableView: table, cellProvider: makeCell)
            source.apply(sample, animatingDifferences: false)
            stage.update()
            source.userMovesItem(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
            source.listDidShowMove()
            #expect(source.snapshot().itemIdentifiers == ["2", "3", "1", "4"])
        }

        // MARK: Collection views

        private func makeCollection() -> (UICollectionView, UICollectionViewDiffableDataSource<String, String>) {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            stage.root.view.addSubview(view)
            return (view, source)
        }

        private var outline: NSDiffableDataSourceSectionSnapshot<String> {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["p", "q"])
            outline.append(["p1", "p2"], to: "p")
            outline.append(["p11"], to: "p1")
            return outline
        }

        @Test("A section shows what shows of its tree, and the user expands and collapses as far as the app allows")
        func outlines() {
            let (view, source) = makeCollection()
            source.apply(outline, to: "tree", animatingDifferences: false)
            #expect(source.snapshot().itemIdentifiers == ["p", "q"])
            source.toggle("p")
            #expect(source.snapshot().itemIdentifiers == ["p", "p1", "p2", "q"])
            source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
                var children = children
                children.append(["late"])
                return children
            }
            source.toggle("p1")
            #expect(source.snapshot().itemIdentifiers == ["p", "p1", "p11", "late", "p2", "q"])
            source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "p1" }
            source.toggle("p1")
            #expect(source.snapshot().numberOfItems == 6)
            source.toggle("p")
            #expect(source.snapshot().itemIdentifiers == ["p", "q"])
            #expect(view.numberOfSections == 1)
            #expect(source.snapshot(for: "tree").isExpanded("p1"))
        }

        @Test("An item that the user moves takes what is below it along, and the app hears of the change")
        func reordering() throws {
            let (view, source) = makeCollection()
            var tree = outline
            tree.expand(["p"])
            source.apply(tree, to: "tree", animatingDifferences: false)
            let place = IndexPath(item: 0, section: 0)
            #expect(!source.collectionView(view, canMoveItemAt: place))
            source.reorderingHandlers.canReorderItem = { $0 == "p" }
            #expect(source.collectionView(view, canMoveItemAt: place))
            var transactions: [NSDiffableDataSourceTransaction<String, String>] = []
            source.reorderingHandlers.didReorder = { transactions.append($0) }
            source.userMovesItem(at: place, to: IndexPath(item: 3, section: 0))
            source.listDidShowMove()
            #expect(source.snapshot().itemIdentifiers == ["q", "p", "p1", "p2"])
            let transaction = try #require(transactions.first)
            #expect(transactions.count == 1 && transaction.sectionTransactions.map(\.sectionIdentifier) == ["tree"])
            let initial = transaction.initialSnapshot.itemIdentifiers
            #expect(initial.applying(transaction.difference) == ["q", "p", "p1", "p2"])
            #expect(source.snapshot(for: "tree").parent(of: "p11") == "p1")
        }

        @Test("A tree whose section shows something else by now is forgotten")
        func staleTree() {
            let (_, source) = makeCollection()
            source.apply(outline, to: "tree", animatingDifferences: false)
            var next = source.snapshot()
            next.appendSections(["other"])
            source.apply(next, animatingDifferences: false)
            #expect(source.snapshot(for: "tree").items.count == 5)
            next.deleteItems(["q"])
            source.apply(next, animatingDifferences: false)
            #expect(source.snapshot(for: "tree").items == ["p"] && source.snapshot(for: "none").items.isEmpty)
        }
    }
}
