import Foundation
import UIKit

/// A page of numbered rows of 44 points whose data source says what a test wants, be it true or not. The table keeps where it was scrolled to.
@MainActor final class RowsPage: UITableViewController {
    /// Makes the answer of the data source when it is asked for the number of rows.
    var count: () -> Int = { 200 }
    /// The number of rows that the data source has answered last.
    private(set) var answer = 0
    /// The rows for which a cell was asked though the data source had said that there are none so far.
    private(set) var strayRows: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "rows"
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 44
        tableView.estimatedRowHeight = 44
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        answer = count()
        return answer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row >= answer { strayRows.append(indexPath.row) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
