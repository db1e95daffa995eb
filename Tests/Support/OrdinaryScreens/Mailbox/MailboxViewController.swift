import UIKit

/// The messages of a mailbox, newest first: read and flagged by swiping, deleted one by one or several at a time, fetched by pulling.
public final class MailboxViewController: UITableViewController {
    private var messages: [Message] = []
    private var dataSource: MailboxDataSource?
    private let countLabel = UILabel()

    /// - Parameter count: The number of messages at first.
    public convenience init(count: Int = 200) {
        self.init(style: .plain)
        messages = Message.samples(0..<count).reversed()
        title = "Inbox"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 96
        tableView.allowsMultipleSelectionDuringEditing = true
        let dataSource = MailboxDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
            if let message = self?.message(id) { (cell as? MessageCell)?.configure(with: message) }
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        self.dataSource = dataSource
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        self.refreshControl = refreshControl
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.textAlignment = .center
        update(animated: false)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        updateToolbar()
    }

    // MARK: Messages

    private func message(_ id: Message.ID) -> Message? {
        messages.first { $0.id == id }
    }

    private func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[index])
        guard var snapshot = dataSource?.snapshot() else { return }
        snapshot.reconfigureItems([id])
        dataSource?.apply(snapshot, animatingDifferences: false)
        updateToolbar()
    }

    private func delete(_ ids: Set<Message.ID>) {
        messages.removeAll { ids.contains($0.id) }
        update(animated: true)
    }

    private func refresh() {
        Task { [weak self] in
            let newest = self?.messages.first?.id ?? 0
            let fetched = await Self.fetch(after: newest)
            guard let self else { return }
            messages.insert(contentsOf: fetched.reversed(), at: 0)
            update(animated: true)
            refreshControl?.endRefreshing()
        }
    }

    private nonisolated static func fetch(after id: Message.ID) async -> [Message] {
        Message.samples(id + 1..<id + 4)
    }

    // MARK: What is shown

    private func update(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages.map(\.id))
        dataSource?.apply(snapshot, animatingDifferences: animated)
        updateToolbar()
    }

    private func updateToolbar() {
        let selected = tableView.indexPathsForSelectedRows?.count ?? 0
        if isEditing {
            countLabel.text = selected == 0 ? "Select Messages" : "\(selected) Selected"
        } else {
            countLabel.text = "\(messages.count) Messages, \(messages.count { !$0.isRead }) Unread"
        }
        countLabel.sizeToFit()
        var items = [UIBarButtonItem.flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace()]
        if isEditing {
            let delete = UIBarButtonItem(
                title: "Delete", primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelected() })
            delete.isEnabled = selected > 0
            items.append(delete)
        }
        toolbarItems = items
    }

    private func deleteSelected() {
        let ids = (tableView.indexPathsForSelectedRows ?? []).compactMap { dataSource?.itemIdentifier(for: $0) }
        delete(Set(ids))
        setEditing(false, animated: true)
    }

    // MARK: UITableViewDelegate

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return updateToolbar() }
        guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
        change(id) { $0.isRead = true }
        tableView.deselectRow(at: indexPath, animated: true)
    }

    public override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if isEditing { updateToolbar() }
    }

    public override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource?.itemIdentifier(for: indexPath), let message = message(id) else { return nil }
        let title = message.isRead ? "Unread" : "Read"
        let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.change(id) { $0.isRead.toggle() }
            completion(true)
        }
        read.backgroundColor = .systemBlue
        read.image = UIImage(systemName: message.isRead ? "envelope" : "envelope.open")
        return UISwipeActionsConfiguration(actions: [read])
    }

    public override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource?.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.delete([id])
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
            self?.change(id) { $0.isFlagged.toggle() }
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
