import UIKit

/// The messages of a mailbox. Beside others it marks the one that they show.
final class MessagesViewController: UIViewController {
    private let mailbox: Mailbox
    private let texts: Texts
    private let language: GalleryLanguage
    private var chosen = 0
    private lazy var rows = mailbox.messages.map { MessageRow($0, texts) }

    init(_ mailbox: Mailbox, in language: GalleryLanguage) {
        self.mailbox = mailbox
        self.language = language
        texts = Texts(MailPage.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = texts[mailbox.rawValue]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, row) in rows.enumerated() {
            row.addAction(UIAction { [unowned self] _ in choose(index) }, for: .touchUpInside)
        }
        view.showMailColumn(rows.isEmpty ? [nothing] : rows, spacing: 2)
        preferredContentSize = CGSize(width: 320, height: CGFloat(rows.count) * 88)
    }

    private var nothing: UILabel {
        let label = UILabel(texts["nothing"], color: .quietText)
        label.textAlignment = .center
        return label
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showChoice()
    }

    private func choose(_ index: Int) {
        chosen = index
        showChoice()
        showDetailViewController(MessageViewController(mailbox.messages[index], in: language), sender: self)
    }

    private func showChoice() {
        let isBesideOthers = splitViewController.map { !$0.isCollapsed } ?? false
        for (index, row) in rows.enumerated() { row.isChosen = isBesideOthers && index == chosen }
    }
}

extension UIView {
    /// A column from the top of the safe area on.
    func showMailColumn(_ views: [UIView], spacing: CGFloat) {
        let column = UIStackView.column(views, spacing: spacing)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
        ])
    }
}

extension UIColor {
    /// Below a row whose content is shown beside the list.
    static let chosenRow = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.13, green: 0.23, blue: 0.36, alpha: 1) : UIColor(red: 0.87, green: 0.93, blue: 1, alpha: 1)
    }
}
