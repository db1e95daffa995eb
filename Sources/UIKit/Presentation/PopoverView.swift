/// The surface of a popover: rounded, with a shadow, a hairline around it and an arrow. The content is clipped to it.
///
/// It is made of layers of which each can be animated, so that the popover can change its size before the user's eyes. What is animated
/// when it comes and goes is all in one view, so that the popover's own frame is its place at any time.
@MainActor final class PopoverView: UIView {
    private let bubble = UIView()
    private let surface = UIView()
    private let holder = UIView()
    private let edge = UIView()
    private let arrow = PopoverArrowView()

    /// How much smaller the popover is when it has just come, and is about to go.
    private static let smallness: CGFloat = 0.85

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Its content has as little room as on a phone, and lies above what is around it.
        traitOverrides.horizontalSizeClass = .compact
        traitOverrides.userInterfaceLevel = .elevated
        surface.backgroundColor = MenuColors.ground
        surface.layer.shadowOpacity = 0.22
        surface.layer.shadowRadius = 16
        surface.layer.shadowOffset = CGSize(width: 0, height: 6)
        holder.clipsToBounds = true
        edge.layer.borderWidth = hairline
        edge.isUserInteractionEnabled = false
        for view in [surface, holder, edge, arrow] { bubble.addSubview(view) }
        addSubview(bubble)
        updateEdge()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The view of the controller in the popover; nil while it is elsewhere.
    var content: UIView? {
        didSet {
            if let oldValue, oldValue !== content, oldValue.superview === holder { oldValue.removeFromSuperview() }
            guard let content, content.superview !== holder else { return }
            holder.addSubview(content)
            setNeedsLayout()
        }
    }

    /// The colour of the surface and its arrow; nil for the system's.
    var color: UIColor? {
        didSet {
            surface.backgroundColor = color ?? MenuColors.ground
            arrow.color = color ?? MenuColors.ground
        }
    }

    /// How the view's bounds are shared out; its frame is whoever's who has placed it.
    var placement: PopoverPlacement? {
        didSet { if placement != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bubble.bounds = CGRect(origin: .zero, size: bounds.size)
        bubble.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let area = placement?.content ?? bubble.bounds
        for view in [surface, holder, edge] {
            view.frame = area
            view.layer.cornerRadius = placement?.cornerRadius ?? 0
        }
        if let placement { arrow.place(by: placement) }
        if let content, content.superview === holder { content.frame = holder.bounds }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateEdge()
        setNeedsLayout()
    }

    private func updateEdge() {
        edge.layer.borderWidth = hairline
        edge.layer.borderColor = MenuColors.edge.cgColor(with: traitCollection)
    }

    // MARK: Coming and going

    /// Whether the popover cannot be seen, and is a little smaller, drawn together towards the tip of its arrow.
    var isAway = false {
        didSet {
            bubble.alpha = isAway ? 0 : 1
            bubble.transform = isAway ? smaller : .identity
        }
    }

    private var smaller: CGAffineTransform {
        let (scale, middle) = (Self.smallness, CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        let fixed = placement?.arrowTip ?? middle
        // A transform is about the middle.
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (fixed.x - middle.x),
            ty: (1 - scale) * (fixed.y - middle.y))
    }
}
