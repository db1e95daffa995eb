import UIKit

/// A list of tasks: rows with actions at both sides, which can be deleted and put into another order.
final class SwipesViewController: SectionViewController, UITableViewDataSource, UITableViewDelegate {
    private var tasks = ["bread", "letter", "bicycle", "plants", "books", "piano", "roof", "tickets"]
    private var finished: Set<String> = ["letter"]
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let edit = UIButton(configuration: .plain())

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        edit.configuration?.title = texts["edit"]
        edit.addAction(
            UIAction { [unowned self] _ in setEditing(!isEditing, animated: true) }, for: .primaryActionTriggered)
        edit.setContentHuggingPriority(.required, for: .horizontal)
        add(UIStackView.row([UILabel(texts["hint"], color: .quietText, lines: 0), edit]))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        table.dataSource = self
        table.delegate = self
        add(table)
        fillPage()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        table.setEditing(editing, animated: animated)
        edit.configuration?.title = texts[editing ? "done" : "edit"]
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        let task = tasks[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = texts[task]
        content.image = UIImage(systemName: finished.contains(task) ? "checkmark.circle.fill" : "circle")
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(indexPath) }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    private func delete(_ indexPath: IndexPath) {
        tasks.remove(at: indexPath.row)
        table.deleteRows(at: [indexPath], with: .automatic)
    }

    // MARK: Swiping

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let task = tasks[indexPath.row]
        let isFinished = finished.contains(task)
        let action = UIContextualAction(style: .normal, title: texts[isFinished ? "reopen" : "finish"]) {
            [unowned self] _, _, completion in
            finished.formSymmetricDifference([task])
            tableView.reconfigureRows(at: [indexPath])
            completion(true)
        }
        action.backgroundColor = UIColor(red: 0.05, green: 0.42, blue: 0.2, alpha: 1)
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: texts["delete"]) {
            [unowned self] _, _, completion in
            self.delete(indexPath)
            completion(true)
        }
        let later = UIContextualAction(style: .normal, title: texts["later"]) { [unowned self] _, _, completion in
            tasks.append(tasks.remove(at: indexPath.row))
            tableView.moveRow(at: indexPath, to: IndexPath(row: tasks.count - 1, section: 0))
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, later])
    }
}
