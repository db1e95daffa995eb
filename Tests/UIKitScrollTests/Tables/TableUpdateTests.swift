import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Updates of a table") @MainActor struct TableUpdateTests {
        init() {
            UIView.setAnimationsEnabled(false)
        }

        @Test("Rows come, go and move, and their cells stay theirs")
        func batch() {
            let staging = TableStaging(.plain, [4])
            let cells = staging.table.visibleCells
            staging.source.names = [["0.3", "new", "0.0", "0.2"]]
            staging.table.performBatchUpdates {
                staging.table.deleteRows(at: [[0, 1]], with: .fade)
                staging.table.insertRows(at: [[0, 1]], with: .left)
                staging.table.moveRow(at: [0, 3], to: [0, 0])
            }
            #expect(staging.texts == ["0.3", "new", "0.0", "0.2"])
            #expect(staging.table.cellForRow(at: [0, 0]) === cells[3])
            #expect(staging.table.cellForRow(at: [0, 2]) === cells[0])
            #expect(staging.table.cellForRow(at: [0, 3]) === cells[2])
            #expect(cells[1].superview == nil)
        }

        @Test("The selection goes where its row goes, and away with it")
        func selection() {
            let staging = TableStaging(.plain, [3])
            staging.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            staging.source.names[0].remove(at: 0)
            staging.table.deleteRows(at: [[0, 0]], with: .automatic)
            #expect(staging.table.indexPathForSelectedRow == [0, 1])
            staging.source.names[0].remove(at: 1)
            staging.table.deleteRows(at: [[0, 1]], with: .automatic)
            #expect(staging.table.indexPathForSelectedRow == nil)
        }

        @Test("A data source with another count is reported, and everything is read anew")
        func inconsistent() {
            let staging = TableStaging(.plain, [3])
            staging.source.names = [["a"]]
            var finished: Bool?
            expectDiagnostics([.invalidTable]) {
                staging.table.performBatchUpdates {
                    staging.table.insertRows(at: [[0, 0]], with: .none)
                } completion: {
                    finished = $0
                }
            }
            #expect(finished == false)
            #expect(staging.texts == ["a"])
        }

        @Test("A row that is dressed anew keeps its cell")
        func reconfigured() {
            let staging = TableStaging(.plain, [2])
            let cell = staging.table.cellForRow(at: [0, 1])
            staging.source.names[0][1] = "other"
            staging.table.reconfigureRows(at: [[0, 1]])
            #expect(staging.table.cellForRow(at: [0, 1]) === cell && cell?.textLabel?.text == "other")
        }

        @Test("An animated deletion ends in the state that reading anew would show")
        func animated() {
            ManualFrameClock.use { time in
                UIView.setAnimationsEnabled(true)
                let staging = TableStaging(.plain, [3])
                let gone = staging.table.cellForRow(at: [0, 0])
                staging.source.names[0].remove(at: 0)
                var finished: Bool?
                staging.table.performBatchUpdates {
                    staging.table.deleteRows(at: [[0, 0]], with: .fade)
                } completion: {
                    finished = $0
                }
                staging.settle()
                #expect(gone?.superview === staging.table && finished == nil)
                time.advance(by: .seconds(1))
                staging.settle()
                #expect(gone?.superview == nil && finished == true)
                #expect(staging.texts == ["0.1", "0.2"])
                #expect(staging.table.visibleCells.map(\.frame.minY) == [0, 44])
            }
        }

        @Test("Reading anew within a question of the table ends, and shows what there is then")
        func reentrant() {
            final class Source: UITableViewDataSource {
                var reloads = 2
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if reloads > 0 {
                        reloads -= 1
                        tableView.reloadData()
                    }
                    return UITableViewCell()
                }
            }
            let (stage, source) = (Stage(), Source())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            table.dataSource = source
            stage.root.view.addSubview(table)
            stage.update()
            #expect(source.reloads == 0 && table.visibleCells.count == 2)
        }
    }
}
