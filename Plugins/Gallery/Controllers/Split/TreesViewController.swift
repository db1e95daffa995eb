import UIKit

/// The primary column: trees to choose from. The one that is shown beside it is marked.
final class TreesViewController: UIViewController {
    private let texts: Texts
    private let language: GalleryLanguage
    private var chosen = 0
    private lazy var buttons = Tree.all.indices.map { button(for: $0) }

    init(language: GalleryLanguage) {
        self.language = language
        texts = Texts(Self.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = texts["title"]
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Makes a split view with both columns, however narrow the page is.
    static func makeSplit(in language: GalleryLanguage) -> UISplitViewController {
        let trees = TreesViewController(language: language)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(trees, for: .primary)
        split.setViewController(TreeViewController(Tree.all[0], in: language), for: .secondary)
        split.traitOverrides.layoutDirection = language.layoutDirection
        split.traitOverrides.horizontalSizeClass = .regular
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredPrimaryColumnWidthFraction = 0.38
        split.title = trees.title
        return split
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let rows = UIStackView.column(buttons, spacing: 8)
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
            rows.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
        ])
        showChoice()
    }

    private func button(for index: Int) -> UIButton {
        UIButton(
            configuration: .plain(),
            primaryAction: UIAction { [unowned self] _ in
                chosen = index
                showChoice()
                showDetailViewController(TreeViewController(Tree.all[index], in: language), sender: self)
            })
    }

    private func showChoice() {
        for (index, button) in buttons.enumerated() {
            var look = index == chosen ? UIButton.Configuration.filled() : .gray()
            look.title = Tree.all[index].name(in: language)
            look.buttonSize = .large
            button.configuration = look
            button.accessibilityTraits = index == chosen ? [.button, .selected] : .button
        }
    }
}
