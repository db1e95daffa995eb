import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A table") @MainActor struct TableViewTests {
        @Test("Cells exist for the rows that are seen, and come again for others")
        func cells() {
            let staging = TableStaging(.plain, [100_000]) { $0.rowHeight = 50 }
            #expect(staging.table.visibleCells.count == 6)
            #expect(staging.source.askedCells.count == 6)
            #expect(staging.table.contentSize == CGSize(width: 400, height: 5_000_000))
            let first = staging.table.visibleCells.first
            staging.table.contentOffset.y = 1_000_000
            staging.settle()
            #expect(staging.texts == (20_000..<20_006).map { "0.\($0)" })
            #expect(staging.table.visibleCells.contains { $0 === first })
            #expect(staging.table.cellForRow(at: [0, 0]) == nil)
        }

        @Test("Rows and headers are told to those who cannot see them from top to bottom")
        func told() {
            let staging = TableStaging(.plain, [2, 3]) { ($0.dataSource as? TableLog)?.titles = [0: "One", 1: "Two"] }
            staging.table.contentOffset.y = 40
            staging.settle()
            staging.table.contentOffset.y = 0
            staging.settle()
            #expect(
                staging.table.describedViews.compactMap(\.description.label) == [
                    "One", "0.0", "0.1", "Two", "1.0", "1.1", "1.2",
                ])
        }

        @Test(
            "Rows that can be moved have the control for it while the table is edited, unless the cell says otherwise")
        func reorderControl() throws {
            final class Source: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                }

                func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                    indexPath.row == 0
                }
            }
            let staging = TableStaging(.plain, [2])
            let source = Source()
            staging.table.dataSource = source
            staging.table.isEditing = true
            staging.settle()
            let first = try #require(staging.table.cellForRow(at: [0, 0]))
            let second = try #require(staging.table.cellForRow(at: [0, 1]))
            #expect(first.showsReorderControl && !second.showsReorderControl)
            #expect(first.controls.reorder != nil && second.controls.reorder == nil)
            first.showsReorderControl = false
            second.showsReorderControl = true
            #expect(first.controls.reorder == nil && second.controls.reorder == nil)
        }

        @Test("A finger that moves on the index at once chooses letters and does not draw the rows")
        func quickIndex() throws {
            let staging = TableStaging(.plain, Array(repeating: 10, count: 10)) { table in
                (table.dataSource as? TableLog)?.indexTitles = (0..<10).map { "\($0)" }
            }
            let index = try #require(staging.table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first)
            let middles = [8, 2].map { index.convert(index.middle(ofTitle: $0), to: nil) }
            staging.stage.press(middles[0])
            staging.stage.drag(to: middles[1])
            staging.stage.release(middles[1])
            staging.settle()
            #expect(staging.table.contentOffset.y == staging.table.rect(forSection: 2).minY)
        }

        @Test("The heights of rows are asked for when they are about to be seen")
        func lazyHeights() {
            let staging = TableStaging(.plain, [100_000]) {
                ($0.dataSource as? TableLog)?.height = { CGFloat(40 + $0.row % 3) }
            }
            #expect(staging.source.askedHeights < 20)
            #expect(staging.table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 81, width: 400, height: 42))
        }

        @Test("With estimates turned off all heights are asked for at once")
        func allHeights() {
            let staging = TableStaging(.plain, [1000]) {
                $0.estimatedRowHeight = 0
                ($0.dataSource as? TableLog)?.height = { _ in 30 }
            }
            #expect(staging.source.askedHeights >= 1000)
            #expect(staging.table.contentSize.height == 30_000)
        }

        @Test("What is seen stays in place while rows above it turn out to be higher")
        func anchored() {
            let staging = TableStaging(.plain, [1000]) {
                ($0.dataSource as? TableLog)?.height = { _ in 60 }
            }
            staging.table.scrollToRow(at: [0, 500], at: .top, animated: false)
            staging.settle()
            #expect(staging.texts.first == "0.500")
            let place = staging.table.rectForRow(at: [0, 500]).minY - staging.table.contentOffset.y
            staging.table.contentOffset.y -= 30
            staging.settle()
            #expect(staging.table.rectForRow(at: [0, 500]).minY - staging.table.contentOffset.y == place + 30)
        }

        @Test("Another delegate is asked for heights, and neither rows that are seen nor what is selected go by that")
        func otherDelegate() throws {
            let staging = TableStaging(.plain, [1000]) { ($0.dataSource as? TableLog)?.height = { _ in 60 } }
            staging.table.scrollToRow(at: [0, 500], at: .bottom, animated: false)
            staging.settle()
            staging.table.selectRow(at: [0, 499], animated: false, scrollPosition: .none)
            let (offset, cell) = (staging.table.contentOffset.y, try #require(staging.table.cellForRow(at: [0, 500])))
            let asked = staging.source.askedCells.count
            let other = TableLog([1000])
            other.height = { _ in 60 }
            staging.table.delegate = other
            staging.settle()
            #expect(other.askedHeights > 0 && other.askedHeights < 20 && staging.source.askedCells.count == asked)
            #expect(staging.table.contentOffset.y == offset && staging.table.cellForRow(at: [0, 500]) === cell)
            #expect(staging.table.indexPathForSelectedRow == [0, 499])
            other.height = { _ in 80 }
            staging.table.delegate = nil
            staging.table.delegate = other
            staging.settle()
            #expect(staging.table.rectForRow(at: [0, 500]).height == 80)
        }

        @Test("A count that cannot be counts as none, with a report")
        func negativeCount() {
            final class Source: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            let (table, source) = (UITableView(), Source())
            expectDiagnostics([.invalidTable]) {
                withExtendedLifetime(source) {
                    table.dataSource = source
                    #expect(table.numberOfRows(inSection: 0) == 0)
                }
            }
        }

        @Test("A height that cannot be is measured instead, with a report", arguments: [CGFloat.nan, .infinity, -7])
        func impossibleHeight(_ height: CGFloat) {
            expectDiagnostics([.invalidTable]) {
                let staging = TableStaging(.plain, [1]) {
                    ($0.dataSource as? TableLog)?.height = { _ in height }
                }
                #expect(staging.table.rectForRow(at: [0, 0]).height == 44)
            }
        }

        @Test("An identifier without a class gives a plain cell, with a report")
        func unregistered() {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            expectDiagnostics([.invalidTable]) {
                let cell = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
                #expect(cell.reuseIdentifier == "none")
            }
            #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
        }

        @Test("A registered class is made by its own initialiser")
        func registered() {
            final class Cell: UITableViewCell {
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                    tag = 7
                }
                required init?(coder: NSCoder) { nil }
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.register(Cell.self, forCellReuseIdentifier: "own")
            let cell = table.dequeueReusableCell(withIdentifier: "own", for: [0, 0])
            #expect(cell is Cell && cell.tag == 7 && cell.detailTextLabel != nil && cell.reuseIdentifier == "own")
        }

        @Test("The headers of a plain table stay at its upper edge")
        func pinned() throws {
            let staging = TableStaging(.plain, [20, 20]) {
                ($0.dataSource as? TableLog)?.titles = [0: "First", 1: "Second"]
                $0.sectionHeaderHeight = 30
            }
            let header = try #require(staging.table.headerView(forSection: 0))
            #expect(header.textLabel?.text == "First" && header.frame.minY == 22)
            staging.table.contentOffset.y = 200
            staging.settle()
            #expect(header.frame.minY == 200)
            let end = staging.table.rect(forSection: 0).maxY
            staging.table.contentOffset.y = end - 10
            staging.settle()
            #expect(header.frame.maxY == end)
        }

        @Test("Reading everything anew drops the selection, and asks for the cells again")
        func reload() {
            let staging = TableStaging()
            staging.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            staging.source.names = [["a", "b"]]
            staging.table.reloadData()
            #expect(staging.table.indexPathForSelectedRow == nil)
            #expect(staging.table.numberOfRows(inSection: 0) == 2)
            #expect(staging.texts == ["a", "b"])
            #expect(staging.table.visibleCells.allSatisfy { !$0.isSelected })
        }

        @Test("A cell that needs another height gets it")
        func selfSizing() {
            let staging = TableStaging(.plain, [3])
            #expect(staging.table.rectForRow(at: [0, 1]).minY == 44)
            let label = staging.table.cellForRow(at: [0, 0])?.textLabel
            label?.numberOfLines = 0
            label?.text = String(repeating: "many words ", count: 30)
            staging.settle()
            #expect(staging.table.rectForRow(at: [0, 0]).height > 60)
            #expect(
                staging.table.cellForRow(at: [0, 1])?.frame.minY == staging.table.rectForRow(at: [0, 0]).maxY)
        }

        @Test("Rows are found at points, and points of none have none")
        func places() {
            let staging = TableStaging(.insetGrouped, [2])
            let rect = staging.table.rectForRow(at: [0, 1])
            #expect(rect.minX == 16 && rect.width == 368)
            #expect(staging.table.indexPathForRow(at: CGPoint(x: 200, y: rect.midY)) == [0, 1])
            #expect(staging.table.indexPathForRow(at: CGPoint(x: 5, y: rect.midY)) == nil)
            #expect(staging.table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 3)) == nil)
            #expect(staging.table.rectForRow(at: [4, 4]) == .zero && staging.table.rectForRow(at: [0]) == .zero)
        }

        @Test("The first and last cells of an inset section have its round corners")
        func corners() {
            let staging = TableStaging(.insetGrouped, [3])
            let cells = staging.table.visibleCells
            #expect(cells.map { $0.layer.cornerRadius } == [10, 0, 10])
            #expect(cells.first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(cells.last?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
    }
}
