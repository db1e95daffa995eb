import UIKit

/// The secondary column: what there is to know of a tree.
final class TreeViewController: UIViewController {
    private let tree: Tree
    private let language: GalleryLanguage

    init(_ tree: Tree, in language: GalleryLanguage) {
        self.tree = tree
        self.language = language
        super.init(nibName: nil, bundle: nil)
        title = tree.name(in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = TreeView(tree.crown)
        let text = UILabel(tree.text(in: language), color: .quietText, lines: 0)
        let page = UIStackView.column([picture, text], spacing: 16)
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalToConstant: 160),
            page.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            page.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            page.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
    }
}
