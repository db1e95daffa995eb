/// A tab in the list in which the user arranges them: what it is called, and buttons that move it.
@MainActor final class TabOrderRow: UIView {
    /// In points.
    private static let buttonWidth: CGFloat = 44

    private let up: UIButton
    private let down: UIButton

    /// - Parameter move: Called when the user moves it, by -1 towards the first, by 1 towards the last.
    init(_ item: UITabBarItem, move: @escaping @MainActor (Int) -> Void) {
        let name = item.title ?? item.accessibilityLabel ?? ""
        up = Self.button("chevron.up", "Move \(name) up") { move(-1) }
        down = Self.button("chevron.down", "Move \(name) down") { move(1) }
        super.init(frame: .zero)
        let picture = UIImageView(image: item.image)
        picture.contentMode = .center
        picture.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.text = item.title
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let parts = UIStackView(arrangedSubviews: [picture, label, up, down])
        parts.alignment = .center
        parts.setCustomSpacing(14, after: picture)
        parts.translatesAutoresizingMaskIntoConstraints = false
        addSubview(parts)
        NSLayoutConstraint.activate([
            parts.topAnchor.constraint(equalTo: topAnchor),
            parts.bottomAnchor.constraint(equalTo: bottomAnchor),
            parts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            parts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameter canMove: Whether there is a place for it a step away.
    func update(canMove: (Int) -> Bool) {
        up.isEnabled = canMove(-1)
        down.isEnabled = canMove(1)
    }

    private static func button(_ symbol: String, _ name: String, move: @escaping @MainActor () -> Void) -> UIButton {
        var look = UIButton.Configuration.plain()
        look.image = UIImage(systemName: symbol)
        let button = UIButton(configuration: look, primaryAction: UIAction { _ in move() })
        button.accessibilityLabel = name
        button.widthAnchor.constraint(equalToConstant: buttonWidth).isActive = true
        return button
    }
}
