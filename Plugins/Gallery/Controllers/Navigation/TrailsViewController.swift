import UIKit

/// The root of a stack: trails to choose from.
final class TrailsViewController: UIViewController {
    private let texts: Texts
    private let language: GalleryLanguage
    private let rows = UIStackView.column([], spacing: 10)

    init(language: GalleryLanguage) {
        self.language = language
        texts = Texts(Self.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = texts["title"]
        navigationItem.rightBarButtonItem = makeOrderButton()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A stack with a trail on top, which shows that there is a way back.
    static func makeStack(in language: GalleryLanguage) -> UINavigationController {
        let trails = TrailsViewController(language: language)
        let stack = UINavigationController(rootViewController: trails)
        stack.traitOverrides.layoutDirection = language.layoutDirection
        stack.title = trails.title
        stack.navigationBar.prefersLargeTitles = true
        stack.pushViewController(TrailViewController(Trail.all[0], in: language), animated: false)
        return stack
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        show(Trail.all)
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            rows.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            rows.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
    }

    private func show(_ trails: [Trail]) {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        for trail in trails { rows.addArrangedSubview(button(for: trail)) }
    }

    /// A menu in the bar, one of whose actions is on.
    private func makeOrderButton() -> UIBarButtonItem {
        let listed = UIAction(title: texts["order.listed"], state: .on) { [unowned self] _ in show(Trail.all) }
        let name = UIAction(title: texts["order.name"]) { [unowned self] _ in
            show(Trail.all.sorted { $0.name(in: language) < $1.name(in: language) })
        }
        return UIBarButtonItem(
            title: texts["order"], menu: UIMenu(options: .singleSelection, children: [listed, name]))
    }

    private func button(for trail: Trail) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = trail.name(in: language)
        configuration.buttonSize = .large
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [unowned self] _ in
                navigationController?.pushViewController(TrailViewController(trail, in: language), animated: true)
            })
    }
}
