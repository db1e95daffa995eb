import UIKit

/// The top of a stack: what there is to know of a trail, a button in the bar that remembers it, and a toolbar that leads to the others and
/// says when the user sets off.
final class TrailViewController: UIViewController {
    private let trail: Trail
    private let language: GalleryLanguage
    private let texts: Texts
    private var isRemembered = false
    private var isUnderWay = false

    init(_ trail: Trail, in language: GalleryLanguage) {
        self.trail = trail
        self.language = language
        texts = Texts(TrailsViewController.texts, in: language)
        super.init(nibName: nil, bundle: nil)
        title = trail.name(in: language)
        navigationItem.largeTitleDisplayMode = .never
        showMark()
        toolbarItems = [
            neighbour("previous", "chevron.backward", by: -1), .fixedSpace(32),
            neighbour("next", "chevron.forward", by: 1), .flexibleSpace(), start,
        ]
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
        item.accessibilityLabel = texts["remember"]
        navigationItem.rightBarButtonItem = item
    }

    /// Shows another trail in the place of this one.
    private func neighbour(_ name: String, _ symbol: String, by step: Int) -> UIBarButtonItem {
        let index = Trail.all.firstIndex { $0.key == trail.key }.map { $0 + step }
        let other = index.flatMap { Trail.all.indices.contains($0) ? Trail.all[$0] : nil }
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction { [unowned self] _ in
                guard let other, let stack = navigationController else { return }
                stack.setViewControllers(
                    stack.viewControllers.dropLast() + [TrailViewController(other, in: language)], animated: false)
            })
        item.isEnabled = other != nil
        item.accessibilityLabel = texts[name]
        return item
    }

    private lazy var start: UIBarButtonItem = {
        let item = UIBarButtonItem(
            title: texts["start"],
            primaryAction: UIAction { [unowned self] _ in
                isUnderWay.toggle()
                start.title = texts[isUnderWay ? "arrive" : "start"]
            })
        item.style = .done
        return item
    }()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
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
