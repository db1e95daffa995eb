import UIKit

/// A page with a title, and groups below it.
class SectionViewController: UIViewController {
    let texts: Texts
    let language: GalleryLanguage
    private let groups = UIStackView.column([], spacing: 16)

    /// - Parameter texts: With the page's title as `title`.
    init(_ texts: [String: Texts.Row], in language: GalleryLanguage) {
        self.texts = Texts(texts, in: language)
        self.language = language
        super.init(nibName: nil, bundle: nil)
        traitOverrides.layoutDirection = language.layoutDirection
        title = self.texts["title"]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let heading = UILabel.title(texts["title"])
        let margins = view.layoutMarginsGuide
        for view in [heading, groups] {
            self.view.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: margins.topAnchor),
            heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            heading.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            groups.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
            groups.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            groups.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    /// - Parameters:
    ///   - caption: The key of what stands above the group; none for a group that needs no words.
    ///   - spacing: Between caption and group, in points.
    func add(_ group: UIView, caption: String? = nil, spacing: CGFloat = 6) {
        guard let caption else { return groups.addArrangedSubview(group) }
        groups.addArrangedSubview(UIStackView.column([UILabel.caption(texts[caption]), group], spacing: spacing))
    }

    /// Lets the last group take the rest of the page.
    func fillPage() {
        groups.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor).isActive = true
    }
}
