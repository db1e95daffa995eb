import UIKit

/// The first of three columns: all mailboxes.
final class MailboxesViewController: UIViewController {
    private let texts: Texts
    private let language: GalleryLanguage
    private var chosen = Mailbox.inbox
    private lazy var rows = Mailbox.allCases.map { row(for: $0) }

    init(language: GalleryLanguage) {
        self.language = language
        texts = Texts(MailPage.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = texts["mailboxes"]
        preferredContentSize = CGSize(width: 220, height: 300)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .groupBackground
        view.showMailColumn(rows, spacing: 2)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showChoice()
    }

    private func showChoice() {
        let isAlone = splitViewController?.isCollapsed ?? false
        for (mailbox, row) in zip(Mailbox.allCases, rows) { row.isChosen = !isAlone && mailbox == chosen }
    }

    private func row(for mailbox: Mailbox) -> MailboxRow {
        let row = MailboxRow(mailbox, texts)
        row.addAction(
            UIAction { [unowned self] _ in
                chosen = mailbox
                showChoice()
                show(MessagesViewController(mailbox, in: language), sender: self)
            }, for: .touchUpInside)
        return row
    }
}
