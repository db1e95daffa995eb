import UIKit

/// A container made of nothing but the public interface: cards beside or below each other, with the titles of their controllers. All but
/// the last are as large as they want to be.
final class DeskViewController: UIViewController {
    private let cards: [UIViewController]
    private let isWide: Bool
    /// In points, for a card that has not said yet how large it wants to be.
    private static let unknown: CGFloat = 200
    private var lengths: [ObjectIdentifier: NSLayoutConstraint] = [:]

    init(_ cards: [UIViewController], title: String, isWide: Bool) {
        self.cards = cards
        self.isWide = isWide
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The cards are lighter than it in the dark as well.
        view.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.05, alpha: 1) : .systemGroupedBackground
        }
        let row = UIStackView.row([], spacing: 16, alignment: .fill)
        row.axis = isWide ? .horizontal : .vertical
        let heading = UILabel.title(title ?? "")
        for part in [heading, row] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            heading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            heading.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
        ])
        for card in cards { add(card, to: row, isLast: card === cards.last) }
    }

    private func add(_ card: UIViewController, to row: UIStackView, isLast: Bool) {
        addChild(card)
        let ground = UIView()
        ground.layer.cornerRadius = 12
        ground.layer.masksToBounds = true
        ground.addSubview(card.view)
        card.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.view.topAnchor.constraint(equalTo: ground.topAnchor),
            card.view.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
            card.view.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
            card.view.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
        ])
        if !isLast {
            let length = (isWide ? ground.widthAnchor : ground.heightAnchor).constraint(equalToConstant: Self.unknown)
            length.isActive = true
            lengths[ObjectIdentifier(card)] = length
            heed(card)
        }
        let caption = UILabel.caption(card.title ?? "")
        caption.setContentHuggingPriority(.required, for: .vertical)
        row.addArrangedSubview(UIStackView.column([caption, ground], spacing: 6))
        card.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        heed(container)
    }

    private func heed(_ card: any UIContentContainer) {
        let length = isWide ? card.preferredContentSize.width : card.preferredContentSize.height
        if length > 0 { lengths[ObjectIdentifier(card)]?.constant = length }
    }
}
