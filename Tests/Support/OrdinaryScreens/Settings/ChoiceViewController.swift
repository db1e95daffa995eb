import UIKit

/// A list of options of which one is chosen.
final class ChoiceViewController: UITableViewController {
    private let options: [String]
    private var selection: String?
    var onSelect: ((String) -> Void)?

    init(title: String, options: [String], selection: String?) {
        self.options = options
        self.selection = selection
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) {
        options = []
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Option")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        options.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = options[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = options[indexPath.row] == selection ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let option = options[indexPath.row]
        guard option != selection else { return }
        selection = option
        onSelect?(option)
        tableView.reloadData()
    }
}
