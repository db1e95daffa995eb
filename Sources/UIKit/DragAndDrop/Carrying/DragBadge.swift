/// The sign beside the finger: how many items are carried, and what a drop would do with them.
@MainActor final class DragBadge: UIView {
    private let label = UILabel()
    private static let side: CGFloat = 22
    /// From the finger to the middle of the sign, in points.
    private static let distance: CGFloat = 18

    var count = 1 {
        didSet { update() }
    }

    var operation = UIDropOperation.cancel {
        didSet { if operation != oldValue { update() } }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        layer.cornerRadius = Self.side / 2
        label.textAlignment = .center
        label.textColor = .white
        label.font = .boldSystemFont(ofSize: 14)
        addSubview(label)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The sign as text; nil where there is none to be seen. A count stands where a drop would move, or nothing would become of it.
    var text: String? {
        switch operation {
        case .copy: "+"
        case .forbidden: "×"
        case .move, .cancel: count > 1 ? "\(count)" : nil
        }
    }

    private func update() {
        isHidden = text == nil
        label.text = text
        backgroundColor =
            switch operation {
            case .copy: .systemGreen
            case .forbidden: .systemGray
            case .move, .cancel: .systemRed
            }
        frame.size.width = max(Self.side, label.intrinsicContentSize.width + 10)
        label.frame = bounds
    }

    /// - Parameter location: The place of the finger, in the window's coordinates.
    func place(at location: CGPoint) {
        center = CGPoint(x: location.x + Self.distance, y: location.y + Self.distance)
    }
}
