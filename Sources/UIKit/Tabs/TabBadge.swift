/// A few letters on a coloured ground; a dot where there is none.
@MainActor final class TabBadge: UIView {
    private static let height: CGFloat = 16
    private static let dot: CGFloat = 9
    private static let padding: CGFloat = 5

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 11, weight: .medium)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ text: String) {
        label.text = text
        setNeedsLayout()
    }

    /// - Parameters:
    ///   - ground: Nil: red.
    ///   - text: Nil: what can be read on it.
    func setColors(ground: UIColor?, text: UIColor?) {
        label.textColor = text ?? (ground == nil ? ControlColors.onTint : .white)
        backgroundColor = ground ?? ControlColors.destructive
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else { return CGSize(width: Self.dot, height: Self.dot) }
        let width = label.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.padding
        return CGSize(width: max(Self.height, min(width, size.width)), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = label.text?.isEmpty == false ? bounds.shrunk(dx: Self.padding - 2, dy: 0) : .zero
    }
}
