/// The place of an input view or an accessory. What is in it hands on what it leaves to the responder that has the view, so that the chain of
/// a text field in an accessory leads to whoever has that.
@MainActor final class InputViewSlot: UIView {
    /// Whether it is the place of the input view.
    let isKeyboard: Bool
    weak var owner: UIResponder?
    private(set) var content: UIView?
    private var edges: [NSLayoutConstraint] = []
    /// The height that the app gave to the view.
    private var ownHeight: CGFloat = 0
    /// The height that the view was given here last.
    private var placedHeight: CGFloat?

    init(isKeyboard: Bool) {
        self.isKeyboard = isKeyboard
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var next: UIResponder? {
        guard let owner, let container = superview, !owner.isInside(container) else { return super.next }
        return owner
    }

    // MARK: Content

    func show(_ view: UIView?) {
        guard view !== content || view?.superview !== self else { return }
        if let content, content.superview === self { content.removeFromSuperview() }
        NSLayoutConstraint.deactivate(edges)
        edges = []
        content = view
        placedHeight = nil
        guard let view else { return }
        ownHeight = view.frame.height
        addSubview(view)
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        edges = [
            view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        // The view is as tall as it wants to be; where there is less room than that, the slot has the last word.
        edges[3].priority = .required - 1
        NSLayoutConstraint.activate(edges)
    }

    /// The height that the view wants, in points: not negative, and finite.
    func height(forWidth width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        if let placedHeight, content.frame.height != placedHeight { ownHeight = content.frame.height }
        var height = ownHeight
        if isSizedByContent(content) {
            height =
                content.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if height <= 0 { height = content.intrinsicContentSize.height }
        return height.isFinite ? max(0, height) : 0
    }

    private func isSizedByContent(_ view: UIView) -> Bool {
        if !view.translatesAutoresizingMaskIntoConstraints { return true }
        if let view = view as? UIInputView { return view.allowsSelfSizing }
        return view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height >= 0
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        window?.inputViews.setNeedsUpdate()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content, content.superview === self, content.translatesAutoresizingMaskIntoConstraints else { return }
        content.frame = bounds
        placedHeight = bounds.height
    }
}

extension UIResponder {
    /// Whether the responder is a view in `view`, or a controller whose view is.
    func isInside(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) == true
    }
}
