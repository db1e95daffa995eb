import UIKit

/// The top of a stack: what there is to know of a trail, and a button in the bar that remembers it.
final class TrailViewController: UIViewController {
    private let trail: Trail
    private let language: GalleryLanguage
    private var isRemembered = false

    init(_ trail: Trail, in language: GalleryLanguage) {
        self.trail = trail
        self.language = language
        super.init(nibName: nil, bundle: nil)
        title = trail.name(in: language)
        showMark()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showMark() {
        let item = UIBarButtonItem(
            image: UIImage(systemName: isRemembered ? "bookmark.fill" : "bookmark"),
            primaryAction: UIAction { [unowned self] _ in
                isRemembered.toggle()
                showMark()
            })
        item.accessibilityLabel = Texts(TrailsViewController.texts, in: language)["remember"]
        navigationItem.rightBarButtonItem = item
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let profile = TrailProfileView(isSteep: trail.isSteep)
        let text = UILabel(trail.text(in: language), color: .quietText, lines: 0)
        let page = UIStackView.column([profile, text], spacing: 16)
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            profile.heightAnchor.constraint(equalToConstant: 140),
            page.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            page.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            page.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
    }
}
