import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A table view controller") @MainActor struct TableControllerTests {
        private final class Rows: UITableViewController, UIDataSourceModelAssociation {
            var names = ["a", "b", "c"]

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                names.count
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }

            func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

            func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
            }
        }

        @Test("TABLE-01 TABLE-03 it has a table, which is its view, whose data source and delegate it is")
        func table() {
            let controller = UITableViewController(style: .grouped)
            #expect(controller.tableView === controller.view)
            #expect(controller.tableView.style == .grouped)
            #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
        }

        @Test("TABLE-04 a subclass overrides what it has something to say in, and shows its rows")
        func subclass() {
            let controller = Rows(style: .plain)
            let stage = Stage(root: controller)
            stage.update()
            #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
        }

        @Test("TABLE-07 rows are read anew where the app asks for it after layout")
        func reload() {
            let controller = Rows(style: .plain)
            let stage = Stage(root: controller)
            controller.names = ["x"]
            controller.tableView.reloadData()
            stage.update()
            #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["x"])
        }

        @Test("EDIT-02 EDIT-04 it passes on to the table that it is edited, whose rows show how to delete them")
        func editing() {
            let controller = Rows(style: .plain)
            let stage = Stage(root: controller)
            controller.setEditing(true, animated: false)
            stage.update()
            #expect(controller.tableView.isEditing)
            #expect(controller.tableView.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
            controller.isEditing = false
            stage.update()
            #expect(!controller.tableView.isEditing && controller.tableView.visibleCells.allSatisfy { !$0.isEditing })
        }

        @Test("TABLE-08 REST-17 the selection is restored by the names of rows, after they are in another order")
        func restoration() throws {
            func shown() -> (Rows, Stage) {
                let controller = Rows(style: .plain)
                controller.restorationIdentifier = "rows"
                return (controller, Stage(root: controller))
            }
            let (old, oldStage) = shown()
            old.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            let state = try #require(RestorableState(of: old))
            oldStage.window.rootViewController = nil

            let new = Rows(style: .plain)
            new.restorationIdentifier = "rows"
            new.names = ["c", "b", "a"]
            state.restore(new)
            let stage = Stage(root: new)
            stage.update()
            #expect(new.tableView.indexPathForSelectedRow == [0, 0])
        }

        @Test("A row is deselected when the controller comes back")
        func comingBack() {
            let controller = Rows(style: .plain)
            let stage = Stage(root: UINavigationController(rootViewController: controller))
            controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            controller.navigationController?.pushViewController(UIViewController(), animated: false)
            stage.update()
            #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
            controller.navigationController?.popViewController(animated: false)
            stage.update()
            #expect(controller.tableView.indexPathForSelectedRow == nil)
        }
    }
}
