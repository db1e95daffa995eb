import UIKit

/// A message, with what can be done to it in the bars around it.
final class MessageViewController: UIViewController {
    private let message: MailMessage
    private let texts: Texts
    private var isFlagged = false

    init(_ message: MailMessage, in language: GalleryLanguage) {
        self.message = message
        texts = Texts(MailPage.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = texts["message"]
        showItems()
        toolbarItems = [
            item("archive", "archivebox"), .flexibleSpace(), item("move", "folder"), .flexibleSpace(),
            item("reply", "arrowshape.turn.up.left"), .flexibleSpace(), item("write", "square.and.pencil"),
        ]
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showItems() {
        let flag = item("flag", isFlagged ? "star.fill" : "star") { [unowned self] in
            isFlagged.toggle()
            showItems()
        }
        navigationItem.rightBarButtonItems = [item("trash", "trash"), flag]
    }

    private func item(_ name: String, _ symbol: String, perform: @escaping @MainActor () -> Void = {})
        -> UIBarButtonItem
    {
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol), primaryAction: UIAction { _ in perform() })
        item.accessibilityLabel = texts[name]
        return item
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let subject = UILabel(
            texts["\(message.key).subject"], font: .systemFont(ofSize: 24, weight: .bold), lines: 0)
        var parts = [subject, sender]
        // Only one of them is written out.
        if MailPage.texts["\(message.key).text"] != nil {
            parts += [UILabel(texts["\(message.key).text"], font: .systemFont(ofSize: 16), lines: 0), file]
        } else {
            parts.append(UILabel(texts["\(message.key).preview"], font: .systemFont(ofSize: 16), lines: 0))
        }
        let page = UIStackView.column(parts + [answers], spacing: 16)
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 18),
            page.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 18),
            page.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -18),
        ])
    }

    private var sender: UIView {
        let initials = UILabel(message.initials, font: .systemFont(ofSize: 15, weight: .semibold), color: .white)
        initials.translatesAutoresizingMaskIntoConstraints = false
        let disc = UIView()
        disc.backgroundColor = UIColor(red: 0.35, green: 0.3, blue: 0.65, alpha: 1)
        disc.layer.cornerRadius = 20
        disc.addSubview(initials)
        NSLayoutConstraint.activate([
            disc.widthAnchor.constraint(equalToConstant: 40), disc.heightAnchor.constraint(equalToConstant: 40),
            initials.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
        ])
        let words = UIStackView.column(
            [
                UILabel(texts["\(message.key).sender"], font: .systemFont(ofSize: 16, weight: .semibold)),
                UILabel(
                    texts("recipient", texts["\(message.key).time"]), font: .systemFont(ofSize: 13),
                    color: .quietText),
            ], spacing: 1)
        return UIStackView.row([disc, words], spacing: 12)
    }

    private var file: UIView {
        let ground = UIView()
        ground.backgroundColor = .groupBackground
        ground.layer.cornerRadius = 10
        let picture = UIImageView(image: UIImage(systemName: "paperclip"))
        let size = UILabel(texts["\(message.key).size"], font: .systemFont(ofSize: 13), color: .quietText)
        size.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView.row([picture, UILabel(texts["\(message.key).file"]), size], spacing: 10)
        row.translatesAutoresizingMaskIntoConstraints = false
        ground.addSubview(row)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 20), picture.heightAnchor.constraint(equalToConstant: 20),
            ground.heightAnchor.constraint(equalToConstant: 44),
            row.centerYAnchor.constraint(equalTo: ground.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -12),
        ])
        return ground
    }

    private var answers: UIView {
        func button(_ name: String, _ look: UIButton.Configuration) -> UIButton {
            var look = look
            look.title = texts[name]
            return UIButton(configuration: look)
        }
        return UIStackView.row([button("reply", .filled()), button("forward", .gray()), UIView.spacer], spacing: 10)
    }
}
