import UIKit

/// A table of ten thousand rows of one to three lines, whose heights come from what is in them.
package final class LongListViewController: UITableViewController {
    private let count: Int

    package init(count: Int = 10_000) {
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(indexPath.row)"
        content.secondaryText = (0...indexPath.row % 3).map { "and its line \($0)" }.joined(separator: "\n")
        cell.contentConfiguration = content
        return cell
    }
}
