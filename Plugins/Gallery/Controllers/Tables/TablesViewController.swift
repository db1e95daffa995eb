import UIKit

/// One table in its styles: plain with letters that stay at the top and an index, in groups, in groups with rounded corners, and being
/// edited.
final class TablesViewController: SectionViewController {
    private enum Kind: String, CaseIterable {
        case plain, grouped, inset, editing
    }

    private let area = UIView()
    private var list: CountriesViewController?

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let choice = UISegmentedControl(
            frame: .zero,
            actions: Kind.allCases.map { kind in
                UIAction(title: texts[kind.rawValue]) { [unowned self] _ in show(kind) }
            })
        choice.selectedSegmentIndex = 0
        choice.setContentHuggingPriority(.required, for: .vertical)
        add(choice)
        area.layer.cornerRadius = 12
        area.clipsToBounds = true
        add(area)
        fillPage()
        show(.plain)
    }

    private func show(_ kind: Kind) {
        list?.willMove(toParent: nil)
        list?.view.removeFromSuperview()
        list?.removeFromParent()
        let style: UITableView.Style =
            switch kind {
            case .plain, .editing: .plain
            case .grouped: .grouped
            case .inset: .insetGrouped
            }
        let list = CountriesViewController(style: style, language: language, hasIndex: kind == .plain)
        addChild(list)
        area.add(list.view, filling: area.fullGuide)
        list.didMove(toParent: self)
        self.list = list
        list.setEditing(kind == .editing, animated: false)
    }
}

extension UIView {
    /// A layout guide that covers the whole view.
    fileprivate var fullGuide: UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        return guide
    }
}
