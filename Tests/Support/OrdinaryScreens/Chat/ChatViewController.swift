import UIKit

/// A chat: its messages with the newest at the end, a search over them, and a bar in which the user writes.
public final class ChatViewController: UIViewController {
    public weak var delegate: (any ChatViewControllerDelegate)?

    private var messages: [ChatMessage]
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var dataSource: UITableViewDiffableDataSource<Int, ChatMessage.ID>?
    private let searchController = UISearchController(searchResultsController: nil)
    private let inputBar = ChatInputBar()
    /// Whether the newest message is to be seen, whatever comes and however tall the bar is.
    private var staysAtNewest = true

    /// - Parameter count: The number of messages at first.
    public init(count: Int = 40) {
        messages = ChatMessage.samples(count)
        super.init(nibName: nil, bundle: nil)
        title = "Mara Lindqvist"
    }

    public required init?(coder: NSCoder) {
        messages = []
        super.init(coder: coder)
    }

    // MARK: The bar at the lower edge

    public override var canBecomeFirstResponder: Bool {
        true
    }

    public override var inputAccessoryView: UIView? {
        inputBar
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: View

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        inputBar.delegate = self
        setUpTable()
        setUpSearch()
        update(animated: false)
    }

    private func setUpTable() {
        tableView.register(ChatMessageCell.self, forCellReuseIdentifier: ChatMessageCell.reuseIdentifier)
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 56
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        let dataSource = UITableViewDiffableDataSource<Int, ChatMessage.ID>(tableView: tableView) {
            [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(
                withIdentifier: ChatMessageCell.reuseIdentifier, for: indexPath)
            if let message = self?.message(id) { (cell as? ChatMessageCell)?.configure(with: message) }
            return cell
        }
        dataSource.defaultRowAnimation = .bottom
        self.dataSource = dataSource
    }

    private func setUpSearch() {
        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Messages"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if staysAtNewest, !searchController.isActive { scrollToNewest(animated: false) }
    }

    // MARK: Messages

    private func message(_ id: ChatMessage.ID) -> ChatMessage? {
        messages.first { $0.id == id }
    }

    /// Shows what somebody else has written.
    public func receive(_ text: String) {
        append(text, isOwn: false)
    }

    private func append(_ text: String, isOwn: Bool) {
        messages.append(ChatMessage(id: messages.count, text: text, isOwn: isOwn))
        update(animated: true)
        if staysAtNewest, !searchController.isActive { scrollToNewest(animated: true) }
    }

    private func update(animated: Bool) {
        let query = searchController.searchBar.text ?? ""
        let shown = query.isEmpty ? messages : messages.filter { $0.text.localizedCaseInsensitiveContains(query) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown.map(\.id))
        dataSource?.apply(snapshot, animatingDifferences: animated)
    }

    private func scrollToNewest(animated: Bool) {
        let count = tableView.numberOfRows(inSection: 0)
        guard count > 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: animated)
    }
}

extension ChatViewController: ChatInputBarDelegate {
    func chatInputBar(_ bar: ChatInputBar, didSend text: String) {
        staysAtNewest = true
        append(text, isOwn: true)
        delegate?.chatViewController(self, didSend: text)
    }
}

extension ChatViewController: UITableViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        staysAtNewest = scrollView.bounds.maxY > end - 40
    }

    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = dataSource?.itemIdentifier(for: indexPath), let message = message(id) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = message.text
            }
            return UIMenu(children: [copy])
        }
    }
}

extension ChatViewController: UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController) {
        update(animated: false)
    }
}

extension ChatViewController: UISearchControllerDelegate {
    public func didDismissSearchController(_ searchController: UISearchController) {
        becomeFirstResponder()
    }
}
